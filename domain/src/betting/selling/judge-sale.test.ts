import { describe, expect, it } from 'vitest';
import { createGame, createLine, KICK_OFF_MS } from '../../../testing/book-fixtures.ts';
import {
  createLeg,
  createParlayTerms,
  createStraight,
  readResults,
} from '../../../testing/wager-fixtures.ts';
import { DEFAULT_HOUSE_RULES } from '../../ground/house-rules/default-house-rules.ts';
import type { GamePick } from '../../ground/pick/pick.ts';
import type { GameLine } from '../../lines/line/game-line.schema.ts';
import type { Wager } from '../wager/wager.ts';
import { judgeSale, type LegToSell, type SaleConditions, type WagerToSell } from './judge-sale.ts';
import type { GameOffer } from './leg-probability.ts';

const pickOf = (fields: Partial<GamePick> = {}): GamePick => ({
  type: 'G',
  gameNum: 1,
  periodNumber: 0,
  market: 'S',
  side: 'team1',
  ...fields,
});

const legOf = (pick: Partial<GamePick> = {}, fields: Partial<LegToSell> = {}): LegToSell => ({
  pick: pickOf(pick),
  finalLine: -3.5,
  threeWay: false,
  listedPitcher1: null,
  listedPitcher2: null,
  result: null,
  ...fields,
});

const offerOf = (
  lines: ReadonlyArray<Partial<GameLine>> = [{}],
  fields: Partial<GameOffer> = {},
): GameOffer => ({
  game: createGame(),
  lines: lines.map((line) => createLine(line)),
  feedUp: true,
  ...fields,
});

/** A straight of 100.00 at −110, on Green Bay −3.5. */
const straight = (fields: Partial<WagerToSell> = {}): WagerToSell => ({
  wager: createStraight(),
  riskCents: 10_000,
  status: 'O',
  legs: [legOf()],
  isInChain: false,
  isWaiting: false,
  ...fields,
});

const parlayOf = (games: number): Wager => ({
  terms: createParlayTerms(),
  legs: Array.from({ length: games }, () => createLeg()),
  freePlay: false,
});

const judge = (
  bet: WagerToSell,
  offer: GameOffer | null = offerOf(),
  terms: Partial<Pick<SaleConditions, 'figures' | 'currency'>> = {},
) =>
  judgeSale(bet, {
    bookMs: KICK_OFF_MS - 1_000,
    figures: DEFAULT_HOUSE_RULES.sales,
    currency: 'USD',
    ...terms,
    offerOf: (gameNum) => (offer === null ? null : { ...offer, game: { ...offer.game, gameNum } }),
  });

describe('an offer for a wager', () => {
  it('HR-51.1, HR-52.1, HR-52.2: is half of what it would pay at even prices, less 4 % and 1 % for its leg', () => {
    // 190.91 × ½ × 0.95 = 90.68…
    expect(judge(straight())).toEqual({ offerCents: 9_068, paybackCents: 19_091 });
  });

  it('HR-51.1: goes by the line of its own number, wherever that now is', () => {
    const lines = [
      { spread1: -6.5, spread2: 6.5 },
      { periodNumber: 20, spread1: -3.5, spread2: 3.5, spreadAdj1: -300, spreadAdj2: 240 },
    ];
    // 0.75 ÷ (0.75 + 100/340) × 190.91 × 0.95
    expect(judge(straight(), offerOf(lines))).toMatchObject({ offerCents: 13_027 });
  });

  it('HR-51.2: lies between its neighbors where nobody offers its number', () => {
    const lines = [
      { spread1: -3, spread2: 3, spreadAdj1: -150, spreadAdj2: 130 },
      { periodNumber: 21, spread1: -4, spread2: 4, spreadAdj1: -110, spreadAdj2: -110 },
    ];
    const low = 0.6 / (0.6 + 100 / 230);
    expect(judge(straight(), offerOf(lines))).toMatchObject({
      offerCents: Math.floor(19_091 * ((low + 0.5) / 2) * 0.95),
    });
    // Nothing lies beyond the last of them.
    expect(judge(straight(), offerOf(lines.slice(1)))).toEqual({ refusal: 'noLine', leg: 0 });
    expect(judge(straight(), offerOf(lines.slice(0, 1)))).toEqual({ refusal: 'noLine', leg: 0 });
  });

  it('HR-51.3: counts a decided leg as what it was graded', () => {
    const legs = [legOf({}, { result: readResults('W')[0]! }), legOf({ gameNum: 2 })];
    // Two legs at −110 pay 364.46.
    expect(judge(straight({ wager: parlayOf(2), legs }))).toEqual({
      offerCents: 17_311,
      paybackCents: 36_446,
    });
    const pushed = [legOf({}, { result: readResults('P')[0]! }), legOf({ gameNum: 2 })];
    expect(judge(straight({ wager: parlayOf(2), legs: pushed }))).toMatchObject({ paybackCents: 19_091 });
  });

  it('HR-51.1: takes the sides of a team’s own total, and of three ways all three', () => {
    const total = legOf({ market: 'E', side: 'team2Under' }, { finalLine: 20.5 });
    const under = 125 / 225 / (125 / 225 + 100 / 205);
    expect(judge(straight({ legs: [total] }))).toMatchObject({
      offerCents: Math.floor(19_091 * under * 0.95),
    });
    const draw = legOf({ market: 'M', side: 'draw' }, { finalLine: null, threeWay: true });
    const lines = [{ moneyLine1: 100, moneyLine2: 200, moneyLineDraw: 200 }];
    const third = 1 / 3 / (1 / 2 + 2 / 3);
    expect(judge(straight({ legs: [draw] }), offerOf(lines))).toMatchObject({
      offerCents: Math.floor(19_091 * third * 0.95),
    });
  });
});

describe('no offer', () => {
  const other = (fields: Partial<GameLine>): GameOffer => offerOf([fields]);

  it.each<[string, WagerToSell, GameOffer | null, unknown]>([
    ['a wager that was decided', straight({ status: 'W' }), offerOf(), 'decided'],
    [
      'a leg that was decided and nothing else',
      straight({ legs: [legOf({}, { result: ['W', 'W'] })] }),
      offerOf(),
      'decided',
    ],
    ['a free play', straight({ wager: createStraight({}, true) }), offerOf(), 'freePlay'],
    ['a rolling if', straight({ isInChain: true }), offerOf(), 'rolling'],
    ['a wager of which something waits', straight({ isWaiting: true }), offerOf(), 'waiting'],
    [
      'empty open spots',
      straight({ wager: { ...parlayOf(1), terms: createParlayTerms({ openSpots: 1 }) } }),
      offerOf(),
      'openSpots',
    ],
    ['an if bet', straight({ wager: { ...parlayOf(1), terms: { kind: 'reverse' } } }), offerOf(), 'kind'],
    [
      'a contest',
      straight({ legs: [legOf({}, { pick: { type: 'C', contestNum: 1, contestantNum: 2 } })] }),
      offerOf(),
      'kind',
    ],
    ['a game that the book let go', straight(), null, 'noLine'],
    ['a silent feed', straight(), offerOf([{}], { feedUp: false }), 'stale'],
    [
      'another starter',
      straight(),
      offerOf([{}], { game: createGame({ listedPitcher2: 'Skubal' }) }),
      'pitchers',
    ],
    ['a held line', straight(), other({ spreadLineStatus: 'H' }), 'held'],
    ['a doubted line', straight(), other({ spreadLineStatus: 'H', doubtedMarkets: 'S' }), 'held'],
    ['a closed line', straight(), other({ periodWagerCutoffMs: KICK_OFF_MS - 2_000 }), 'noLine'],
    ['a line taken down', straight(), other({ disabled: true }), 'noLine'],
    ['a side without a price', straight(), other({ spreadAdj2: null }), 'noLine'],
    ['another period’s line', straight(), other({ periodNumber: 1 }), 'noLine'],
    [
      'a money line that has a draw now',
      straight({ legs: [legOf({ market: 'M' }, { finalLine: null })] }),
      other({ moneyLineDraw: 300 }),
      'noLine',
    ],
    [
      'a held line of its own number between open ones',
      straight(),
      offerOf([
        { spreadLineStatus: 'H' },
        { periodNumber: 20, spread1: -3, spread2: 3 },
        { periodNumber: 21, spread1: -4, spread2: 4 },
      ]),
      'held',
    ],
    [
      'two undecided legs of one game',
      straight({
        wager: parlayOf(2),
        legs: [legOf(), legOf({ market: 'L', side: 'over' }, { finalLine: 44.5 })],
      }),
      offerOf(),
      'sameGame',
    ],
    [
      'less than 1.00',
      straight({ wager: createStraight({ riskCents: 60, toWinCents: 55 }), riskCents: 60 }),
      offerOf(),
      'tooLittle',
    ],
  ])('HR-50.2, HR-52.3, HR-52.4: is made for %s', (_, bet, offer, refusal) => {
    expect(judge(bet, offer)).toMatchObject({ refusal });
  });

  it.each([
    ['USD', 9_068, { offerCents: 9_068 }],
    ['USD', 9_069, { refusal: 'tooLittle', leg: null }],
    ['MXN', 9_068, { offerCents: 9_068 }],
    ['EUR', 9_068, { refusal: 'tooLittle', leg: null }],
    // The names of an object's own parts are no currencies.
    ['__proto__', 9_068, { refusal: 'tooLittle', leg: null }],
    ['toString', 9_068, { refusal: 'tooLittle', leg: null }],
  ])(
    'HR-52.5: is made under the figure of the currency: of 90.68 in %s, from %i on',
    (currency, own, answer) => {
      const figures = {
        ...DEFAULT_HOUSE_RULES.sales,
        leastCents: 9_069,
        leastCentsOf: { USD: own, MXN: 2_000 },
      };
      expect(judge(straight(), offerOf(), { figures, currency })).toMatchObject(answer);
    },
  );
});
