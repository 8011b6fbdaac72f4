import { describe, expect, it } from 'vitest';
import { createTeaserCard } from '../../../testing/wager-fixtures.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import { orderTeasers, selectTeaser } from './select-teaser.ts';

const createTeasers = (...names: string[]) =>
  names.map((teaserName) =>
    createTeaserCard({
      teaserName,
      category: teaserName.startsWith('Pleaser') ? 'Pleasers' : 'Standard',
    }),
  );
const order = (names: string[], descendingByName = false) =>
  orderTeasers(createTeasers(...names), descendingByName).map(({ teaserName }) => teaserName);

describe('teasers', () => {
  it('CON1-06: Standard ones come before Pleasers', () => {
    const named = createTeasers('Pleaser tp 6/4', 'Six points', 'Pleaser tw 7', 'T tw 6/4');
    const categories = orderTeasers(named, false).map(({ category }) => category);
    expect(categories).toEqual(['Standard', 'Standard', 'Pleasers', 'Pleasers']);
  });

  it('CON1-07: the prefixes of their names order them, then the book’s own order, an unknown prefix last', () => {
    const ordered = ['T tp 7/5', 'T tp 6/4', 'T tl 10/7', 'T tw 6/4', 'Six points'];
    const pleasers = ['Pleaser tp 7/5', 'Pleaser tl 6/4', 'Pleaser tw 6/4', 'Pleaser of six'];
    expect(
      order([...pleasers.toReversed(), 'Six points', 'T tw 6/4', 'T tl 10/7', 'T tp 7/5', 'T tp 6/4']),
    ).toEqual([...ordered, ...pleasers]);
  });

  it('CON1-08: their names descend with OrderByTeaserName on', () => {
    expect(order(['Pleaser tl 6/4', 'T tp 6/4', 'T tw 6/4', 'T tp 7/5'], true)).toEqual([
      'T tw 6/4',
      'T tp 7/5',
      'T tp 6/4',
      'Pleaser tl 6/4',
    ]);
  });

  it('CALL2-21: one is found by its name', () => {
    const [first] = DEFAULT_HOUSE_RULES.teasers;
    expect(selectTeaser(DEFAULT_HOUSE_RULES, first!.teaserName)).toBe(first);
    expect(selectTeaser(DEFAULT_HOUSE_RULES, 'T tp 99/99')).toBeNull();
  });

  it('CALL1-22: its sports are those in which the card of its name moves points', () => {
    const sportsOf = (teaserName: string) =>
      Object.keys(selectTeaser(DEFAULT_HOUSE_RULES, teaserName)?.points ?? {});
    expect(sportsOf('T tp 6/4')).toEqual(['Football', 'Basketball', 'Baseball']);
    expect(sportsOf('T tl 10/7 3 teams')).toEqual(['Football', 'Basketball']);
  });

  const teams = (...prices: number[]) => Object.fromEntries(prices.map((price, at) => [at + 2, price]));

  it.each([
    ['HR-13.1', 'T tp 6/4', 'tp', 6, 4, teams(-110, 180, 300, 450, 700, 900, 1_100)],
    ['HR-13.2', 'T tp 6.5/4.5', 'tp', 6.5, 4.5, teams(-120, 160, 250, 400, 600, 800, 1_000)],
    ['HR-13.3', 'T tp 7/5', 'tp', 7, 5, teams(-130, 150, 200, 350, 500, 700, 900)],
    ['HR-13.4', 'T tl 10/7 3 teams', 'tl', 10, 7, { 3: -120 }],
    ['HR-13.5', 'T tl 13/9 4 teams', 'tl', 13, 9, { 4: -130 }],
  ])('%s: %s pays what the rule says', (_id, teaserName, tieRule, football, basketball, payCards) => {
    const card = selectTeaser(DEFAULT_HOUSE_RULES, teaserName);
    expect(card).toMatchObject({ tieRule, points: { Football: football, Basketball: basketball } });
    expect(card?.payCards).toEqual(payCards);
  });

  it('ENT1-15: the name’s prefix says category and tie rule', () => {
    for (const { teaserName, category, tieRule } of DEFAULT_HOUSE_RULES.teasers)
      expect(teaserName.startsWith(`${category === 'Pleasers' ? 'Pleaser' : 'T'} ${tieRule} `)).toBe(true);
  });
});
