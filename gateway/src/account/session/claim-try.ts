import type { GuessRate } from './guess-rate.ts';
import type { LockOut, LockOutLimits, TryOutcome } from './lock-out.ts';

/** The limits that one try at a password counts against. */
export interface TrySubjects {
  /** Each of them locks separately. `forgets`: a correct password clears the failures before it. */
  lockOuts: ReadonlyArray<{ subject: string; limits: LockOutLimits; forgets: boolean }>;
  /** Slows down and never locks; null for a device that is known. */
  rate: { subject: string; perHour: number } | null;
}

export type TryRefusal =
  | { reason: 'lockedOut'; retryAfterMs: number }
  | { reason: 'slowed'; retryAfterMs: number }
  | { reason: 'busy'; retryAfterMs: number };

export interface ClaimedTry {
  /** @returns how long the longest lock goes on that holds now, 0 when there is none */
  settle(outcome: TryOutcome): Promise<number>;
}

/** Room for a try is a matter of the few milliseconds that a password takes. */
export const BUSY_RETRY_AFTER_MS = 1_000;

export interface TryCounters {
  lockOut: LockOut;
  guessRate: GuessRate;
}

/** Takes a place with every subject, or with none and says why. */
export const claimTry = async (
  { lockOut, guessRate }: TryCounters,
  { lockOuts, rate }: TrySubjects,
): Promise<ClaimedTry | TryRefusal> => {
  const entered: Array<TrySubjects['lockOuts'][number]> = [];
  const settle = async (outcome: TryOutcome): Promise<number> => {
    let lockedForMs = 0;
    for (const { subject, limits, forgets } of entered)
      lockedForMs = Math.max(lockedForMs, await lockOut.leave(subject, limits, outcome, forgets));
    return lockedForMs;
  };
  for (const one of lockOuts) {
    const entry = await lockOut.enter(one.subject, one.limits);
    if (entry.state === 'open') entered.push(one);
    else {
      await settle('unknown');
      return entry.state === 'locked'
        ? { reason: 'lockedOut', retryAfterMs: entry.forMs }
        : { reason: 'busy', retryAfterMs: BUSY_RETRY_AFTER_MS };
    }
  }
  if (rate === null) return { settle };
  const retryAfterMs = await guessRate.take(rate.subject, rate.perHour);
  if (retryAfterMs > 0) {
    await settle('unknown');
    return { reason: 'slowed', retryAfterMs };
  }
  return {
    settle: async (outcome) => {
      if (outcome !== 'wrong') await guessRate.giveBack(rate.subject, rate.perHour);
      return settle(outcome);
    },
  };
};
