import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { StartRefused } from '../ground/report/start-refused.ts';
import { readHouseRules } from './read-house-rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'lineboard-rules-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (content: string): string => {
  const path = join(folder, 'rules.json');
  writeFileSync(path, content);
  return path;
};

describe('the file of house rules', () => {
  it('is not needed', () => expect(readHouseRules(null)).toBe(DEFAULT_HOUSE_RULES));

  it('changes only the rules that it names', () => {
    const rules = readHouseRules(
      written('{"rifMaxChain": 3, "parlayCard": {"cardName": "c", "payouts": {"2": [13, 5]}}}'),
    );
    expect(rules).toEqual({
      ...DEFAULT_HOUSE_RULES,
      rifMaxChain: 3,
      parlayCard: { cardName: 'c', payouts: { 2: [13, 5] } },
    });
  });

  it('SCR2-18: says how many alternate lines a game shows by default', () => {
    const defaultSpreadDisplay = { football: 12, basketball: 8, live: 0, others: 20 };
    expect(readHouseRules(written(JSON.stringify({ defaultSpreadDisplay })))).toEqual({
      ...DEFAULT_HOUSE_RULES,
      defaultSpreadDisplay,
    });
  });

  it('HR-12.7: says which periods and markets a teaser accepts', () => {
    const [six] = DEFAULT_HOUSE_RULES.teasers;
    const teasers = [{ ...six, periods: [0, 1], markets: { Baseball: ['S', 'L'] } }];
    expect(readHouseRules(written(JSON.stringify({ teasers }))).teasers).toEqual(teasers);
  });

  it('ST1-24, CON1-08: names the teasers’ order and the initial one', () => {
    const named = { defaultTeaserName: 'T tp 7/5', orderByTeaserName: true };
    expect(readHouseRules(written(JSON.stringify(named)))).toEqual({ ...DEFAULT_HOUSE_RULES, ...named });
  });

  it('HR-52.5: names the smallest offer of some currencies, or of none', () => {
    const sales = { marginPercent: 4, legPercent: 1, leastCents: 100 };
    const ofCurrencies = { ...sales, leastCentsOf: { MXN: 2_000, JPY: 15_000 } };
    for (const figures of [sales, ofCurrencies])
      expect(readHouseRules(written(JSON.stringify({ sales: figures }))).sales).toEqual(figures);
  });

  it('HR-84.5: names the most that is won in some currencies, or in none', () => {
    for (const most of [
      {},
      { mostTicketWinCentsOf: {} },
      { mostTicketWinCentsOf: { MXN: 200_000_000, COP: 40_000_000_000 } },
      { mostDayWinCentsOf: { MXN: 500_000_000, XTS: 0 } },
    ])
      expect(readHouseRules(written(JSON.stringify(most)))).toEqual({ ...DEFAULT_HOUSE_RULES, ...most });
  });

  it('accepts the defaults themselves', () => {
    expect(readHouseRules(written(JSON.stringify(DEFAULT_HOUSE_RULES)))).toEqual(DEFAULT_HOUSE_RULES);
  });

  it.each([
    ['{', 'it is no JSON'],
    ['{"rifMaxChain": 1}', '/rifMaxChain'],
    ['{"mostParlay": 4}', '/mostParlay'],
    ['{"progressiveCard": {"payouts": {}}}', 'leaves out a number of legs'],
    ['{"progressiveCard": {"payouts": {"4": [[5, 1]], "6": [[20, 1]]}}}', 'leaves out a number of legs'],
    ['{"progressiveCard": {"payouts": {"4": [[5, 1], [5, 1]]}}}', 'as much with more legs'],
    [
      '{"sales": {"marginPercent": 4, "legPercent": 1, "leastCents": 100, "leastCentsOf": {"usd": 100}}}',
      '/sales/leastCentsOf',
    ],
    [
      '{"sales": {"marginPercent": 4, "legPercent": 1, "leastCents": 100, "leastCentsOf": {"USD": -1}}}',
      '/sales/leastCentsOf/USD',
    ],
    ['{"mostTicketWinCentsOf": {"mxn": 100}}', '/mostTicketWinCentsOf'],
    ['{"mostTicketWinCentsOf": {"MXN ": 100}}', '/mostTicketWinCentsOf'],
    ['{"mostTicketWinCentsOf": {"MXN": -1}}', '/mostTicketWinCentsOf/MXN'],
    ['{"mostTicketWinCentsOf": {"MXN": 0.5}}', '/mostTicketWinCentsOf/MXN'],
    ['{"mostTicketWinCentsOf": {"__proto__": 100}}', '/mostTicketWinCentsOf'],
    ['{"mostTicketWinCentsOf": 100}', '/mostTicketWinCentsOf'],
    ['{"mostDayWinCentsOf": {"PESO": 100}}', '/mostDayWinCentsOf'],
    ['{"mostDayWinCentsOf": {"MXN": -1}}', '/mostDayWinCentsOf/MXN'],
    ['{"mostDayWinCentsOf": {"__proto__": {"MXN": 100}}}', '/mostDayWinCentsOf'],
    ['{"teasers": [{"teaserName": "Six"}]}', '/teasers/0'],
    [
      JSON.stringify({ teasers: [{ ...DEFAULT_HOUSE_RULES.teasers[0], periods: [20] }] }),
      '/teasers/0/periods/0 must be <= 19',
    ],
    [
      JSON.stringify({ teasers: [{ ...DEFAULT_HOUSE_RULES.teasers[0], points: { Football: '6' } }] }),
      '/teasers/0/points/Football',
    ],
    [
      JSON.stringify({ teasers: [{ ...DEFAULT_HOUSE_RULES.teasers[0], markets: { Soccer: ['M'] } }] }),
      '/teasers/0/markets/Soccer/0',
    ],
    ['{"defaultSpreadDisplay": {"football": 12}}', '/defaultSpreadDisplay must have required properties'],
    [
      '{"defaultSpreadDisplay": {"football": 21, "basketball": 6, "live": 4, "others": 4}}',
      '/defaultSpreadDisplay/football must be <= 20',
    ],
    [
      JSON.stringify({ teasers: [DEFAULT_HOUSE_RULES.teasers[0], DEFAULT_HOUSE_RULES.teasers[0]] }),
      'two teasers have one name',
    ],
    ['{"defaultTeaserName": "T tp 5/3"}', 'defaultTeaserName is none of its teasers'],
  ])('stops the start with one plain line: %s', (content, why) => {
    const path = written(content);
    expect(() => readHouseRules(path)).toThrow(StartRefused);
    expect(() => readHouseRules(path)).toThrow(why);
    expect(() => readHouseRules(path)).toThrow(/^HOUSE_RULES_FILE got [^\n]*$/);
  });

  it('must exist', () => {
    expect(() => readHouseRules(join(folder, 'missing.json'))).toThrow('it can not be read');
  });
});
