import { LEAST_MINUTES, MOST_MINUTES } from './own-limit-choices.ts';
import type { OwnLimit, OwnLimitKind, OwnPeriod } from './own-limit.schema.ts';

/** OWN-2: how long a looser limit waits. */
export const WAIT_MS = 86_400_000;

/** Names one of a customer's limits. */
export interface OwnLimitName {
  kind: OwnLimitKind;
  period: OwnPeriod;
}

/** Time can only be limited by the day. */
export const isOwnLimitName = ({ kind, period }: OwnLimitName): boolean =>
  kind !== 'time' || period === 'day';

/** @param amount null takes the limit away */
export const isOwnAmount = (kind: OwnLimitKind, amount: number | null): boolean =>
  kind !== 'time' || amount === null || (amount >= LEAST_MINUTES && amount <= MOST_MINUTES);

/**
 * The limit at a moment, with any change that is due by then applied (OWN-2).
 *
 * @param nowMs the wall clock
 * @returns null: there is none
 */
export const applyDueChange = (limit: OwnLimit, nowMs: number): OwnLimit | null => {
  const { next } = limit;
  if (next === null || nowMs < next.atMs) return limit;
  return next.amount === null ? null : { ...limit, amount: next.amount, next: null };
};

/**
 * What a limit becomes when its customer asks for another (OWN-2): a tighter one at once, a looser one or none after a
 * day. A change that was waiting is dropped, so a customer withdraws it by asking for the amount in force.
 *
 * @param before as it is stored; null: there is none
 * @param amount null takes the limit away
 * @returns null: there is none
 */
export const changeOwnLimit = (
  before: OwnLimit | null,
  { kind, period }: OwnLimitName,
  amount: number | null,
  nowMs: number,
): OwnLimit | null => {
  const current = before === null ? null : applyDueChange(before, nowMs);
  if (current === null) return amount === null ? null : { kind, period, amount, next: null };
  if (amount !== null && amount <= current.amount) return { ...current, amount, next: null };
  return { ...current, next: { amount, atMs: nowMs + WAIT_MS } };
};
