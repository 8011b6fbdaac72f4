import { askSession } from './ask-session.ts';
import { selectCustomer, useSession } from './session-store.ts';

/** The book decides when a time-out is over: when a device's clock is wrong, it is asked again. */
const LEAST_WAIT_MS = 1_000;
const MOST_WAIT_MS = 3_600_000;
const AGAIN_MS = 60_000;

/**
 * OWN-8: asks the book again when a time-out is over, so that the page no longer applies it.
 * @returns stops it
 */
export const keepTimeOut = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    const customerId = selectCustomer(useSession.getState())?.customerId;
    await askSession(({ customer }) => {
      const { session, applyTimeOut } = useSession.getState();
      if (session?.customer?.customerId === customerId && customer?.customerId === customerId)
        applyTimeOut(customer?.timeOut ?? null);
    });
    follow(AGAIN_MS);
  };
  const follow = (leastMs = LEAST_WAIT_MS): void => {
    clearTimeout(timer);
    const endsAtMs = selectCustomer(useSession.getState())?.timeOut?.endsAtMs ?? null;
    if (endsAtMs === null) return;
    const waitMs = Math.min(Math.max(endsAtMs - Date.now(), leastMs), MOST_WAIT_MS);
    timer = setTimeout(() => void ask(), waitMs);
  };
  follow();
  const unsubscribe = useSession.subscribe((state, before) => {
    if (selectCustomer(state)?.timeOut !== selectCustomer(before)?.timeOut) follow();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
};
