import { expect, it } from 'vitest';
import { wordsIn } from './words-in.ts';

const LANGUAGES = ['en', 'es', 'th', 'zh-hant'] as const;

it('says the operator’s words in the language of the page, and the first ones where there are none in it', () => {
  const others = { es: 'Reglas', 'zh-hant': '規則' };
  expect(LANGUAGES.map((language) => wordsIn(language, 'House rules', others))).toEqual([
    'House rules',
    'Reglas',
    'House rules',
    '規則',
  ]);
  expect(LANGUAGES.map((language) => wordsIn(language, 'Promo'))).toEqual(Array(4).fill('Promo'));
});
