import { expect, it } from 'vitest';
import { createI18n } from './i18n.ts';
import { OTHER_LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { readWords } from '../../../build/read-words.ts';

it.each(OTHER_LANGUAGES)('%s comes whole with the first text that is requested', async (language) => {
  const texts = createI18n('en');
  await texts.changeLanguage(language);
  const namespaces = Object.keys(readWords(language, 'page'));
  expect(namespaces.filter((namespace) => !texts.hasResourceBundle(language, namespace))).toEqual([]);
  expect(Object.keys(texts.store.data[language] ?? {}).toSorted()).toEqual(namespaces.toSorted());
});

/** Words that only occur when the text calls the customer `tú`. */
const FAMILIAR =
  /(?<![\p{L}])(tú|tus?|ti|te|contigo|has|hagas|puedes|tienes|quieres|debes|abres|pulsa|pulsas|elige|inicia sesión (?:con|para))(?![\p{L}])/iu;

/** What is typed as `tu`, in every language: a team's total under. */
const TYPED = /\bto(?:,| o) tu\b/g;

it('all Spanish texts call the customer usted', () => {
  const familiar = Object.entries(readWords('es', 'page')).flatMap(([namespace, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => FAMILIAR.test(text.replaceAll(TYPED, '')))
      .map(([key, text]) => `${namespace}:${key}: ${text}`),
  );
  expect(familiar).toEqual([]);
});
