import { describe, expect, it } from 'vitest';
import { createOpenBetItem } from '../../../testing/open-bet-fixtures.ts';
import { sayIn } from '../../../testing/say-in.ts';
import { createParlayTerms, createTeaserTerms } from '../../../testing/wager-fixtures.ts';
import type { Say } from '../../ground/language/say.ts';
import { describeItem, describeItems, describePeriod, describeType } from './describe-bet.ts';

const [en, es, th, zhHant] = (['en', 'es', 'th', 'zh-hant'] as const).map(sayIn) as [Say, Say, Say, Say];

const pick = (market: 'S' | 'M' | 'L' | 'E', side: string, periodNumber = 0) =>
  ({ type: 'G', gameNum: 1, periodNumber, market, side }) as never;

describe('a bet in words', () => {
  it.each([
    [createOpenBetItem(), 'Green Bay Packers -3½ -110'],
    [createOpenBetItem({ pick: pick('M', 'team2'), finalLine: null, finalPrice: 150 }), 'Chicago Bears +150'],
    [createOpenBetItem({ pick: pick('M', 'draw'), finalLine: null, finalPrice: 220 }), 'Draw +220'],
    [createOpenBetItem({ pick: pick('L', 'over'), finalLine: 45.5 }), 'Over 45½ -110'],
    [createOpenBetItem({ pick: pick('L', 'under'), finalLine: 45 }), 'Under 45 -110'],
    [createOpenBetItem({ pick: pick('E', 'team2Under'), finalLine: 21.5 }), 'Chicago Bears under 21½ -110'],
    [createOpenBetItem({ pick: pick('E', 'team1Over'), finalLine: 21.5 }), 'Green Bay Packers over 21½ -110'],
  ])('ENT1-50.1: an item says what was bet and on which game', (item, bet) => {
    expect(describeItem(item, 'A', en)).toBe(`Football: ${bet} (Green Bay Packers @ Chicago Bears, Game)`);
  });

  it('ENT1-50.12: a quarter line is written as its two halves', () => {
    expect(describeItem(createOpenBetItem({ finalLine: -0.75 }), 'A', en)).toContain('-½, -1 -110');
  });

  it('ENT1-50.10, ENT1-50.11: the price is decimal or a fraction where the account’s settings say so', () => {
    const item = createOpenBetItem();
    expect(describeItem(item, 'D', en)).toContain('-3½ 1.91 ');
    expect(describeItem(item, 'F', en)).toContain('-3½ 10/11 ');
  });

  it('ENT1-50.4: the period is described, for an alternate line too; a contest has none', () => {
    expect(describePeriod(createOpenBetItem({ pick: pick('S', 'team1', 1) }), en)).toBe('1st Half');
    const regulation = createOpenBetItem({
      sportType: 'Hockey',
      pick: pick('M', 'draw', 10),
      finalLine: null,
      finalPrice: 330,
    });
    expect([en, es, th, zhHant].map((words) => describePeriod(regulation, words))).toEqual([
      'Regulation',
      'Tiempo reglamentario',
      'เวลาปกติ',
      '法定時間',
    ]);
    expect(describeItem(regulation, 'A', en)).toBe(
      'Hockey: Draw +330 (Green Bay Packers @ Chicago Bears, Regulation)',
    );
    const contest = createOpenBetItem({
      pick: { type: 'C', contestNum: 1, contestantNum: 1 },
      contestDesc: 'To win the title',
      contestantName: 'Packers',
      finalPrice: 900,
    });
    expect(describePeriod(contest, en)).toBe('');
    expect(describeItem(contest, 'A', en)).toBe('Football: Packers +900 (To win the title)');
  });

  it('ENT1-51: the lines of a description are separated by carriage return and line feed', () => {
    const items = [createOpenBetItem(), createOpenBetItem({ pick: pick('S', 'team2'), finalLine: 3.5 })];
    const lines = describeItems({ terms: createParlayTerms({ openSpots: 1 }), items }, 'A', en);
    expect(lines.split('\r\n')).toEqual([
      expect.stringContaining('Packers -3½ -110'),
      expect.stringContaining('Bears +3½ -110'),
      'Open spot',
    ]);
    // A leg's own price doesn't pay in a teaser.
    expect(describeItems({ terms: createTeaserTerms(), items }, 'A', en)).not.toContain('-110');
  });

  it('each type of wager has its words', () => {
    const items = [1, 2, 3];
    const type = (terms: Parameters<typeof describeType>[0]['terms'], of = items) =>
      describeType({ terms, items: of }, en);
    expect(type({ kind: 'straight' }, [1])).toBe('Straight');
    expect(type(createParlayTerms({ openSpots: 1 }))).toBe('Parlay (4)');
    expect(type(createTeaserTerms())).toMatch(/^Teaser .+ \(3\)$/);
    expect(type({ kind: 'ifBet', condition: 'winOnly' })).toBe('If win only (3)');
    expect(type({ kind: 'ifBet', condition: 'winOrPush' })).toBe('If win or push (3)');
    expect(type({ kind: 'reverse' })).toBe('ARBC (3)');
    expect(type({ kind: 'reverse' }, [1, 2])).toBe('Action reverse');
    expect(
      type({ kind: 'roundRobin', riskCents: 1, toWinCents: 1, sizes: [2, 3], excluded: [], card: null }),
    ).toBe('Round robin by 2, 3 (3)');
  });

  it('each language has words of its own, and the sport’s name in it', () => {
    const item = createOpenBetItem({ pick: pick('L', 'over', 1), finalLine: 45.5 });
    expect([es, th, zhHant].map((say) => describeItem(item, 'A', say))).toEqual([
      'Fútbol americano: Más de 45½ -110 (Green Bay Packers @ Chicago Bears, 1.ª mitad)',
      'อเมริกันฟุตบอล: สูง 45½ -110 (Green Bay Packers @ Chicago Bears, ครึ่งแรก)',
      '美式足球: 大 45½ -110 (Green Bay Packers @ Chicago Bears, 上半場)',
    ]);
    const parlay = { terms: createParlayTerms({ openSpots: 1 }), items: [1, 2, 3] };
    expect([es, th, zhHant].map((say) => describeType(parlay, say))).toEqual([
      'Parlay (4)',
      'พาร์เลย์ (4)',
      '過關 (4)',
    ]);
    const trio = {
      kind: 'roundRobin',
      riskCents: 1,
      toWinCents: 1,
      sizes: [2, 3],
      excluded: [],
      card: null,
    } as const;
    expect(describeType({ terms: trio, items: [1, 2, 3] }, zhHant)).toBe('輪轉過關 2、3 (3)');
    // A sport without words of its own keeps the feed's name.
    expect(describeItem({ ...item, sportType: 'Chess: blitz' }, 'A', es)).toMatch(/^Chess: blitz: Más de /);
    // A team's name is kept exactly, whatever characters it has.
    const odd = createOpenBetItem({
      pick: pick('E', 'team1Over'),
      team1Id: '{{total}} $1 $t(pick:draw)',
      finalLine: 3,
    });
    expect(describeItem(odd, 'A', es)).toContain('{{total}} $1 $t(pick:draw) más de 3 ');
  });
});
