import { describe, expect, it } from 'vitest';
import { createContestLine, createGame, createLine, KICK_OFF_MS } from '../../../testing/book-fixtures.ts';
import { type Market, SIDES_OF, type Side } from '../../ground/pick/pick.ts';
import type { ContestLine } from '../../lines/line/contest-line.schema.ts';
import type { Game } from '../../lines/line/game.schema.ts';
import type { GameLine } from '../../lines/line/game-line.schema.ts';
import { findRegulation } from '../../ground/sport/find-period.ts';
import { isPeriodHidden, judgeContestLine, judgeMarket, type LineConditions } from './line-validity.ts';

const CONDITIONS: LineConditions = {
  bookMs: KICK_OFF_MS - 3_600_000,
  feedUp: true,
  restrictions: [],
  isTeased: false,
};

interface Setting {
  game?: Partial<Game>;
  line?: Partial<GameLine>;
  conditions?: Partial<LineConditions>;
}

const judge = (market: Market, side: Side, { game, line, conditions }: Setting = {}) => {
  const judged = judgeMarket(createGame(game), createLine(line), market, side, {
    ...CONDITIONS,
    ...conditions,
  });
  return judged.refusal ?? judged.state;
};

/** Every side that a line with a draw has. */
const ALL_SIDES = (Object.keys(SIDES_OF) as Market[]).flatMap((market) =>
  SIDES_OF[market].map((side) => [market, side] as const),
);
const judgeAll = (setting: Setting) =>
  new Set(
    ALL_SIDES.map(([market, side]) =>
      judge(market, side, { ...setting, line: { moneyLineDraw: 300, ...setting.line } }),
    ),
  );

const ALL_HELD = {
  spreadLineStatus: 'H',
  moneyLineStatus: 'H',
  totalsStatus: 'H',
  teamTotalsLineStatus: 'H',
} as const satisfies Partial<GameLine>;

describe('line validity', () => {
  it('VAL2-01, VAL2-02, VAL2-03, VAL2-04: every side of a complete open line is bettable', () => {
    expect(judgeAll({})).toEqual(new Set(['open']));
  });

  it('HR-32.6: three-way prices that lost their draw are bettable on neither team', () => {
    const game = { sportType: 'Soccer' };
    for (const side of ['team1', 'team2'] as const) {
      expect(judge('M', side, { game, line: { moneyLineDraw: null } })).toBe('lineHeld');
      expect(judge('M', side, { game, line: { moneyLineDraw: 230 } })).toBe('open');
      expect(judge('M', side, { line: { moneyLineDraw: null } })).toBe('open');
    }
  });

  it('HR-32.6: a regulation line without its draw has no bettable team, unlike a game without draws', () => {
    const game = { sportType: 'Hockey' };
    const { periodNumber } = findRegulation('Hockey')!;
    for (const side of ['team1', 'team2'] as const) {
      expect(judge('M', side, { game, line: { periodNumber, moneyLineDraw: null } })).toBe('lineHeld');
      expect(judge('M', side, { game, line: { periodNumber, moneyLineDraw: 330 } })).toBe('open');
      expect(judge('M', side, { game, line: { periodNumber: 1, moneyLineDraw: null } })).toBe('open');
    }
    expect(judge('M', 'draw', { game, line: { periodNumber, moneyLineDraw: 330 } })).toBe('open');
    expect(judge('S', 'team1', { game, line: { periodNumber, moneyLineDraw: null } })).toBe('open');
  });

  it.each([
    ['VAL2-01', 'S', 'spreadAdj1'],
    ['VAL2-01', 'S', 'spreadAdj2'],
    ['VAL2-01', 'S', 'spread1'],
    ['VAL2-01', 'S', 'spread2'],
    ['VAL2-02', 'M', 'moneyLine1'],
    ['VAL2-02', 'M', 'moneyLine2'],
    ['VAL2-03', 'L', 'ttlPtsAdj1'],
    ['VAL2-03', 'L', 'ttlPtsAdj2'],
    ['VAL2-03', 'L', 'totalPoints'],
  ] as const)('%s, HR-32.4: no side of market %s is bettable without %s', (_id, market, field) => {
    for (const side of SIDES_OF[market]) {
      expect(judge(market, side, { line: { moneyLineDraw: 300, [field]: null } })).toBe('priceMissing');
    }
  });

  it('VAL2-01, VAL2-02, VAL2-03, HR-32.4: a market without both prices doesn’t affect the others', () => {
    expect(judge('S', 'team1', { line: { moneyLine1: null, ttlPtsAdj2: null } })).toBe('open');
    expect(judge('M', 'team1', { line: { spreadAdj1: null, ttlPtsAdj2: null } })).toBe('open');
    expect(judge('L', 'over', { line: { spreadAdj1: null, moneyLine1: null } })).toBe('open');
  });

  it('VAL2-04: a team total needs both prices and the points of that team, not of the other', () => {
    for (const line of [{ team1TtlPtsAdj1: null }, { team1TtlPtsAdj2: null }, { team1TotalPoints: null }]) {
      expect(judge('E', 'team1Over', { line })).toBe('priceMissing');
      expect(judge('E', 'team1Under', { line })).toBe('priceMissing');
      expect(judge('E', 'team2Over', { line })).toBe('open');
    }
    expect(judge('E', 'team2Under', { line: { team2TtlPtsAdj1: null } })).toBe('priceMissing');
  });

  it('VAL2-05: a draw needs a price of at least 100 either way', () => {
    expect(judge('M', 'draw')).toBe('priceMissing');
    expect(judge('M', 'draw', { line: { moneyLineDraw: 0 } })).toBe('priceMissing');
    expect(judge('M', 'draw', { line: { moneyLineDraw: 99 } })).toBe('priceMissing');
    expect(judge('M', 'draw', { line: { moneyLineDraw: -99 } })).toBe('priceMissing');
    expect(judge('M', 'draw', { line: { moneyLineDraw: 100 } })).toBe('open');
    expect(judge('M', 'draw', { line: { moneyLineDraw: -100 } })).toBe('open');
  });

  it('HR-2.1, HR-32.4: a figure that isn’t an American price counts as a missing price', () => {
    for (const price of [0, 50, 110.5, Number.NaN, Number.POSITIVE_INFINITY, 1_000_001]) {
      expect(judge('S', 'team1', { line: { spreadAdj2: price } })).toBe('priceMissing');
    }
  });

  it.each([
    ['VAL2-01', 'S', 'spreadLineStatus'],
    ['VAL2-02', 'M', 'moneyLineStatus'],
    ['VAL2-03', 'L', 'totalsStatus'],
    ['VAL2-04', 'E', 'teamTotalsLineStatus'],
  ] as const)('%s, HR-32.1: status H holds every side of market %s alone (%s)', (_id, held, field) => {
    for (const [market, side] of ALL_SIDES) {
      const line = { moneyLineDraw: 300, [field]: 'H' } as const;
      expect(judge(market, side, { line })).toBe(market === held ? 'lineHeld' : 'open');
    }
  });

  it.each(['S', 'M', 'L', 'E'] as const)('HR-32.1: %s that is held because of a doubt says so', (doubted) => {
    for (const [market, side] of ALL_SIDES) {
      const line = { moneyLineDraw: 300, ...ALL_HELD, doubtedMarkets: doubted };
      expect(judge(market, side, { line })).toBe(market === doubted ? 'lineDoubted' : 'lineHeld');
    }
  });

  it('HR-32.1: only a market’s status holds it; a doubt says why', () => {
    expect(judgeAll({ line: { doubtedMarkets: 'SMLE' } })).toEqual(new Set(['open']));
    expect(judgeAll({ line: { ...ALL_HELD, doubtedMarkets: 'SMLE' } })).toEqual(new Set(['lineDoubted']));
  });

  it('HR-32.1: a held market is shown, one without prices is not', () => {
    const states = (line: Partial<GameLine>) =>
      judgeMarket(createGame(), createLine(line), 'S', 'team1', CONDITIONS).state;
    expect(states({ spreadLineStatus: 'H' })).toBe('held');
    expect(states({ spreadLineStatus: 'H', spreadAdj1: null })).toBe('none');
  });

  it('ENT2-02, HR-32.2: status I is circled and bettable', () => {
    const judged = judgeMarket(createGame(), createLine({ spreadLineStatus: 'I' }), 'S', 'team1', CONDITIONS);
    expect(judged).toEqual({ state: 'circled', refusal: null });
  });

  it('HR-32.5: a stale feed suspends every market, held ones too', () => {
    expect(judgeAll({ conditions: { feedUp: false } })).toEqual(new Set(['feedStale']));
    const line = createLine({ spreadLineStatus: 'H' });
    const conditions = { ...CONDITIONS, feedUp: false };
    expect(judgeMarket(createGame(), line, 'S', 'team1', conditions).state).toBe('suspended');
  });

  it('VAL2-09, HR-32.3: a period is hidden once its cut-off is earlier than the book clock, not before', () => {
    const at = (bookMs: number) => ({ conditions: { bookMs } });
    expect(judgeAll(at(KICK_OFF_MS))).toEqual(new Set(['open']));
    expect(judgeAll(at(KICK_OFF_MS + 1))).toEqual(new Set(['cutoffPassed']));
    expect(isPeriodHidden(createGame(), createLine(), KICK_OFF_MS)).toBe(false);
    expect(isPeriodHidden(createGame(), createLine(), KICK_OFF_MS + 1)).toBe(true);
  });

  it('headings and disabled lines are never bettable and hidden', () => {
    expect(judgeAll({ game: { isTitle: true } })).toEqual(new Set(['lineDisabled']));
    expect(judgeAll({ line: { disabled: true } })).toEqual(new Set(['lineDisabled']));
    expect(isPeriodHidden(createGame({ isTitle: true }), createLine(), 0)).toBe(true);
    expect(isPeriodHidden(createGame(), createLine({ disabled: true }), 0)).toBe(true);
  });

  it('VAL2-06: a baseball teaser takes only totals', () => {
    const teaser = { conditions: { isTeased: true }, game: { sportType: 'Baseball' } } as const;
    for (const [market, side] of ALL_SIDES) {
      const judged = judge(market, side, { ...teaser, line: { moneyLineDraw: 300 } });
      expect(judged).toBe(market === 'L' ? 'open' : 'wagerTypeUnavailable');
    }
  });

  it('other teasers take spreads and totals', () => {
    const bettable = ALL_SIDES.filter(
      ([market, side]) =>
        judge(market, side, { conditions: { isTeased: true }, line: { moneyLineDraw: 300 } }) === 'open',
    );
    expect(new Set(bettable.map(([market]) => market))).toEqual(new Set(['S', 'L']));
  });

  it('HR-12.7: a teaser takes the periods and markets that its card names', () => {
    const teaser = { periods: [1], markets: { Football: ['L'] } } as const;
    const conditions = { isTeased: true, teaser } as const;
    expect(judge('L', 'over', { conditions, line: { periodNumber: 1 } })).toBe('open');
    expect(judge('S', 'team1', { conditions, line: { periodNumber: 1 } })).toBe('wagerTypeUnavailable');
    expect(judge('L', 'over', { conditions })).toBe('wagerTypeUnavailable');
  });

  it('HR-12.7: teasers take only the full game', () => {
    const half = { conditions: { isTeased: true }, line: { periodNumber: 1 } } as const;
    expect(judge('S', 'team1', half)).toBe('wagerTypeUnavailable');
    expect(judge('L', 'over', half)).toBe('wagerTypeUnavailable');
  });

  it('a side that the market does not have is not bettable', () => {
    expect(judge('S', 'draw')).toBe('priceMissing');
    expect(judge('M', 'over')).toBe('priceMissing');
    expect(judge('L', 'team1')).toBe('priceMissing');
    expect(judge('E', 'over')).toBe('priceMissing');
  });
});

describe('money line restrictions', () => {
  const restricted = (
    sportType: string,
    code: string,
    line: Partial<GameLine>,
    params: Record<string, number>,
  ) => judge('M', 'team2', { game: { sportType }, line, conditions: { restrictions: [{ code, params }] } });

  it.each([
    ['VAL2-07', 'Football', 'FBMLDISABLE'],
    ['VAL2-08', 'Basketball', 'BBMLDISABLE'],
  ])('%s: the %s money line goes when either spread reaches the maximum of %s', (_id, sportType, code) => {
    const at = (spread1: number | null, spread2: number | null) =>
      restricted(sportType, code, { spread1, spread2 }, { MaxSpreadPoints: 10 });
    expect(at(-9.5, 9.5)).toBe('open');
    expect(at(-10, 9)).toBe('moneyLineRestricted');
    expect(at(9, -10)).toBe('moneyLineRestricted');
    expect(at(10.5, -10.5)).toBe('moneyLineRestricted');
    expect(at(null, null)).toBe('open');
    expect(at(null, 12)).toBe('moneyLineRestricted');
  });

  it.each([
    ['VAL2-07', 'Football', 'FBMLDISABLE'],
    ['VAL2-08', 'Basketball', 'BBMLDISABLE'],
  ])(
    '%s: the %s money line of the regulation goes without a spread that says how far ahead a team is',
    (_id, sportType, code) => {
      const { periodNumber } = findRegulation('Football')!;
      const at = (spread1: number | null) => {
        const spread2 = spread1 === null ? null : 0 - spread1;
        const line = { periodNumber, moneyLineDraw: 1_800, spread1, spread2 };
        return restricted(sportType, code, line, { MaxSpreadPoints: 10 });
      };
      expect([at(null), at(-9.5), at(-10)]).toEqual(['moneyLineRestricted', 'open', 'moneyLineRestricted']);
    },
  );

  /** A money line with a spread of 8, under a restriction that allows spreads up to these points. */
  const besideEight = (sportType: string, code: string, maxPoints: number) =>
    restricted(sportType, code, { spread1: -8, spread2: 8 }, { MaxSpreadPoints: maxPoints });

  it('ROLE2-13: the parameter MaxSpreadPoints of FBMLDISABLE says how large a football spread may be', () => {
    expect(besideEight('Football', 'FBMLDISABLE', 8)).toBe('moneyLineRestricted');
    expect(besideEight('Football', 'FBMLDISABLE', 8.5)).toBe('open');
  });

  it('ROLE2-14: the parameter MaxSpreadPoints of BBMLDISABLE says how large a basketball spread may be', () => {
    expect(besideEight('Basketball', 'BBMLDISABLE', 8)).toBe('moneyLineRestricted');
    expect(besideEight('Basketball', 'BBMLDISABLE', 8.5)).toBe('open');
  });

  it('VAL2-07, VAL2-08: each code applies to its own sport, and only to money lines', () => {
    const line = { spread1: -20, spread2: 20 };
    expect(restricted('Basketball', 'FBMLDISABLE', line, { MaxSpreadPoints: 10 })).toBe('open');
    expect(restricted('Football', 'BBMLDISABLE', line, { MaxSpreadPoints: 10 })).toBe('open');
    expect(restricted('Hockey', 'FBMLDISABLE', line, { MaxSpreadPoints: 10 })).toBe('open');
    const restrictions = [{ code: 'FBMLDISABLE', params: { MaxSpreadPoints: 10 } }];
    expect(judge('S', 'team1', { line, conditions: { restrictions } })).toBe('open');
    expect(judge('L', 'over', { line, conditions: { restrictions } })).toBe('open');
  });

  it('VAL2-07: without its parameter the restriction removes the money line at every spread', () => {
    expect(restricted('Football', 'FBMLDISABLE', { spread1: 0, spread2: 0 }, {})).toBe('moneyLineRestricted');
  });
});

describe('contest lines', () => {
  const judgeContest = (line: Partial<ContestLine>, conditions: Partial<LineConditions> = {}) => {
    const judged = judgeContestLine(createContestLine(line), { ...CONDITIONS, ...conditions });
    return judged.refusal ?? judged.state;
  };

  it('HR-32.3: need a price, a status other than H, a future cut-off and a live feed', () => {
    expect(judgeContest({})).toBe('open');
    expect(judgeContest({ status: 'I' })).toBe('circled');
    expect(judgeContest({ status: 'H' })).toBe('lineHeld');
    expect(judgeContest({ status: 'H', doubted: true })).toBe('lineDoubted');
    expect(judgeContest({ moneyLine: null })).toBe('priceMissing');
    expect(judgeContest({ moneyLine: 0 })).toBe('priceMissing');
    expect(judgeContest({}, { bookMs: KICK_OFF_MS })).toBe('open');
    expect(judgeContest({}, { bookMs: KICK_OFF_MS + 1 })).toBe('cutoffPassed');
    expect(judgeContest({}, { feedUp: false })).toBe('feedStale');
  });

  it('are closed when taken down or decided, and can’t be part of teasers', () => {
    expect(judgeContest({ disabled: true })).toBe('lineDisabled');
    expect(judgeContest({ outcome: 'W' })).toBe('lineDisabled');
    expect(judgeContest({}, { isTeased: true })).toBe('wagerTypeUnavailable');
  });
});
