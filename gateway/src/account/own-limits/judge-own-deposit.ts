import type { UsedLimit } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { findDepositLimit } from '@lineboard/domain/account/own-limits/select-tightest';
import type pg from 'pg';
import { readOwnTerms } from './own-terms.ts';
import { readOwnFigures } from './read-own-figures.ts';

/**
 * OWN-7, OWN-8: whether a customer's own terms let an amount be paid in. Asked on an account that is held.
 *
 * @returns null: they do; otherwise the limit that it would break, or that a time-out applies
 */
export const judgeOwnDeposit = async (
  client: Pick<pg.Pool, 'query'>,
  { customerId, amountCents }: { customerId: string; amountCents: number },
  now: { wallMs: number; bookMs: number },
): Promise<UsedLimit | 'inTimeOut' | null> => {
  const terms = await readOwnTerms(client, customerId);
  const own = await readOwnFigures(client, customerId, terms, now);
  if (own === null) return null;
  return own.timeOut === null ? findDepositLimit(own, amountCents, now.bookMs) : 'inTimeOut';
};
