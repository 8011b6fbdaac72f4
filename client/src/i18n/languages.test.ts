import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { createI18n } from './i18n.ts';
import { LANGUAGES } from './language.ts';

const others = LANGUAGES.filter((language) => language !== 'en');

it.each(others)('%s comes whole with the first text that is asked for', async (language) => {
  const texts = createI18n('en');
  await texts.changeLanguage(language);
  const files = readdirSync(join(import.meta.dirname, language)).map((file) => basename(file, '.json'));
  expect(files.filter((namespace) => !texts.hasResourceBundle(language, namespace))).toEqual([]);
  expect(Object.keys(texts.store.data[language] ?? {}).toSorted()).toEqual(files.toSorted());
});

/** Words that only somebody says who calls the customer `tú`. */
const FAMILIAR =
  /(?<![\p{L}])(tú|tus?|ti|te|contigo|has|hagas|puedes|tienes|quieres|debes|abres|pulsa|pulsas|elige|inicia sesión (?:con|para))(?![\p{L}])/iu;

it('the Spanish texts call the customer usted, all of them', () => {
  const folder = join(import.meta.dirname, 'es');
  const familiar = readdirSync(folder).flatMap((file) =>
    Object.entries<string>(JSON.parse(readFileSync(join(folder, file), 'utf8')))
      .filter(([, text]) => FAMILIAR.test(text))
      .map(([key, text]) => `${file} ${key}: ${text}`),
  );
  expect(familiar).toEqual([]);
});
