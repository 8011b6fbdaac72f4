import type { ExpectedAccount, SentMove } from '../model/sent-move.ts';

/** A move as the database has it. */
export interface StoredMove {
  id: string;
  amountCents: number;
  /** Why it was refused; null: it was done. */
  code: string | null;
}

const findFault = ({ amountCents, outcome }: SentMove, stored: readonly StoredMove[]): string | null => {
  const done = stored.filter(({ code }) => code === null);
  if (stored.length > 1) return 'is there more than once';
  if (outcome === null) return 'was never answered';
  if (outcome !== 'done') return done.length === 0 ? null : `was done, and refused with ${outcome}`;
  if (done.length === 0) return 'was acknowledged and is gone';
  return amountCents === null || done[0]!.amountCents === amountCents
    ? null
    : `is there with ${done[0]!.amountCents} cents`;
};

/**
 * Holds what provider and operator were answered against what the database has, move by move.
 * @returns one line per fault
 */
export const checkMoves = (sent: readonly SentMove[], stored: readonly StoredMove[]): string[] => {
  const byId = Map.groupBy(stored, ({ id }) => id);
  return sent.flatMap((move) => {
    const fault = findFault(move, byId.get(move.id) ?? []);
    return fault === null ? [] : [`${move.id} ${fault}`];
  });
};

/** @returns one line per account that isn't what the answers come to */
export const checkAccounts = (
  expected: ReadonlyMap<string, ExpectedAccount>,
  stored: ReadonlyMap<string, Record<keyof ExpectedAccount, number>>,
): string[] =>
  [...expected].flatMap(([customerId, account]) => {
    const found = stored.get(customerId);
    return (['balanceCents', 'heldCents', 'limitCents'] as const)
      .filter((field) => account[field] !== null && account[field] !== found?.[field])
      .map((field) => `${customerId} has ${field} ${found?.[field]}, must have ${account[field]}`);
  });
