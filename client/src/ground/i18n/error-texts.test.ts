import { ERROR_CODES } from '@lineboard/domain/ground/error/error-code';
import { OPTIONAL_PARAMS, REQUIRED_PARAMS } from '@lineboard/domain/ground/error/error-params.schema';
import { describe, expect, it } from 'vitest';
import { createI18n } from './i18n.ts';
import { LANGUAGES } from '@lineboard/domain/ground/language/languages';

const english = createI18n('en');

describe('texts of the error catalogue', () => {
  it.each([
    ['VAL2-10, VAL2-11', 'amountExceeded', 'Amount Exceeded'],
    ['VAL2-13', 'reverseAmountExceeded', 'Amount exceeded'],
    ['VAL2-12', 'amountBelowMinimum', 'Amount below the minimum'],
    ['VAL2-58', 'incorrectPassword', 'Incorrect password'],
    ['VAL2-22', 'parlayCombinations', 'Please review your parlay combinations, some picks are no valid!'],
    ['ST2-23', 'openSpotsSingleParlay', 'OPEN SPOTS ARE ONLY AVAILABLE FOR SINGLE PARLAYS'],
    ['ERR1-09', 'rifFreePlayParent', "Free play wagers can't be used in rolling if bets."],
    ['ERR1-10', 'rifCorrelated', 'Correlated games can not be used in rolling if bets.'],
  ] as const)('%s: %s is worded as the specification has it', (_row, code, text) => {
    expect(english.t(`error:${code}`)).toBe(text);
  });

  it.each(LANGUAGES.map((language) => [language]))(
    'a text names only figures that its code has in %s',
    async (language) => {
      const i18n = createI18n(language);
      await i18n.loadNamespaces('error');
      const schemas: Readonly<Record<string, { properties: object }>> = {
        ...REQUIRED_PARAMS,
        ...OPTIONAL_PARAMS,
      };
      for (const code of ERROR_CODES) {
        const text: string = i18n.getResource(language, 'error', code);
        const named = [...text.matchAll(/\{\{-?\s*(\w+)/g)].map(([, name]) => name);
        expect(Object.keys(schemas[code]?.properties ?? {}), code).toEqual(expect.arrayContaining(named));
      }
    },
  );

  it.each(LANGUAGES.map((language) => [language]))('every code has a text in %s', async (language) => {
    const i18n = createI18n(language);
    await i18n.loadNamespaces('error');
    for (const code of ERROR_CODES)
      expect(i18n.exists(`error:${code}`, { lng: language, fallbackLng: [] }), code).toBe(true);
  });
});
