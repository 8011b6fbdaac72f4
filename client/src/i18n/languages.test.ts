import { readdirSync } from 'node:fs';
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
