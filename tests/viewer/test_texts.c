#include "support.h"

#include "texts.h"

static void test_texts_when_gone_through_then_each_language_has_each(void **state) {
    UNUSED(state);
    for (int id = 0; id < TEXTS; id++) {
        if (id == TEXT_COMMAND + COMMAND_NONE || id == TEXT_LONG + COMMAND_NONE) continue;
        for (int lang = 0; lang < LANGS; lang++) {
            during("text %d in language %d", id, lang);
            const char *got = text((enum lang)lang, (enum text)id);
            want_true(got != NULL && got[0] != '\0', "a text");
        }
    }
}

static void test_texts_when_counted_then_the_form_goes_with_the_number(void **state) {
    static const struct {
        unsigned long long count;
        const char *en, *fr, *ru;
    } forms[] = {{0, "solutions", "solution", "решений"},   {1, "solution", "solution", "решение"},
                 {2, "solutions", "solutions", "решения"},  {5, "solutions", "solutions", "решений"},
                 {11, "solutions", "solutions", "решений"}, {12, "solutions", "solutions", "решений"},
                 {21, "solutions", "solutions", "решение"}, {92, "solutions", "solutions", "решения"},
                 {111, "solutions", "solutions", "решений"}};
    UNUSED(state);
    for (size_t i = 0; i < COUNT_OF(forms); i++) {
        during("%llu", forms[i].count);
        want_text(forms[i].en, text_plural(LANG_EN, TEXT_SOLUTIONS, forms[i].count));
        want_text(forms[i].fr, text_plural(LANG_FR, TEXT_SOLUTIONS, forms[i].count));
        want_text(forms[i].ru, text_plural(LANG_RU, TEXT_SOLUTIONS, forms[i].count));
    }
}

static void test_lang_when_a_locale_is_given_then_its_language_is_taken(void **state) {
    UNUSED(state);
    want_number(LANG_FR, lang_of_locale("fr_CA.UTF-8"));
    want_number(LANG_RU, lang_of_locale("ru"));
    want_number(LANG_EN, lang_of_locale("de_DE.UTF-8"));
    want_number(LANG_EN, lang_of_locale("french"));
    want_number(LANG_EN, lang_of_locale(""));
    want_number(LANG_EN, lang_of_locale(NULL));
}

static void test_lang_when_it_is_none_of_the_three_then_it_is_not_found(void **state) {
    enum lang lang = LANG_EN;
    UNUSED(state);
    want_true(lang_find("ru", &lang), "Russian");
    want_number(LANG_RU, lang);
    want_true(!lang_find("de", &lang) && !lang_find("", &lang) && !lang_find("fra", &lang), "no others");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        TEST(test_texts_when_gone_through_then_each_language_has_each),
        TEST(test_texts_when_counted_then_the_form_goes_with_the_number),
        TEST(test_lang_when_a_locale_is_given_then_its_language_is_taken),
        TEST(test_lang_when_it_is_none_of_the_three_then_it_is_not_found),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
