import type { GameFault } from '../casino/games/game.ts';

/** What the sandbox itself refuses a page with, and the HTTP status. */
const STATUS_OF_CODE = {
  badRequest: 400,
  unauthenticated: 401,
  // The affiliate system's token: forged, used, too old.
  tokenInvalid: 401,
  originRefused: 403,
  notFound: 404,
  gameUnknown: 404,
  // Somebody else, another tab for one, was here before: the table as it is tells.
  outOfOrder: 409,
  roundOpen: 409,
  payloadTooLarge: 413,
  rateLimited: 429,
  internal: 500,
  // The book can't be asked.
  bookAway: 503,
} as const;

export type SandboxCode =
  | keyof typeof STATUS_OF_CODE
  | GameFault
  /** The book's own code of the refusal, e.g. `insufficientFunds`. */
  | `book:${string}`;

export interface SandboxErrorBody {
  error: { code: SandboxCode };
}

const STATUSES: ReadonlyMap<string, number> = new Map(Object.entries(STATUS_OF_CODE));

/** A bet or a move that was judged, and refused, is a 422. */
export const statusOfSandboxCode = (code: SandboxCode): number => STATUSES.get(code) ?? 422;
