import { expect, it } from 'vitest';
import { LANGUAGES } from '../../ground/language/languages.ts';
import { wordsIn } from './words-in.ts';

it('says the operator’s words in the language of the page, and the first ones where there are none in it', () => {
  const others = { es: 'Reglas', 'zh-hant': '規則' };
  const said = (['en', 'es', 'th', 'zh-hant'] as const).map((each) => wordsIn(each, 'House rules', others));
  expect(said).toEqual(['House rules', 'Reglas', 'House rules', '規則']);
  for (const language of LANGUAGES) expect(wordsIn(language, 'Promo')).toBe('Promo');
});
