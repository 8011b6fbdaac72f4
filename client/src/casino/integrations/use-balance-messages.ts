import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { askAccount } from '../../ground/session/keep-account.ts';
import { useFrameMessages } from './use-frame-messages.ts';

/** A page that sends it all the time costs the book one call in this time, no more. */
const ASKED_EVERY_MS = 5_000;

const isBalanceMessage = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === 'balance';

/**
 * `{ type: 'balance' }` from a frame: the customer's money may have changed. No figure of a message is ever read: the
 * book is asked.
 */
export const useBalanceMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | null,
): void => {
  const nextAtMs = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const hear = useCallback((data: unknown): void => {
    if (!isBalanceMessage(data) || waiting.current !== undefined) return;
    const ask = (): void => {
      waiting.current = undefined;
      nextAtMs.current = Date.now() + ASKED_EVERY_MS;
      void askAccount();
    };
    const waitMs = nextAtMs.current - Date.now();
    if (waitMs <= 0) ask();
    else waiting.current = setTimeout(ask, waitMs);
  }, []);
  useFrameMessages(frame, address, hear);
};
