#include "texts.h"

#include <string.h>

#define BUTTON(command) [TEXT_COMMAND + (command)]
#define LONG(command) [TEXT_LONG + (command)]
#define MODE(mode) [TEXT_MODE + (mode)]

static const char *const codes[LANGS] = {"en", "fr", "ru"};

static const char *const table[TEXTS][LANGS] = {
    BUTTON(COMMAND_NONE) = {"", "", ""},
    BUTTON(COMMAND_START) = {"Start", "Lancer", "Пуск"},
    BUTTON(COMMAND_PAUSE) = {"Pause", "Pause", "Пауза"},
    BUTTON(COMMAND_STOP) = {"Stop", "Stop", "Стоп"},
    BUTTON(COMMAND_BACK) = {"Back", "Retour", "Назад"},
    BUTTON(COMMAND_STEP) = {"Step", "Pas", "Шаг"},
    BUTTON(COMMAND_NEXT) = {"Next", "Suite", "Далее"},
    BUTTON(COMMAND_MODE_DOWN) = {"<", "<", "<"},
    BUTTON(COMMAND_MODE_UP) = {">", ">", ">"},
    BUTTON(COMMAND_METHOD_DOWN) = {"<", "<", "<"},
    BUTTON(COMMAND_METHOD_UP) = {">", ">", ">"},
    BUTTON(COMMAND_N_DOWN) = {"−", "−", "−"},
    BUTTON(COMMAND_N_UP) = {"+", "+", "+"},
    BUTTON(COMMAND_SEED_DOWN) = {"−", "−", "−"},
    BUTTON(COMMAND_SEED_UP) = {"+", "+", "+"},
    BUTTON(COMMAND_SLOWER) = {"+", "+", "+"},
    BUTTON(COMMAND_FASTER) = {"−", "−", "−"},
    BUTTON(COMMAND_PNG) = {"PNG", "PNG", "PNG"},
    BUTTON(COMMAND_SVG) = {"SVG", "SVG", "SVG"},
    BUTTON(COMMAND_FULL) = {"Full", "Plein", "Экран"},
    BUTTON(COMMAND_RESET) = {"Reset", "Vider", "Сброс"},
    BUTTON(COMMAND_HELP) = {"Help", "Aide", "Помощь"},
    BUTTON(COMMAND_QUIT) = {"Quit", "Quitter", "Выход"},

    LONG(COMMAND_NONE) = {"", "", ""},
    LONG(COMMAND_START) = {"start, or go on", "lancer, ou reprendre", "начать или продолжить"},
    LONG(COMMAND_PAUSE) = {"pause, and go on", "pause, et reprise", "пауза и продолжение"},
    LONG(COMMAND_STOP) = {"stop", "arrêter", "остановить"},
    LONG(COMMAND_BACK) = {"one step back", "un pas en arrière", "на шаг назад"},
    LONG(COMMAND_STEP) = {"one step on", "un pas en avant", "на шаг вперёд"},
    LONG(COMMAND_NEXT) = {"on to the next solution", "jusqu'à la solution suivante", "до следующего решения"},
    LONG(COMMAND_MODE_DOWN) = {"the mode before", "le mode précédent", "предыдущий режим"},
    LONG(COMMAND_MODE_UP) = {"the next mode", "le mode suivant", "следующий режим"},
    LONG(COMMAND_METHOD_DOWN) = {"the method before", "la méthode précédente", "предыдущий метод"},
    LONG(COMMAND_METHOD_UP) = {"the next method", "la méthode suivante", "следующий метод"},
    LONG(COMMAND_N_DOWN) = {"a smaller board", "un échiquier plus petit", "доска меньше"},
    LONG(COMMAND_N_UP) = {"a larger board", "un échiquier plus grand", "доска больше"},
    LONG(COMMAND_SEED_DOWN) = {"the seed before", "la graine précédente", "предыдущее зерно"},
    LONG(COMMAND_SEED_UP) = {"the next seed", "la graine suivante", "следующее зерно"},
    LONG(COMMAND_SLOWER) = {"slower: longer rests", "plus lent", "медленнее"},
    LONG(COMMAND_FASTER) = {"faster: shorter rests", "plus vite", "быстрее"},
    LONG(COMMAND_PNG) = {"save the board as PNG", "enregistrer en PNG", "сохранить доску в PNG"},
    LONG(COMMAND_SVG) = {"save the board as SVG", "enregistrer en SVG", "сохранить доску в SVG"},
    LONG(COMMAND_FULL) = {"full screen, and back", "plein écran, et retour", "во весь экран и обратно"},
    LONG(COMMAND_RESET) = {"an empty board", "un échiquier vide", "пустая доска"},
    LONG(COMMAND_HELP) = {"this help", "cette aide", "эта справка"},
    LONG(COMMAND_QUIT) = {"close the window", "fermer la fenêtre", "закрыть окно"},

    MODE(MODE_SOLUTIONS) = {"solutions", "solutions", "решения"},
    MODE(MODE_SEARCH) = {"search", "recherche", "поиск"},
    MODE(MODE_REPAIR) = {"repair", "réparation", "починка"},
    MODE(MODE_COVER) = {"cover", "couverture", "покрытие"},
    MODE(MODE_PUZZLE) = {"puzzle", "puzzle", "головоломка"},

    [TEXT_LABEL_MODE] = {"mode", "mode", "режим"},
    [TEXT_LABEL_METHOD] = {"method", "méthode", "метод"},
    [TEXT_LABEL_SEED] = {"seed", "graine", "зерно"},
    [TEXT_LABEL_DELAY] = {"rest", "délai", "задержка"},
    [TEXT_READY] = {"ready", "prêt", "готово"},
    [TEXT_RUNNING] = {"running", "en cours", "идёт"},
    [TEXT_PAUSED] = {"paused", "en pause", "пауза"},
    [TEXT_STOPPING] = {"stopping", "arrêt en cours", "остановка"},
    [TEXT_NODES] = {"node", "nœud", "узел"},
    [TEXT_NODES + 1] = {"nodes", "nœuds", "узла"},
    [TEXT_NODES + 2] = {"nodes", "nœuds", "узлов"},
    [TEXT_SOLUTIONS] = {"solution", "solution", "решение"},
    [TEXT_SOLUTIONS + 1] = {"solutions", "solutions", "решения"},
    [TEXT_SOLUTIONS + 2] = {"solutions", "solutions", "решений"},
    [TEXT_DEPTH] = {"depth", "profondeur", "глубина"},
    [TEXT_COLON] = {": ", " : ", ": "},
    [TEXT_IN] = {"in", "en", "за"},
    [TEXT_NONE] = {"no solution", "aucune solution", "решений нет"},
    [TEXT_COVERS] = {"cover", "couverture", "покрытие"},
    [TEXT_COVERS + 1] = {"covers", "couvertures", "покрытия"},
    [TEXT_COVERS + 2] = {"covers", "couvertures", "покрытий"},
    [TEXT_QUEENS] = {"queen", "reine", "ферзя"},
    [TEXT_QUEENS + 1] = {"queens", "reines", "ферзей"},
    [TEXT_QUEENS + 2] = {"queens", "reines", "ферзей"},
    [TEXT_OF] = {"with", "à", "из"},
    [TEXT_AT_LEAST] = {"at least", "au moins", "не менее"},
    [TEXT_AT_MOST] = {"at most", "au plus", "не более"},
    [TEXT_STOPPED_AFTER] = {"stopped after", "arrêté après", "остановлено после"},
    [TEXT_NOT_BUILT] = {"no method for this mode in this build", "pas de méthode pour ce mode dans cette version",
                        "нет метода для этого режима в этой сборке"},
    [TEXT_NO_PUZZLE] = {"the puzzle has its own size", "le puzzle a sa propre taille", "у головоломки свой размер"},
    [TEXT_SAVED] = {"saved", "enregistré :", "сохранено:"},
    [TEXT_NOT_SAVED] = {"could not save", "échec de l'enregistrement :", "не удалось сохранить:"},
    [TEXT_CURRENT] = {"current", "actuel", "сейчас"},
    [TEXT_BEST] = {"best so far", "meilleur", "лучшее"},
    [TEXT_UNCOVERED] = {"uncovered", "non couvertes", "не покрыто"},
    [TEXT_CONFLICTS] = {"in conflict", "en conflit", "под боем"},
    [TEXT_HELP_TITLE] = {"Keys", "Touches", "Клавиши"},
    [TEXT_HELP_END] = {"F1 or Esc closes this help", "F1 ou Échap ferme cette aide", "F1 или Esc закрывает справку"},
};

const char *text(enum lang lang, enum text id) {
    return table[id][lang];
}

/* 1, 21, 31 ...: 0; 2 to 4, 22 to 24 ...: 1; 0, 5 to 20 ...: 2. */
static int russian_form(unsigned long long count) {
    unsigned long long ten = count % 10, hundred = count % 100;
    if (ten == 1 && hundred != 11) return 0;
    return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? 1 : 2;
}

const char *text_plural(enum lang lang, enum text id, unsigned long long count) {
    int form = count == 1 ? 0 : 2;
    if (lang == LANG_FR && count == 0) form = 0;
    if (lang == LANG_RU) form = russian_form(count);
    return text(lang, id + (enum text)form);
}

char text_decimal_point(enum lang lang) {
    return lang == LANG_EN ? '.' : ',';
}

bool lang_find(const char *name, enum lang *lang) {
    for (int i = 0; i < LANGS; i++) {
        if (strcmp(name, codes[i]) != 0) continue;
        *lang = (enum lang)i;
        return true;
    }
    return false;
}

enum lang lang_of_locale(const char *locale) {
    for (int i = 0; locale != NULL && i < LANGS; i++)
        if (strncmp(locale, codes[i], 2) == 0 && strchr("_.@", locale[2]) != NULL) return (enum lang)i;
    return LANG_EN;
}
