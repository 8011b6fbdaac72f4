import type { SessionLeft } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { useEffect } from 'react';
import { readIdleMs } from '../../ground/session/activity.ts';
import { pingSession } from '../../ground/session/keep-session.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';

const MINUTE_MS = 60_000;

/** Announced when this much is left. */
const WARNING_MS = 2 * MINUTE_MS;

/** The regular pings come in between, whatever is left. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** A timer may fire a little early. */
const LATER_MS = 250;

/** A book whose sessions are shorter than the warning announces none to a customer who is at it. */
const isNear = ({ endsInMs, canStay }: SessionLeft): boolean =>
  endsInMs <= WARNING_MS && (!canStay || readIdleMs() >= endsInMs);

/**
 * Asks the book how long the session lasts when its end should be near, and when it should be over: another tab may
 * have kept it.
 * @returns what is left, once the end is near; null for a customer who stays signed in on this device: the next session
 *   begins by itself
 */
export const useSessionEnd = (): SessionLeft | null => {
  const left = useSession((state) => state.left);
  const isRemembered = useSession((state) => selectCustomer(state)?.settings.webRememberPassword === true);
  const endsInMs = left?.endsInMs ?? 0;
  useEffect(() => {
    if (left === null) return undefined;
    const untilMs = endsInMs > WARNING_MS ? endsInMs - WARNING_MS : endsInMs;
    const timer = setTimeout(() => void pingSession(), Math.min(untilMs + LATER_MS, LONGEST_WAIT_MS));
    return () => clearTimeout(timer);
  }, [left, endsInMs]);
  return left !== null && !isRemembered && isNear(left) ? left : null;
};
