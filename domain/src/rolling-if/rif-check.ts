import type { ErrorCode } from '../error/error-code.ts';
import type { WagerPick } from '../pick/pick.ts';
import type { WagerRef } from '../request/ticket-request.ts';

/** Asks whether a ticket on these picks may roll from a wager of the customer's (spec 1 §7 "check invalid RIF combinations"). */
export interface RifCheck {
  parent: WagerRef;
  picks: readonly WagerPick[];
}

export type RifCheckAnswer = { valid: true; maxChain: number } | { valid: false; code: ErrorCode };
