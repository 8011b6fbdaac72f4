import type { CombinationOffer } from '@lineboard/domain/betting/combination/offer-combination';
import type { GamePick } from '@lineboard/domain/ground/pick/pick';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { createRational } from '@lineboard/domain/ground/money/rational';
import type {
  CombinationQuestion,
  CombinationReport,
} from '@lineboard/workers/combining/combination-question';
import type { WatchedQuote } from '@lineboard/workers/board/board-frame';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAccepted, createQuote, SPREAD, SPREAD_SEEN } from '../../../../testing/slip-examples.ts';
import { useFoundLines } from '../../offering/found-lines-store.ts';
import { startCombining, stopCombining, useCombination } from './combination-store.ts';
import { evaluateSlip } from './evaluate-slip.ts';
import { acceptAllChanges, combineItems, keepCombinations, takeApart } from './keep-combinations.ts';
import { draftOfSlip } from './slip-options.ts';
import { giveTicketRules, useSlip } from './slip-store.ts';

const ask = vi.fn<(questions: readonly CombinationQuestion[]) => void>();
let tellAll: (reports: readonly CombinationReport[]) => void = () => undefined;

const { gameNum } = SPREAD as GamePick;
const OVER: GamePick = { type: 'G', gameNum, periodNumber: 0, market: 'L', side: 'over' };
const OTHER: GamePick = { ...OVER, gameNum: gameNum + 1 };
const SEEN = { ...SPREAD_SEEN, line: 44 };
const KEY = `${keyOfPick(SPREAD)} ${keyOfPick(OVER)}`;

const offerOf = (numerator: number): CombinationOffer => ({
  factor: createRational(numerator, 10_000),
  kept: {
    legs: [SPREAD as GamePick, OVER].map((pick) => ({ pick, points: null, price: -110, probability: 0.5 })),
    correlations: [
      [1, 0],
      [0, 1],
    ],
    marginPercent: 5,
    legPercent: 2,
    mostOfProductPercent: 150,
  },
});

const tell = (...combinations: CombinationReport[]): void => tellAll(combinations);

/** The page of all tests keeps its combinations, too: its worker is never heard of. */
vi.stubGlobal(
  'Worker',
  class extends EventTarget {
    postMessage(): void {}
  },
);

const combined = () => useSlip.getState().options.combinations ?? [];
let stop: () => void;

beforeEach(() => {
  ask.mockClear();
  stopCombining();
  useSlip.getState().clear();
  useSlip.getState().chooseWagerType('parlay');
  useSlip.getState().choosePriceAcceptance('none');
  giveTicketRules(evaluateSlip);
  stop = keepCombinations((hear) => {
    tellAll = hear;
    return { ask };
  });
});
afterEach(() => {
  stop();
  stopCombining();
});

it('makes one of the picks of the game that is combined, and has the worker price them', () => {
  startCombining(gameNum, [OVER]);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  expect(combined()).toEqual([]);
  useSlip.getState().togglePick(OTHER, SEEN);
  useSlip.getState().togglePick(OVER, SEEN);
  expect(combined().map(({ itemIds }) => itemIds.join(' '))).toEqual([KEY]);
  expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual([
    keyOfPick(SPREAD),
    keyOfPick(OVER),
    keyOfPick(OTHER),
  ]);
  useSlip.getState().applyQuotes([[keyOfPick(SPREAD), createQuote()]]);
  expect(ask.mock.lastCall?.[0]).toMatchObject([
    { key: KEY, legs: [{ pick: SPREAD }, { pick: OVER }], candidates: [], offer: { feedUp: true } },
    { legs: [{ pick: SPREAD }, { pick: OVER }], candidates: [{ pick: OVER }] },
  ]);
});

it('HR-67.1: takes the first price as seen, and asks about the next until it is accepted', () => {
  startCombining(gameNum, []);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().togglePick(OVER, SEEN);
  tell({ key: KEY, offer: offerOf(36_000), refused: [] });
  expect(combined()[0]?.seenFactor).toBe('18/5');
  expect(useSlip.getState().evaluation.combinations[0]).toMatchObject({ factor: '18/5', changed: null });
  tell({ key: KEY, offer: offerOf(35_000), refused: [] });
  expect(useSlip.getState().evaluation.combinations[0]?.changed).toMatchObject({ newFactor: '7/2' });
  expect(combined()[0]?.seenFactor).toBe('18/5');
  acceptAllChanges();
  expect(combined()[0]).toMatchObject({ seenFactor: '7/2', pickedFactor: '18/5' });
  expect(useSlip.getState().evaluation.combinations[0]?.changed).toBeNull();
});

it('a price that the customer takes unasked counts as seen', () => {
  useSlip.getState().choosePriceAcceptance('close20');
  startCombining(gameNum, []);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().togglePick(OVER, SEEN);
  tell({ key: KEY, offer: offerOf(36_000), refused: [] });
  tell({ key: KEY, offer: offerOf(35_000), refused: [] });
  tell({ key: KEY, offer: offerOf(34_000), refused: [] });
  expect(combined()[0]).toMatchObject({ seenFactor: '17/5', pickedFactor: '18/5' });
});

it('bet again counts as picked at what the ticket before was sent at', () => {
  startCombining(gameNum, []);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().togglePick(OVER, SEEN);
  tell({ key: KEY, offer: offerOf(36_000), refused: [] });
  tell({ key: KEY, offer: offerOf(35_000), refused: [] });
  acceptAllChanges();
  const { items, options, lastKnown, parent, filled } = useSlip.getState();
  const answer = createAccepted({
    ...draftOfSlip(items, options),
    idempotencyKey: 'k',
    priceAcceptance: 'none',
  });
  const posted = { items, known: lastKnown, process: { options, parent, filled } };
  useSlip.setState({ ticket: { stage: 'accepted', answer, recent: true, posted } });
  useSlip.getState().startNext(true);
  expect(combined()).toEqual([{ itemIds: options.combinations?.[0]?.itemIds, seenFactor: '7/2' }]);
  tell({ key: KEY, offer: offerOf(34_000), refused: [] });
  acceptAllChanges();
  expect(combined()[0]).toMatchObject({ seenFactor: '17/5', pickedFactor: '7/2' });
});

it('one pick left is a leg for itself, and what was taken apart stays apart', () => {
  startCombining(gameNum, []);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().togglePick(OVER, SEEN);
  takeApart([keyOfPick(SPREAD), keyOfPick(OVER)]);
  expect(combined()).toEqual([]);
  expect(useCombination.getState().gameNum).toBeNull();
  startCombining(gameNum, []);
  expect(combined()).toHaveLength(1);
  useSlip.getState().removeItem(keyOfPick(OVER));
  expect(combined()).toEqual([]);
});

it('another wager type has none, and ends combining', () => {
  startCombining(gameNum, []);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().togglePick(OVER, SEEN);
  useSlip.getState().chooseWagerType('straight');
  expect(combined()).toEqual([]);
  expect(useCombination.getState().gameNum).toBeNull();
});

it('HR-32.5: asks by the newer of two lines, whoever told of it, and by no game’s feed that is silent', () => {
  startCombining(gameNum, []);
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().togglePick(OVER, SEEN);
  const key = keyOfPick(OVER);
  useFoundLines.getState().list('a list', [], [OVER]);
  const told = (version: number, feedUp = true) =>
    useFoundLines
      .getState()
      .applyQuotes([[key, { quote: { ...createQuote({ version }), feedUp } } as WatchedQuote]]);
  const asked = () => ask.mock.lastCall?.[0][0]?.offer;
  useSlip.getState().applyQuotes([[key, createQuote({ version: 5 })]]);
  told(4);
  expect(asked()?.lines.map(({ version }) => version)).toEqual([5]);
  told(6);
  expect(asked()).toMatchObject({ lines: [{ version: 6 }], feedUp: true });
  told(6, false);
  expect(asked()?.feedUp).toBe(false);
  useFoundLines.getState().list('a list', [], []);
});

it('HR-64.3: asks which picks of a combined game may join while the board shows them, and again when their lines move', () => {
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().togglePick(OVER, SEEN);
  combineItems([keyOfPick(SPREAD), keyOfPick(OVER)]);
  useSlip.getState().applyQuotes([[keyOfPick(SPREAD), createQuote()]]);
  const asked = () => ask.mock.lastCall?.[0].map(({ candidates }) => candidates.map(({ pick }) => pick));
  expect(asked()).toEqual([[]]);
  const under: GamePick = { ...OVER, side: 'under' };
  useCombination.setState({ candidates: [under] });
  expect(asked()).toEqual([[], [under]]);
  const moneyLine: GamePick = { ...OVER, market: 'M', side: 'team1' };
  useCombination.setState({ candidates: [moneyLine] });
  expect(asked()).toEqual([[], [moneyLine]]);
  tell({ key: KEY, offer: offerOf(36_000), refused: [] });
  tell({
    key: `building ${gameNum}`,
    offer: { faults: [] },
    refused: [[keyOfPick(moneyLine), { code: 'implied', others: [] }]],
  });
  expect([...useCombination.getState().refused.keys()]).toEqual([keyOfPick(moneyLine)]);
  const times = ask.mock.calls.length;
  useFoundLines.getState().list('a list', [], [moneyLine]);
  useFoundLines
    .getState()
    .applyQuotes([[keyOfPick(moneyLine), { quote: createQuote({ version: 9 }) } as WatchedQuote]]);
  expect(ask.mock.calls.length).toBe(times + 1);
  useFoundLines.getState().list('a list', [], []);
});
