import { type Static, Type } from 'typebox';
import { cashMethodField } from '../casino/cashier/cash-request.schema.ts';
import { CASH_KINDS } from '../casino/cashier/cash-request.ts';
import { bookNumber, count } from '../ground/schema/numbers.ts';
import { orNull } from '../ground/schema/or-null.ts';
import { strict } from '../ground/schema/strict.ts';
import { MOST_WALLET_CENTS } from '../casino/wallet/wallet-bounds.ts';
import { LIVE_BOARDS } from './live-boards.ts';

/** Moves of one round: the longest game has far fewer. */
const MOST_MOVES = 200;

const game = () => Type.String({ pattern: '^[A-Za-z0-9]{1,40}$' });
const title = () => Type.String({ pattern: '^[A-Za-z0-9_.-]{0,60}$' });
/** The affiliate system's token: the page's address brought it, and it works once. */
const affiliateToken = () => Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
const table = { game: game(), title: title() };
const clientSeed = () => Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' });
const nonce = () => count(undefined, { maximum: 1_000_000_000 });

/** What the pages of the sandbox ask their own listener: each a POST to `/` and its name. */
export const SANDBOX_CALLS = {
  enter: strict({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
  balance: strict({}),
  'games/open': strict(table),
  /** A round begins. Sent again as it was it begins nothing twice. */
  'games/start': strict({ ...table, nonce: nonce(), clientSeed: clientSeed(), bet: Type.Unknown() }),
  /** `number` counts the moves of the round from 1: each is made once. */
  'games/move': strict({
    ...table,
    nonce: nonce(),
    number: count(undefined, { minimum: 1, maximum: MOST_MOVES }),
    move: Type.Unknown(),
  }),
  /** Ends the server seed and tells it; refused while a round goes on. */
  'games/reveal': strict(table),
  /** The games in play of a live board: the same for everybody. */
  'boards/live': strict({ board: Type.Enum([...LIVE_BOARDS]) }),
  /** The players in the game of a props widget; null: in a game that the book has props for. */
  'props/open': strict({ gameNum: orNull(bookNumber()) }),
  /** What an affiliate earned. */
  'people/affiliate': strict({ token: affiliateToken() }),
  /** The cards of a customer, and which of them may be charged. */
  'people/cards': strict({ token: affiliateToken() }),
  /** The customers that an agent sees: the token is the book's, which is asked whose it is. */
  'people/agent': strict({
    token: Type.String({ maxLength: 2_000, pattern: '^[\\w-]+\\.[\\w-]+\\.[\\w-]+$' }),
  }),
  /** What the cashier's page shows. */
  'cashier/open': strict({}),
  /** Sent again with its key it is asked for once. */
  'cashier/ask': strict({
    key: Type.String({ pattern: '^[A-Za-z0-9_-]{8,40}$' }),
    kind: Type.Enum([...CASH_KINDS]),
    amountCents: count(undefined, { minimum: 1, maximum: MOST_WALLET_CENTS }),
    method: cashMethodField(),
  }),
  'cashier/cancel': strict({ transaction: Type.String({ pattern: '^[A-Za-z0-9_.-]{1,100}$' }) }),
} as const;

export type SandboxCallName = keyof typeof SANDBOX_CALLS;

export type SandboxBody<Name extends SandboxCallName> = Static<(typeof SANDBOX_CALLS)[Name]>;
