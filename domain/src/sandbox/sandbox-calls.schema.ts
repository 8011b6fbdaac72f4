import { type Static, Type } from 'typebox';
import { cashMethodField } from '../casino/cashier/cash-request.schema.ts';
import { CASH_KINDS } from '../casino/cashier/cash-request.ts';
import { bookNumber, count } from '../ground/schema/numbers.ts';
import { orNull } from '../ground/schema/or-null.ts';
import { strict } from '../ground/schema/strict.ts';
import { MOST_WALLET_CENTS } from '../casino/wallet/wallet-bounds.ts';
import { LIVE_BOARDS } from './live-boards.ts';

/** The most moves of one round: the longest game has far fewer. */
const MOST_MOVES = 200;

const game = () => Type.String({ pattern: '^[A-Za-z0-9]{1,40}$' });
const title = () => Type.String({ pattern: '^[A-Za-z0-9_.-]{0,60}$' });
/** The affiliate system's token: the page's address brought it, and it works once. */
const affiliateToken = () => Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
const table = { game: game(), title: title() };
const clientSeed = () => Type.String({ pattern: '^[\\x21-\\x7e]{1,64}$' });
const nonce = () => count(undefined, { maximum: 1_000_000_000 });

/** The calls that the sandbox's pages make to their own listener: each is a POST to `/` plus its name. */
export const SANDBOX_CALLS = {
  enter: strict({ token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }) }),
  balance: strict({}),
  'games/open': strict(table),
  /** Begins a round. The same call sent again doesn't begin a second one. */
  'games/start': strict({ ...table, nonce: nonce(), clientSeed: clientSeed(), bet: Type.Unknown() }),
  /** Makes one move. `number` counts the moves of the round from 1, so that each is made only once. */
  'games/move': strict({
    ...table,
    nonce: nonce(),
    number: count(undefined, { minimum: 1, maximum: MOST_MOVES }),
    move: Type.Unknown(),
  }),
  /** Ends the server seed and reveals it; refused while a round goes on. */
  'games/reveal': strict(table),
  /** The games in play of a live board: the same for everybody. */
  'boards/live': strict({ board: Type.Enum([...LIVE_BOARDS]) }),
  /** The players in a props widget's game; null means any game for which the book has props. */
  'props/open': strict({ gameNum: orNull(bookNumber()) }),
  /** The affiliate's earnings. */
  'people/affiliate': strict({ token: affiliateToken() }),
  /** The cards of a customer, and which of them may be charged. */
  'people/cards': strict({ token: affiliateToken() }),
  /** The customers that an agent sees: the book issued the token and is asked who the agent is. */
  'people/agent': strict({
    token: Type.String({ maxLength: 2_000, pattern: '^[\\w-]+\\.[\\w-]+\\.[\\w-]+$' }),
  }),
  /** The content of the cashier's page. */
  'cashier/open': strict({}),
  /** Makes a request. Sent again with the same key it counts as one. */
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
