import { ERROR_CODES } from '@lineboard/domain/ground/error/error-code';
import { type Language, LANGUAGE_ROWS, LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { describe, expect, it } from 'vitest';
import { type Catalogues, checkCatalogues, findUses, readCatalogues } from './check-catalogues.ts';

const same = (texts: Record<string, string>) => ({ slip: texts });
const everywhere = (texts: Record<string, string>): Catalogues =>
  Object.fromEntries(LANGUAGES.map((language) => [language, same(texts)])) as unknown as Catalogues;
const using = (text: string) => [{ path: 'slip/Part.tsx', text: `useTranslation('slip'); ${text}` }];

describe('the catalogues', () => {
  it.each(LANGUAGES)('%s has words for every code of the closed list', (language) => {
    const { error } = readCatalogues('page')[language];
    expect(Object.keys(error ?? {}).sort()).toEqual([...ERROR_CODES].sort());
  });
});

describe('the check of the catalogues', () => {
  it('finds no faults where every text exists and is used', () => {
    expect(checkCatalogues(everywhere({ risk: 'Risk {{amount}}' }), using("t('risk', { amount })"))).toEqual(
      [],
    );
  });

  it('names a text that a language lacks', () => {
    const catalogues = { ...everywhere({ risk: 'Risk' }), th: same({}) };
    expect(checkCatalogues(catalogues, using("t('risk')"))).toEqual(['th/slip.json: "risk" is missing']);
  });

  it('names a text that only another language has', () => {
    const catalogues = { ...everywhere({ risk: 'Risk' }), es: same({ risk: 'Riesgo', win: 'Ganar' }) };
    expect(checkCatalogues(catalogues, using("t('risk')"))).toEqual([
      'es/slip.json: "win" is in no other language',
    ]);
  });

  it('names a used key that doesn’t exist and a key that nobody uses', () => {
    expect(checkCatalogues(everywhere({ win: 'Win' }), using("t('risk')"))).toEqual([
      "slip/Part.tsx: uses slip:risk, which en/slip.json doesn't have",
      'en/slip.json: "win" is used nowhere',
    ]);
  });

  it('counts a text that is looked up once for many cells', () => {
    const cells = using("sayText(\n  t,\n  'risk', {}); sayText(t, `say.${market}`, {})");
    expect(checkCatalogues(everywhere({ risk: 'Risk', 'say.total': 'Total' }), cells)).toEqual([]);
    expect(checkCatalogues(everywhere({ win: 'Win' }), using("sayText(t, 'risk', {})"))).toHaveLength(2);
  });

  it('names a placeholder that got lost in translation', () => {
    const catalogues = { ...everywhere({ max: 'Max {{amount}}' }), es: same({ max: 'Máx.' }) };
    expect(checkCatalogues(catalogues, using("t('max', { amount })"))).toEqual([
      'es/slip.json: "max" has other placeholders than English',
    ]);
  });

  it('finds keys in the other catalogues, and texts that refer to them', () => {
    const page = everywhere({ risk: 'Risk' });
    const book = (text: string) =>
      Object.fromEntries(LANGUAGES.map((each) => [each, { files: { head: text } }])) as unknown as Catalogues;
    const files = [{ path: 'exports/a.ts', text: "say('files:head'); t(`slip:ri${x}`)" }];
    expect(checkCatalogues(book('$t(slip:risk)'), files, page)).toEqual([]);
    expect(checkCatalogues(book('$t(slip:risk)'), files)).toContain(
      'es/files.json: "head" is $t(slip:risk), which isn’t there',
    );
    expect(checkCatalogues(book('$t(slip:gone)'), files, page)).toHaveLength(LANGUAGES.length);
    expect(checkCatalogues(book('Head'), files)).toEqual([
      "exports/a.ts: uses slip:ri, which en/slip.json doesn't have",
    ]);
  });

  it('wants the plural forms that each language has, no more and no less', () => {
    const formsOf = (language: Language): Record<string, string> =>
      Object.fromEntries(
        new Intl.PluralRules(LANGUAGE_ROWS[language].locale)
          .resolvedOptions()
          .pluralCategories.map((form) => [`picks_${form}`, '{{count}} picks']),
      );
    const right = Object.fromEntries(
      LANGUAGES.map((language) => [language, same(formsOf(language))]),
    ) as unknown as Catalogues;
    expect(Object.keys(right.es['slip'] ?? {})).toContain('picks_many');
    expect(Object.keys(right.th['slip'] ?? {})).toEqual(['picks_other']);
    expect(checkCatalogues(right, using("t('picks', { count })"))).toEqual([]);
    const { picks_many: _, ...fewer } = formsOf('es');
    expect(checkCatalogues({ ...right, es: same(fewer) }, using("t('picks', { count })"))).toEqual([
      'es/slip.json: "picks_many" is missing',
    ]);
  });

  it('reads keys in other namespaces, put-together keys, and none in comments', () => {
    const uses = findUses({
      path: 'slip/a.ts',
      text: "// t('no')\nt('pick:draw'); t(`error:${code}`); t('risk')",
    });
    expect(uses.map(({ namespace, key, isPrefix }) => [namespace, key, isPrefix])).toEqual([
      ['pick', 'draw', false],
      ['error', '', true],
      ['slip', 'risk', false],
    ]);
  });
});
