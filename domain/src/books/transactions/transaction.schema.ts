import { type Static, Type } from 'typebox';
import { TRANSACTION_KINDS } from '../../ground/ledger/ledger-kinds.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { MadeSaleSchema } from '../../betting/selling/sale.schema.ts';
import { LedgerBetSchema } from '../open-bets/open-bet.schema.ts';
import { WagerRefSchema } from '../../betting/request/ticket-request.schema.ts';
import { list } from '../../ground/schema/list.ts';
import { count, integer } from '../../ground/schema/numbers.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { PlaySchema } from './casino-play.schema.ts';

export const TransactionSchema = strict(
  {
    entryId: count(),
    kind: Type.Enum([...TRANSACTION_KINDS], {
      description:
        'A corrected score shows as a `reverse` of the first grade and a further `grade` (HR-41); `wager` is a free play’s stake ' +
        'leaving the free-play balance, `freePlayReturn` the same coming back after a push (HR-31), or taken again by a ' +
        'correction: its sign says which. `freePlay` was given or taken by the book, `adjustment` corrects the balance, `settlement` ' +
        'is what a week was settled by. `casino` is a play of a third party’s game, posted with what it paid back less its stake.',
    }),
    atMs: integer('Book’s clock.'),
    amountCents: cents(),
    freePlayCents: cents(),
    balanceCents: cents('The current balance after this row.'),
    wager: orNull(WagerRefSchema, {
      description: 'The wager it is about, to be found in `bets`; null for deposits and withdrawals.',
    }),
    play: Type.Optional(
      orNull(PlaySchema, {
        description: 'Set for `casino`, null for all others; left out by older gateways.',
      }),
    ),
    sale: Type.Optional(
      orNull(MadeSaleSchema, {
        description:
          'The sale that it made or took back; null for all others, and for sales from before it was ' +
          'kept. Left out by older gateways.',
      }),
    ),
    cashMethod: Type.Optional(
      orNull(words(60), {
        description:
          'How a deposit or withdrawal of the cashier’s came or went; null for all others, and of those by the book’s own hand. ' +
          'Left out by older gateways.',
      }),
    ),
  },
  { title: 'Transaction', description: 'One row of the ledger that changed what the customer owns.' },
);

/** One row of the ledger that changed what the customer owns. */
export type Transaction = Static<typeof TransactionSchema>;

const Transactions = list(TransactionSchema, { maxItems: 100, description: 'A page of them, newest first.' });

const Bets = list(LedgerBetSchema, {
  description: 'Every wager that a transaction of this page names, once, as it is now.',
});

export const HookedTransactionsSchema = strict(
  { transactions: Transactions, bets: Bets },
  { title: 'HookedTransactions' },
);
export type HookedTransactions = Static<typeof HookedTransactionsSchema>;

export const TransactionsAnswerSchema = strict(
  {
    transactions: Transactions,
    bets: Bets,
    totalCents: cents(
      'What all transactions of the days and the type asked for came to, also those of other pages.',
    ),
    resultCents: Type.Optional(
      cents('The part of `totalCents` that wagers made; left out by older gateways.'),
    ),
    paymentsCents: Type.Optional(
      cents('The part that deposits less withdrawals, and adjustments came to; left out likewise.'),
    ),
    casinoCents: Type.Optional(cents('The part that casino plays made; left out likewise.')),
    next: orNull(count(), {
      description: '`before` of the next page; null: there are no older ones within the days asked for.',
    }),
  },
  { title: 'TransactionsAnswer' },
);
export type TransactionsAnswer = Static<typeof TransactionsAnswerSchema>;
