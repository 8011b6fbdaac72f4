import type { WagerRef } from '@lineboard/domain/betting/request/ticket-request';
import type { SaleAnswer, SaleSold } from '@lineboard/domain/betting/selling/sale.schema';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import type { CallError } from '../../ground/calls/call-book.ts';

/** What the customer pressed for: one sale under one key. */
export interface SaleOrder extends WagerRef {
  key: string;
  sharePercent: number;
  /** The most that this share was shown to pay just before the press. */
  seenCents: Cents;
  tolerancePercent: number;
}

type Refused = Extract<SaleAnswer, { state: 'refused' }>;

/**
 * The stage of a sale. `sending`, `unknown` and `pending` are under way: the bet isn't sold again until one of the
 * others is reached. `unknown` is a lost answer; it survives a reload and ends only by asking with the key.
 */
export type SaleStage = { order: SaleOrder } & (
  | { stage: 'sending' }
  | { stage: 'unknown' }
  | { stage: 'pending'; sentAtMs: number; decidedAtMs: number }
  | { stage: 'sold'; answer: SaleSold }
  | { stage: 'changed'; offerCents: Cents }
  | { stage: 'refused'; refusal: Refused['refusal'] }
  | { stage: 'failed'; code: CallError['code'] }
  | { stage: 'nothingSold' }
);

export const isSaleUnderWay = (sale: SaleStage | undefined): boolean =>
  sale?.stage === 'sending' || sale?.stage === 'unknown' || sale?.stage === 'pending';

/** Applies the book's answer to a sale that is under way. */
export const applySaleAnswer = (order: SaleOrder, answer: SaleAnswer): SaleStage => {
  switch (answer.state) {
    case 'sold':
      return { order, stage: 'sold', answer };
    case 'pending':
      return { order, stage: 'pending', sentAtMs: answer.sentAtMs, decidedAtMs: answer.decidedAtMs };
    case 'changed':
      return { order, stage: 'changed', offerCents: answer.offerCents };
    case 'refused':
      return { order, stage: 'refused', refusal: answer.refusal };
    case 'closed':
      return { order, stage: 'nothingSold' };
  }
};

const STATES: Record<SaleAnswer['state'], true> = {
  sold: true,
  pending: true,
  changed: true,
  refused: true,
  closed: true,
};

/** Rejects any other JSON that came instead of the answer: it says neither that the bet was sold nor that it wasn't. */
export const isSaleAnswer = (value: unknown): value is SaleAnswer =>
  Object.hasOwn(STATES, (value as Partial<SaleAnswer> | null | undefined)?.state ?? '');
