import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { WagerToSell } from '@lineboard/domain/betting/selling/judge-sale';
import { createLeg, createParlayTerms, createStraight } from '@lineboard/domain/testing/wager-fixtures';
import { describe, expect, it } from 'vitest';
import { createGateway, createLoadedBoard } from '../../testing/engine-board.ts';
import { HOUR_MS, LINES_TOPIC, SAMPLE_NOW_MS, sampleGame, sampleLine } from '../../testing/sample-book.ts';
import { patchLine, putOp, SampleGateway } from '../../testing/sample-gateway.ts';
import { createOfferingCommands } from './offering-commands.ts';
import type { SaleBet } from './sale-reports.ts';

const legOf = (gameNum: number): WagerToSell['legs'][number] => ({
  pick: { type: 'G', gameNum, periodNumber: 0, market: 'S', side: 'team1' },
  finalLine: -3.5,
  threeWay: false,
  listedPitcher1: null,
  listedPitcher2: null,
  result: null,
});

const betOf = (changed: Partial<WagerToSell> = {}): WagerToSell => ({
  wager: createStraight(),
  riskCents: 10_000,
  status: 'O',
  legs: [legOf(1)],
  isInChain: false,
  isWaiting: false,
  ...changed,
});

const STRAIGHT: SaleBet = { key: '100-1', bet: betOf(), topics: [[1, LINES_TOPIC]] };
const OF_OTHER_GAME: SaleBet = { key: '101-1', bet: betOf({ legs: [legOf(2)] }), topics: [[2, LINES_TOPIC]] };

/** The loaded board, and the worker's answers to these bets. */
const openSales = async (bets: readonly SaleBet[] = [STRAIGHT, OF_OTHER_GAME]) => {
  const board = createLoadedBoard({}, createGateway());
  const commands = createOfferingCommands(board.engine, () => undefined);
  await commands.offer({ bets, figures: DEFAULT_HOUSE_RULES.sales, currency: 'USD' });
  return { ...board, commands, told: () => Object.fromEntries(board.flush()?.sales ?? []) };
};

describe('offers for open bets', () => {
  it('HR-52.1: come for each bet, and again only for those whose lines moved', async () => {
    const { engine, gateway, told } = await openSales();
    // 190.91 × ½ × 0.95 = 90.68…
    const even = { offerCents: 9_068, paybackCents: 19_091 };
    expect(told()).toEqual({ '100-1': even, '101-1': even });
    engine.read([gateway.change(patchLine(1, 0, { spreadAdj1: -150, spreadAdj2: 130 }))]);
    const moved = told();
    expect(Object.keys(moved)).toEqual(['100-1']);
    // 0.6 ÷ (0.6 + 100/230) × 190.91 × 0.95
    expect(moved['100-1']).toMatchObject({
      offerCents: Math.floor((19_091 * 0.95 * 0.6) / (0.6 + 100 / 230)),
    });
    // Another market of the same line is no news.
    engine.read([gateway.change(patchLine(1, 0, { totalPoints: 230 }))]);
    expect(told()).toEqual({});
  });

  it('HR-51.1: go by an alternate line of the bet’s own number once the main line has left it', async () => {
    const { engine, gateway, told } = await openSales([STRAIGHT]);
    told();
    engine.read([gateway.change(patchLine(1, 0, { spread1: -6.5, spread2: 6.5 }))]);
    expect(told()).toEqual({ '100-1': { refusal: 'noLine', leg: 0 } });
    const alternate = { spread1: -3.5, spread2: 3.5, spreadAdj1: -110, spreadAdj2: -110 };
    engine.read([gateway.change(putOp('line', sampleLine(1, 27, alternate)))]);
    expect(told()).toMatchObject({ '100-1': { offerCents: 9_068 } });
  });

  it('HR-50.2, HR-32.5: are none at once when the line is held, closed, or may be old', async () => {
    const { engine, gateway, live, told } = await openSales([STRAIGHT]);
    told();
    engine.read([gateway.change(patchLine(1, 0, { spreadLineStatus: 'H' }))]);
    expect(told()).toEqual({ '100-1': { refusal: 'held', leg: 0 } });
    engine.read([gateway.change(patchLine(1, 0, { spreadLineStatus: 'O' }))]);
    expect(told()).toMatchObject({ '100-1': { offerCents: 9_068 } });
    engine.live({ ...live, fresh: false });
    expect(told()).toEqual({ '100-1': { refusal: 'stale', leg: 0 } });
    engine.live({ ...live, feedsDown: ['simulator'] });
    expect(told()).toEqual({});
    engine.live(live);
    expect(told()).toMatchObject({ '100-1': { offerCents: 9_068 } });
    engine.disconnected();
    expect(told()).toEqual({ '100-1': { refusal: 'stale', leg: 0 } });
  });

  it('HR-50.2: end when the book’s clock passes the line’s cut-off, though nothing was sent', async () => {
    const { clock, told } = await openSales();
    told();
    clock.nowMs = SAMPLE_NOW_MS + HOUR_MS;
    expect(told()).toEqual({});
    clock.nowMs += 1;
    expect(told()).toEqual({ '100-1': { refusal: 'noLine', leg: 0 } });
    clock.nowMs = SAMPLE_NOW_MS + 2 * HOUR_MS + 1;
    expect(told()).toEqual({ '101-1': { refusal: 'noLine', leg: 0 } });
  });

  it('wait for the topic of each game, and say when it isn’t held', async () => {
    const other = new SampleGateway('lines/main/Basketball/WNBA', [
      putOp('game', sampleGame(7)),
      putOp('line', sampleLine(7)),
    ]);
    const parlay = betOf({
      wager: { terms: createParlayTerms(), legs: [createLeg(), createLeg()], freePlay: false },
      legs: [legOf(1), legOf(7)],
    });
    const bet: SaleBet = {
      key: '102-1',
      bet: parlay,
      topics: [
        [1, LINES_TOPIC],
        [7, other.topic],
      ],
    };
    const { engine, gateway, told } = await openSales([bet]);
    expect(told()).toEqual({ '102-1': 'notFollowed' });
    engine.hold([gateway.topic, other.topic]);
    expect(told()).toEqual({});
    engine.read([other.snapshot()]);
    expect(told()).toMatchObject({ '102-1': { offerCents: expect.any(Number) } });
    engine.hold([gateway.topic]);
    expect(told()).toEqual({ '102-1': 'notFollowed' });
    engine.hold([gateway.topic, other.topic]);
    engine.refused([other.topic]);
    expect(told()).toEqual({ '102-1': { refusal: 'noLine', leg: 1 } });
  });

  it('are told again of a bet that came back, and never of one that has gone', async () => {
    const { commands, engine, gateway, told } = await openSales([STRAIGHT]);
    told();
    await commands.offer({ bets: [], figures: DEFAULT_HOUSE_RULES.sales, currency: 'USD' });
    engine.read([gateway.change(patchLine(1, 0, { spreadAdj1: -150, spreadAdj2: 130 }))]);
    expect(told()).toEqual({});
    await commands.offer({
      bets: [{ ...STRAIGHT, key: '__proto__' }, STRAIGHT],
      figures: DEFAULT_HOUSE_RULES.sales,
      currency: 'USD',
    });
    expect(Object.keys(told())).toContain('100-1');
  });
});
