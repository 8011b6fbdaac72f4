import { describe, expect, it } from 'vitest';
import { openTestSlip, pickSpreads, restricted } from '../../../../testing/open-test-slip.ts';
import {
  BOOK_MS,
  createGameQuote,
  createPending,
  spreadIdOf,
  spreadOf,
} from '../../../../testing/slip-examples.ts';
import { selectCard } from './slip-view.ts';

const ID = spreadIdOf(1);

/** A slip with the spread −3½ −110, 110.00 at risk. */
const open = (...ofCustomer: Parameters<typeof openTestSlip>) => {
  const slip = openTestSlip(...ofCustomer);
  pickSpreads(slip, 1);
  slip.getState().enterAmount(ID, 'risk', 11_000);
  let version = 10;
  const move = (spread1: number, spreadAdj1 = -110): void => {
    version += 1;
    slip.getState().applyQuotes([[ID, createGameQuote(1, { spread1, spreadAdj1, version })]]);
  };
  return {
    slip,
    move,
    card: () => selectCard(slip.getState(), slip.getState().items[0]!),
    item: () => slip.getState().items[0]!,
  };
};

describe('the seen line', () => {
  it('HR-30.8: a number that went up and came back down needs the customer’s word, though it is what was picked', () => {
    const { slip, move, item, card } = open();
    move(-2.5);
    expect(item()).toMatchObject({
      seen: { price: -110, line: -2.5 },
      picked: { price: -110, line: -3.5 },
      moved: { oldLine: -3.5, newLine: -2.5 },
    });
    expect(card().changed).toBeNull();
    expect(slip.getState().prepareRequest()?.items).toMatchObject([
      { seenLine: -2.5, seenPrice: -110, pickedLine: -3.5, pickedPrice: -110, pickedAtMs: BOOK_MS },
    ]);
    move(-3.5);
    expect(card().changed).toMatchObject({ oldLine: -2.5, newLine: -3.5 });
    expect(slip.getState().evaluation.safeToPost).toBe(false);
    expect(item().seen.line).toBe(-2.5);
    slip.getState().acceptChanges();
    expect(item()).toMatchObject({ seen: { line: -3.5 }, moved: null });
    expect(slip.getState().evaluation.safeToPost).toBe(true);
  });

  it('a move that needs the customer’s word and is undone leaves the seen line', () => {
    const { move, item, card } = open();
    move(-4);
    expect(card().changed).not.toBeNull();
    move(-3.5);
    expect(card().changed).toBeNull();
    expect(item()).toMatchObject({ seen: { line: -3.5 }, moved: null });
  });

  it('every step down within a tolerance is shown, marked and seen', () => {
    const { slip, move, item, card } = open();
    slip.getState().choosePriceAcceptance('close');
    move(-4);
    expect(item()).toMatchObject({ seen: { line: -4 }, moved: { oldLine: -3.5, newLine: -4 } });
    expect(card()).toMatchObject({ changed: null, moved: { newLine: -4 } });
    move(-5);
    expect(card()).toMatchObject({ changed: { oldLine: -4, newLine: -5 }, moved: null });
  });

  it('a choice that covers an open question shows the move unasked, and it is seen', () => {
    const { slip, move, item } = open();
    move(-4);
    slip.getState().choosePriceAcceptance('close');
    expect(item()).toMatchObject({ seen: { line: -4 }, moved: { newLine: -4 } });
  });

  it('ROLE1-23: nothing is shown unasked under AUTOLINECH', () => {
    const { slip, move, item, card } = open(restricted('AUTOLINECH'));
    slip.getState().choosePriceAcceptance('close');
    move(-2.5);
    expect(item().seen.line).toBe(-3.5);
    expect(card().changed).toMatchObject({ oldLine: -3.5, newLine: -2.5 });
  });

  it('HR-30.6: a mixed move needs the customer’s word and says what it is worth', () => {
    const { move, card } = open();
    move(-3, -120);
    expect(card().changed).toMatchObject({ newLine: -3, newPrice: -120, worthCents: 15 });
  });
});

describe('a ticket under way', () => {
  it('HR-44.2: keeps the figures that it was sent with, and shows next to them where the line went since', () => {
    const { slip, move, item, card } = open();
    slip.getState().beginSending();
    slip.getState().applyAnswer('key-1', createPending(0, 5_000));
    move(-3, -115);
    expect(item().seen).toMatchObject({ line: -3.5, price: -110 });
    expect(card()).toMatchObject({
      changed: null,
      figures: { finalLine: -3.5, finalPrice: -110, toWinCents: 10_000 },
      present: { newLine: -3, newPrice: -115, worthCents: 20 },
    });
    move(-3.5);
    expect(card().present).toBeNull();
  });

  it('HR-44.2: says when refused what the line moved to, and that can be accepted before the page hears of it', () => {
    const { slip, item, card } = open();
    slip.getState().beginSending();
    slip.getState().applyAnswer('key-1', createPending(0, 5_000));
    const params = { oldPrice: -110, newPrice: -112, oldLine: -3.5, newLine: -3.5, version: 40 };
    const error = { itemId: ID, code: 'priceChanged', params } as const;
    slip.getState().applyAnswer('key-1', { state: 'refused', code: 'priceChanged', items: [error] });
    expect(card()).toMatchObject({ changed: { oldPrice: -110, newPrice: -112 }, errors: [] });
    slip.getState().acceptChanges();
    expect(item().seen).toMatchObject({ price: -112, line: -3.5 });
    // The page hears of it, and the bet is sent again.
    slip.getState().applyQuotes([[ID, createGameQuote(1, { spreadAdj1: -112, version: 40 })]]);
    expect(slip.getState().beginSending()).toMatchObject({
      idempotencyKey: 'key-2',
      items: [{ seenPrice: -112 }],
    });
  });

  it('asks about the later price when that has overtaken a refusal', () => {
    const { slip, card } = open();
    slip.getState().beginSending();
    slip.getState().applyAnswer('key-1', createPending(0, 5_000));
    slip.getState().applyQuotes([[ID, createGameQuote(1, { spreadAdj1: -113, version: 41 })]]);
    const params = { oldPrice: -110, newPrice: -112, oldLine: -3.5, newLine: -3.5, version: 40 };
    const error = { itemId: ID, code: 'priceChanged', params } as const;
    slip.getState().applyAnswer('key-1', { state: 'refused', code: 'priceChanged', items: [error] });
    expect(card().changed).toMatchObject({ newPrice: -113 });
    slip.getState().applyQuotes([[ID, createGameQuote(1, { version: 42 })]]);
    expect(card().changed).toBeNull();
  });
});

describe('a game that begins', () => {
  const BEGINS_MS = BOOK_MS - 1;

  it('HR-44.1: turns a pick on the slip into a live bet, announced once', () => {
    const { slip, card } = open();
    expect(card().live).toBeNull();
    const begun = createGameQuote(1, { version: 11 }, { gameDateTimeMs: BEGINS_MS });
    slip.getState().applyQuotes([[ID, begun]]);
    expect(card().live).toEqual({ score: null, isFresh: false });
    expect(slip.getState().wentLive).toEqual([ID]);
    slip.getState().dismissWentLive();
    slip.getState().recalculate();
    slip.getState().enterAmount(ID, 'risk', 1_100);
    expect(slip.getState().wentLive).toEqual([]);
  });

  it('isn’t announced for a live pick, which has score and clock as they come', () => {
    const slip = openTestSlip();
    slip.getState().togglePick(spreadOf(2), { price: -110, line: -3.5, position: { epoch: 'e', clk: 1 } });
    const score = { phase: 'live', score1: 7, score2: 3, clock: 'Q2 5:00' } as never;
    slip.getState().applyScores([[spreadIdOf(2), { score, isScoreFresh: true }]]);
    slip.getState().applyQuotes([[spreadIdOf(2), createGameQuote(2)]]);
    expect(selectCard(slip.getState(), slip.getState().items[0]!).live).toEqual({ score, isFresh: true });
    expect(slip.getState().wentLive).toEqual([]);
  });
});
