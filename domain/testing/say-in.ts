import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import i18next from 'i18next';
import { type Language, LANGUAGES } from '../src/ground/language/languages.ts';
import type { Say } from '../src/ground/language/say.ts';

const WORDS = fileURLToPath(new URL('../words/', import.meta.url));

const readCatalogues = (language: Language) =>
  Object.fromEntries(
    ['first', 'later', 'book'].flatMap((group) =>
      readdirSync(`${WORDS}${language}/${group}`).map((file) => [
        basename(file, '.json'),
        JSON.parse(readFileSync(`${WORDS}${language}/${group}/${file}`, 'utf8')) as Record<string, string>,
      ]),
    ),
  );

const texts = i18next.createInstance();
void texts.init({
  lowerCaseLng: true,
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: ':',
  interpolation: { escapeValue: false },
  resources: Object.fromEntries(LANGUAGES.map((language) => [language, readCatalogues(language)])),
  parseMissingKeyHandler: (key, defaultValue?: string) => {
    if (defaultValue === undefined) throw new Error(`no words for ${key}`);
    return defaultValue;
  },
});

/** The words of the site as the gateway and the page read them (i18next). */
export const sayIn = (language: Language): Say => {
  const say = texts.getFixedT(language);
  return (key, values) => say(key, { ...values });
};
