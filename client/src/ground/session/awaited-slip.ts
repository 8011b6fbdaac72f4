import { tabStorage } from '../device-storage/device-storage.ts';

const KEY = 'lb-awaited-slip';

/** Long enough to find a password; a link that was opened in another sitting surprises nobody later. */
const AWAITED_FOR_MS = 30 * 60_000;

/**
 * Keeps the picks of a shared link that a visitor opened until they sign in, for this tab alone.
 *
 * @param picks as the address has them
 */
export const keepAwaitedSlip = (picks: string, nowMs: number): void =>
  tabStorage.setItem(KEY, `${nowMs} ${picks}`);

/** @returns null: no link waits */
export const readAwaitedSlip = (nowMs: number): string | null => {
  const [at = '', picks] = (tabStorage.getItem(KEY) ?? '').split(' ');
  const waitedMs = nowMs - Number(at);
  return picks !== undefined && waitedMs >= 0 && waitedMs < AWAITED_FOR_MS ? picks : null;
};

export const forgetAwaitedSlip = (): void => tabStorage.removeItem(KEY);
