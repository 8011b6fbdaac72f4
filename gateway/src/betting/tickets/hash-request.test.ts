import { describe, expect, it } from 'vitest';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { hashRequest, isHashOf } from './hash-request.ts';

const idempotencyKey = '11111111-2222-4333-8444-555555555555';
const request = createTicket([createItem(1), createItem(2, { itemId: 'ü "2"', seenLine: null })], {
  idempotencyKey,
});

/** The form of straights before there were other wagers. */
const { pointsBought: _one, ...firstKept } = request.items[0]!;
const { pointsBought: _two, ...secondKept } = request.items[1]!;
const kept = {
  idempotencyKey,
  wagerType: 'straight',
  priceAcceptance: 'none',
  items: [firstKept, secondKept],
} as unknown as typeof request;

describe('the hash of a request', () => {
  it('stays what it was: hashes that are kept with keys are compared for years', () => {
    const firstVersion = Buffer.from(
      '1277533c17a764f2715e148436235dc4a842400ac4fb34ad52da72e0b06cc409',
      'hex',
    );
    expect(isHashOf(firstVersion, kept)).toBe(true);
    expect(isHashOf(firstVersion, { ...kept, priceAcceptance: 'close20' })).toBe(false);
    expect(hashRequest(kept).toString('hex')).toBe(
      '0255df6ca35942a770a6c03cbde7f86d09caea197f0c8506a1ed96bd4d9d6298ab',
    );
    expect(isHashOf(hashRequest(kept), kept)).toBe(true);
  });

  it('is the same whenever the price was looked at last', () => {
    const items = request.items.map((item) => ({ ...item, seen: { epoch: 'another', clk: 77 } }));
    expect(hashRequest({ ...request, items })).toEqual(hashRequest(request));
  });

  it('is the same however the fields are ordered', () => {
    const items = request.items.map((item) => Object.fromEntries(Object.entries(item).toReversed()));
    const turned = Object.fromEntries(Object.entries({ ...request, items }).toReversed());
    expect(hashRequest(turned as unknown as typeof request)).toEqual(hashRequest(request));
  });

  it('differs when anything else does', () => {
    const [first, second] = request.items;
    const others = [
      { ...request, items: [second!, first!] },
      { ...request, priceAcceptance: 'close20' as const },
      { ...request, items: [first!, { ...second!, amountCents: 11_001 }] },
    ];
    for (const other of others) expect(hashRequest(other)).not.toEqual(hashRequest(request));
  });
});
