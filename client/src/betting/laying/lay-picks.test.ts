import { keyOfPick, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { Quote } from '@lineboard/domain/betting/quote/quote';
import type { SharedLeg } from '@lineboard/domain/betting/sharing/shared-slip';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { restricted } from '../../../testing/open-test-slip.ts';
import {
  BOOK_MS,
  createGameQuote,
  SPREAD_SEEN,
  spreadIdOf,
  spreadOf,
} from '../../../testing/slip-examples.ts';
import { useFoundLines } from '../offering/found-lines-store.ts';
import { useSlip } from '../slip/state/slip-store.ts';
import { layPicks, type LaidPicks } from './lay-picks.ts';

const STORE = 'Default';

const leg = (gameNum: number): SharedLeg => ({
  pick: spreadOf(gameNum),
  sportType: 'Football',
  sportSubType: 'NFL',
});
const answerOf = (quote: Quote | null) =>
  quote === null ? null : { quote, epoch: 'e2', score: null, isScoreFresh: true };
const answer = (...quotes: Array<[WagerPick, Quote | null]>): void =>
  useFoundLines
    .getState()
    .applyQuotes(quotes.map(([pick, quote]) => [keyOfPick(pick), answerOf(quote)] as const));
const outcomes = (laid: { picks: LaidPicks } | null): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(laid!.picks).map(([name, legs]) => [
      name,
      legs.map(({ pick }: SharedLeg) => keyOfPick(pick)),
    ]),
  );

beforeEach(() => {
  openFakeBook();
  openTestPage();
});
afterEach(() => vi.useRealTimers());

describe('picks that are laid onto the slip', () => {
  it('are looked up in their leagues, and lie at the line of now beside the picks that were there', async () => {
    useSlip.getState().togglePick(spreadOf(9), SPREAD_SEEN);
    const told: Array<[number, number]> = [];
    const stop = useFoundLines.subscribe(({ topics, picks }) => told.push([topics.length, picks.length]));
    const laying = layPicks([leg(1), leg(2)], STORE);
    stop();
    // A worker that hears of a pick before its league says that there is no such line.
    expect(told).toEqual([
      [1, 0],
      [1, 2],
    ]);
    expect(useFoundLines.getState().topics).toEqual(['lines/Default/Football/NFL']);
    expect(useFoundLines.getState().picks).toEqual([spreadOf(1), spreadOf(2)]);
    answer([spreadOf(2), createGameQuote(2)]);
    answer([spreadOf(1), createGameQuote(1, { spread1: -4.5, spreadAdj1: -105, version: 44 })]);
    expect(outcomes(await laying)).toMatchObject({ laid: [1, 2].map(spreadIdOf), gone: [], unanswered: [] });
    const { items } = useSlip.getState();
    expect(items.map(({ itemId }) => itemId)).toEqual([9, 1, 2].map(spreadIdOf));
    expect(items[1]).toMatchObject({
      seen: { price: -105, line: -4.5, position: { epoch: 'e2', clk: 44 } },
      amountCents: null,
      pressed: { team1Id: 'Away 1' },
    });
    expect(useFoundLines.getState().picks).toEqual([]);
  });

  it('tell apart what is gone, what was there, and what is only held', async () => {
    useSlip.getState().togglePick(spreadOf(1), SPREAD_SEEN);
    const laying = layPicks([leg(1), leg(2), leg(3), leg(4), leg(5), leg(6)], STORE);
    answer(
      [spreadOf(1), createGameQuote(1)],
      [spreadOf(2), null],
      [spreadOf(3), createGameQuote(3, { spreadAdj1: null, spread1: null })],
      [spreadOf(4), createGameQuote(4, { periodWagerCutoffMs: BOOK_MS - 1 })],
      [spreadOf(5), createGameQuote(5, { disabled: true })],
      [spreadOf(6), createGameQuote(6, { spreadLineStatus: 'H' })],
    );
    const laid = outcomes(await laying);
    expect(laid).toMatchObject({
      already: [spreadIdOf(1)],
      gone: [2, 3, 4, 5].map(spreadIdOf),
      laid: [spreadIdOf(6)],
    });
    expect(useSlip.getState().items).toHaveLength(2);
  });

  it('that got no answer in time are named so, and the slip takes the others', async () => {
    vi.useFakeTimers();
    const laying = layPicks([leg(1), leg(2)], STORE);
    answer([spreadOf(1), createGameQuote(1)]);
    vi.advanceTimersByTime(8_001);
    expect(outcomes(await laying)).toMatchObject({ laid: [spreadIdOf(1)], unanswered: [spreadIdOf(2)] });
    expect(useFoundLines.getState().lists.size).toBe(0);
  });

  it('are refused while a ticket is on its way, and by a customer who may not bet', async () => {
    const first = layPicks([leg(1)], STORE);
    useSlip.setState({ ticket: { stage: 'sending', request: {} as never } });
    answer([spreadOf(1), createGameQuote(1)]);
    expect(outcomes(await first)).toMatchObject({ refused: [spreadIdOf(1)], laid: [] });
    openTestPage({ customer: restricted('NOWAGERING') });
    const second = layPicks([leg(1)], STORE);
    answer([spreadOf(1), createGameQuote(1)]);
    await second;
    expect(useSlip.getState().items).toEqual([]);
  });

  it('aren’t laid onto the slip of somebody else: the customer has signed out since', async () => {
    const laying = layPicks([leg(1)], STORE);
    useSlip.setState({ owner: '' });
    answer([spreadOf(1), createGameQuote(1)]);
    expect(await laying).toBeNull();
    expect(useSlip.getState().items).toEqual([]);
  });

  it('two at once lay each pick once', async () => {
    const one = layPicks([leg(1), leg(2)], STORE);
    const other = layPicks([leg(2), leg(3)], STORE);
    answer(...[1, 2, 3].map((gameNum): [WagerPick, Quote] => [spreadOf(gameNum), createGameQuote(gameNum)]));
    await Promise.all([one, other]);
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual([1, 2, 3].map(spreadIdOf));
    expect(useFoundLines.getState().lists.size).toBe(0);
  });
});
