import { type Static, Type } from 'typebox';
import { BalanceFiguresSchema } from '../../account/customer/balance-figures.schema.ts';
import { MAX_AMOUNT_CENTS } from '../../ground/money/cents.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { TicketKeySchema } from '../request/ticket-request.schema.ts';
import { SHARE_PERCENT, TOLERANCE_PERCENT } from './sale-bounds.ts';
import { SALE_REFUSALS } from './sale-refusal.ts';

const sharePercent = () =>
  Type.Integer({
    minimum: SHARE_PERCENT.least,
    maximum: SHARE_PERCENT.most,
    description: 'The share of what is still open of the wager (HR-54).',
  });

export const SaleRequestSchema = strict(
  {
    key: TicketKeySchema,
    sharePercent: sharePercent(),
    seenCents: Type.Integer({
      minimum: 1,
      maximum: MAX_AMOUNT_CENTS,
      description: 'What this share would have paid when it was last looked at.',
    }),
    tolerancePercent: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: TOLERANCE_PERCENT.most,
        description: `How much less than that is taken unasked; ${TOLERANCE_PERCENT.usual} when left out.`,
      }),
    ),
  },
  { title: 'SaleRequest' },
);
export type SaleRequest = Static<typeof SaleRequestSchema>;

/** Why nothing was sold. */
const REFUSED_SALES = [
  ...SALE_REFUSALS,
  /** The key is another sale’s. */
  'keyReused',
  /** It waited, and couldn't be decided: tried a few times, it is given up. */
  'failed',
] as const;

const OF_WAGER = {
  ticketNumber: count(),
  wagerNumber: count('Together with `ticketNumber` it names the wager.'),
};

const SaleSoldSchema = strict(
  {
    state: Type.Literal('sold'),
    ...OF_WAGER,
    sharePercent: sharePercent(),
    byTarget: Type.Boolean({ description: 'The book sold it at the customer’s target (HR-55).' }),
    paidCents: cents(),
    riskLeftCents: cents('What the wager risks from now on; 0: nothing is left of it.'),
    toWinLeftCents: cents('What it wins from now on.'),
    balance: BalanceFiguresSchema,
  },
  { title: 'SaleSold' },
);

export const SalePendingSchema = strict(
  {
    state: Type.Literal('pending'),
    ...OF_WAGER,
    sharePercent: sharePercent(),
    sentAtMs: integer('Wall clock, epoch milliseconds.'),
    decidedAtMs: integer('Wall clock, epoch milliseconds.'),
  },
  {
    title: 'SalePending',
    description: 'A leg is in play: the sale waits the sport’s delay (HR-44), and nothing calls it off.',
  },
);
export type SalePending = Static<typeof SalePendingSchema>;

export const SaleAnswerSchema = Type.Union(
  [
    SaleSoldSchema,
    SalePendingSchema,
    strict(
      {
        state: Type.Literal('changed'),
        offerCents: cents('What this share pays now.'),
      },
      { description: 'It pays less than was seen and agreed to; nothing was sold.' },
    ),
    strict(
      {
        state: Type.Literal('refused'),
        refusal: Type.Enum([...REFUSED_SALES], { description: 'Why nothing was sold.' }),
      },
      { description: 'Nothing was sold.' },
    ),
    strict(
      { state: Type.Literal('closed') },
      { description: 'Nothing was sold with this key and nothing ever will be: the customer closed it.' },
    ),
  ],
  {
    title: 'SaleAnswer',
    description:
      'What became of a key of a sale. `sold` and `closed` stand for ever; after `changed` and `refused` the key may be used again, ' +
      'unless it waited: then its answer stands.',
  },
);
export type SaleAnswer = Static<typeof SaleAnswerSchema>;
export type SaleSold = Extract<SaleAnswer, { state: 'sold' }>;

/** Why a target wasn't taken up. */
const REFUSED_TARGETS = [
  ...SALE_REFUSALS,
  /** More than the wager can ever pay back. */
  'aboveMost',
  /** The customer has as many as one may have. */
  'tooMany',
] as const;

export const SaleTargetSchema = strict(
  {
    amountCents: Type.Integer({
      minimum: 1,
      maximum: MAX_AMOUNT_CENTS,
      description: 'The whole of what is open is sold once the offer stands at it, never for less (HR-55).',
    }),
  },
  { title: 'SaleTarget' },
);
export type SaleTarget = Static<typeof SaleTargetSchema>;

export const SaleTargetAnswerSchema = Type.Union(
  [
    strict({ state: Type.Literal('armed'), amountCents: cents() }),
    strict({ state: Type.Literal('refused'), refusal: Type.Enum([...REFUSED_TARGETS]) }),
  ],
  { title: 'SaleTargetAnswer' },
);
export type SaleTargetAnswer = Static<typeof SaleTargetAnswerSchema>;

/** The part of a wager that was sold so far. */
export const SoldPartSchema = strict(
  {
    riskCents: cents('The part of its accepted risk that was sold.'),
    toWinCents: cents('The part of its accepted to-win that was sold.'),
    paidCents: cents('What was paid for them.'),
  },
  { title: 'SoldPart' },
);
export type SoldPart = Static<typeof SoldPartSchema>;

/** A sale as it was made, kept with its row of the ledger. */
export const MadeSaleSchema = strict(
  {
    sharePercent: sharePercent(),
    riskCents: cents('The risk that was sold.'),
    toWinCents: cents('The to-win that was sold.'),
    paidCents: cents('What was paid for them.'),
    byTarget: Type.Boolean({ description: 'The book sold it at the customer’s target (HR-55).' }),
    leastCents: cents('The smallest amount that was agreed to: of a target its own.'),
    seenCents: orNull(cents(), {
      description: 'What the customer saw; null of a target, and of sales from before it was kept.',
    }),
    tolerancePercent: orNull(count(), {
      description: 'How much less than that was taken unasked, in whole per cent; null where `seenCents` is.',
    }),
  },
  { title: 'MadeSale', description: 'A sale as it was made (HR-53 to HR-55).' },
);
export type MadeSale = Static<typeof MadeSaleSchema>;

/** A sale of a wager that waits for the end of its delay. */
export const WaitingSaleSchema = strict(
  {
    key: TicketKeySchema,
    sharePercent: sharePercent(),
    sentAtMs: integer('Wall clock, epoch milliseconds.'),
    decidedAtMs: integer('Wall clock, epoch milliseconds.'),
  },
  { title: 'WaitingSale' },
);
export type WaitingSale = Static<typeof WaitingSaleSchema>;
