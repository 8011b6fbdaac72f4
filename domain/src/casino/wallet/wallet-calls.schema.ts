import { type Static, type TObject, Type } from 'typebox';
import { CASH_REQUEST_FIELDS, cashMethodField, cashStateField } from '../cashier/cash-request.schema.ts';
import { cents } from '../../ground/money/cents.schema.ts';
import { integer } from '../../ground/schema/numbers.ts';
import { list } from '../../ground/schema/list.ts';
import { orNull } from '../../ground/schema/or-null.ts';
import { strict } from '../../ground/schema/strict.ts';
import { words } from '../../ground/schema/words.ts';
import { MOST_LISTED_REQUESTS, MOST_NAME_CHARACTERS, MOST_WALLET_CENTS } from './wallet-bounds.ts';
import type { WalletCode } from './wallet-code.ts';

/**
 * What a provider's call takes, answers and is refused with, besides what any of them may be refused with
 * (`WALLET_CALL_CODES`).
 */
export interface WalletCallSchema {
  summary: string;
  description: string;
  body: TObject;
  answer: TObject;
  refusals: readonly WalletCode[];
}

const key = (description: string) => Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description });

const name = (description: string) =>
  Type.String({ pattern: `^[A-Za-z0-9_.:/=-]{1,${MOST_NAME_CHARACTERS}}$`, description });

const session = () => key('The session that `authenticate` opened.');
const transaction = () => name('The provider’s own number of this call’s move of money: decided once.');
const round = () => name('The provider’s own number of the round, one for all of its customers.');
const game = () => Type.String({ pattern: '^[A-Za-z0-9_.:/=-]{1,80}$', description: 'What is played.' });
const currency = () =>
  Type.String({ pattern: '^[A-Z]{3}$', description: 'The customer’s currency, e.g. USD.' });

const amountCents = (description: string, minimum: 0 | 1) =>
  integer(description, { minimum, maximum: MOST_WALLET_CENTS });

const balanceCents = () => cents('What the customer may stake now, credit included; below 0 nothing.');

const request = () => name('The transaction of the `deposit` or `payout`.');

const payableCents = () =>
  cents('What the customer could take out now: own money that nothing holds, without credit or free play.');

/** Moves cash in either direction; `refusals` are a payout's own. */
const moveOfCash = <const Codes extends readonly WalletCode[]>(
  said: { summary: string; description: string },
  refusals: Codes,
) => ({
  ...said,
  body: strict({
    session: session(),
    transaction: transaction(),
    amountCents: amountCents('Whole cents, within the bounds of the book.', 1),
    currency: currency(),
    method: cashMethodField(),
  }),
  answer: strict({ balanceCents: balanceCents(), state: cashStateField() }),
  refusals: [
    'sessionEnded',
    'cashNotAllowed',
    'currencyMismatch',
    'amountTooSmall',
    'amountTooLarge',
    'tooManyRequests',
    'transactionReused',
    ...refusals,
  ] as const,
});

export const WALLET_CALLS = {
  authenticate: {
    summary: 'Open a wallet session with the one-time token of a game’s address',
    description:
      'The token is good once, for a minute, for this provider. A customer’s oldest session of this provider ends ' +
      'when there are too many.',
    body: strict({ token: key('As the frame’s address has it.') }),
    answer: strict({
      session: session(),
      player: words(
        43,
        'The customer, for this provider alone: another provider knows the same one by another name.',
      ),
      currency: currency(),
      language: words(20, 'A language’s code in the book: ENG, SPA, TH, ZH.'),
      integration: words(40, 'What was opened.'),
      game: orNull(words(80), { description: 'What was opened in it; null: its lobby.' }),
      balanceCents: balanceCents(),
    }),
    refusals: ['tokenInvalid', 'playNotAllowed'],
  },
  balance: {
    summary: 'What the customer may stake',
    description: 'Moves nothing. `payableCents` and the bounds are told in sessions of the cashier alone.',
    body: strict({ session: session() }),
    answer: strict({
      balanceCents: balanceCents(),
      currency: currency(),
      payableCents: Type.Optional(payableCents()),
      smallestCents: Type.Optional(cents('The least that may be paid in or taken out at once.')),
      largestCents: Type.Optional(cents('The most that may be paid in or taken out at once.')),
    }),
    refusals: ['sessionEnded'],
  },
  bet: {
    summary: 'Stake an amount on a round',
    description:
      'The first bet opens the round, each further one raises its stake. What is staked is held until the round closes.',
    body: strict({
      session: session(),
      transaction: transaction(),
      round: round(),
      game: game(),
      amountCents: amountCents('What is staked.', 1),
      currency: currency(),
    }),
    answer: strict({ balanceCents: balanceCents() }),
    refusals: [
      'sessionEnded',
      'playNotAllowed',
      'inTimeOut',
      'ownLossLimit',
      'insufficientFunds',
      'amountExceeded',
      'currencyMismatch',
      'roundTaken',
      'roundClosed',
      'tooManyRounds',
      'transactionRefunded',
      'transactionReused',
    ],
  },
  win: {
    summary: 'Tell what a round pays',
    description:
      'The stake included: an even bet of 10.00 that won pays 20.00. Several wins of one round add up; they are paid ' +
      'when it closes. Needs no session: a customer who left is paid all the same.',
    body: strict({
      transaction: transaction(),
      round: round(),
      amountCents: amountCents('What is paid back; 0 for a round that was lost.', 0),
      currency: currency(),
      closesRound: Type.Boolean({ description: 'Nothing more comes of the round: it is posted now.' }),
    }),
    answer: strict({ balanceCents: balanceCents() }),
    refusals: ['roundUnknown', 'amountExceeded', 'currencyMismatch', 'roundClosed', 'transactionReused'],
  },
  refund: {
    summary: 'Take a bet back',
    description:
      'Nothing is moved for a bet that never came, and it is refused if it comes later. A round whose last bet is taken ' +
      'back is closed, unless it has won.',
    body: strict({ transaction: transaction(), refers: name('The transaction of the bet.') }),
    answer: strict({
      balanceCents: orNull(balanceCents(), { description: 'null: no bet of this number was taken.' }),
    }),
    refusals: ['roundClosed', 'transactionNoBet', 'transactionReused'],
  },
  close: {
    summary: 'Say that nothing more comes of a round',
    description: 'It is posted with what it was told to have won; nothing when no win was told.',
    body: strict({ transaction: transaction(), round: round() }),
    answer: strict({ balanceCents: balanceCents() }),
    refusals: ['roundUnknown', 'transactionReused'],
  },
  deposit: moveOfCash(
    {
      summary: 'Say that a customer paid money in',
      description:
        'Only in a session of the cashier. It waits for the book, unless a rule approves it at once; until it is ' +
        'approved nothing moves.',
    },
    ['inTimeOut', 'ownDepositLimit'],
  ),
  payout: moveOfCash(
    {
      summary: 'Ask for money of a customer’s',
      description:
        'Only in a session of the cashier. Its amount is held from now on; it may be paid out once `request` says that ' +
        'it is approved.',
    },
    ['insufficientFunds'],
  ),
  request: {
    summary: 'What became of a deposit or payout',
    description: 'Moves nothing, and needs no session.',
    body: strict({ transaction: request() }),
    answer: strict(CASH_REQUEST_FIELDS),
    refusals: ['requestUnknown'],
  },
  requests: {
    summary: 'The customer’s latest deposits and payouts with this provider',
    description: 'Newest first; moves nothing. In a session of the cashier alone.',
    body: strict({ session: session() }),
    answer: strict({
      requests: list(strict(CASH_REQUEST_FIELDS, { title: 'CashRequest' }), {
        maxItems: MOST_LISTED_REQUESTS,
      }),
    }),
    refusals: ['sessionEnded', 'cashNotAllowed'],
  },
  cancel: {
    summary: 'Take a deposit or payout back that still waits',
    description: 'The amount that a payout held is free again. Needs no session.',
    body: strict({ transaction: transaction(), refers: request() }),
    answer: strict({ balanceCents: balanceCents() }),
    refusals: ['requestUnknown', 'requestDecided', 'transactionReused'],
  },
} as const satisfies Record<string, WalletCallSchema>;

export type WalletCallName = keyof typeof WALLET_CALLS;

export const WALLET_CALL_NAMES = Object.keys(WALLET_CALLS) as readonly WalletCallName[];

export type WalletBody<Name extends WalletCallName> = Static<(typeof WALLET_CALLS)[Name]['body']>;
export type WalletAnswer<Name extends WalletCallName> = Static<(typeof WALLET_CALLS)[Name]['answer']>;

export const pathOfWalletCall = (call: WalletCallName): `/wallet/${WalletCallName}` => `/wallet/${call}`;
