import type { PushChoices } from '@lineboard/domain/account/notifications/push-notice';
import { create } from 'zustand';
import { callBook, type CallError } from '../../ground/calls/call-book.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import {
  askPermission,
  readPushSupport,
  type PushSupport,
  subscribeBrowser,
  unsubscribeBrowser,
} from './browser-push.ts';
import { DEFAULT_CHOICES, readPushRecord, writePushRecord } from './push-record.ts';

export interface PushState {
  support: PushSupport;
  /** The book's key; null while it isn't known, and for a book that doesn't notify closed pages. */
  publicKey: string | null;
  /** The number of browsers on which the customer is notified. */
  browsers: number;
  isOn: boolean;
  choices: PushChoices;
  isWorking: boolean;
  error: CallError | 'browser' | null;
}

interface PushActions {
  /** Asks the book and the browser for the current state. */
  look: () => Promise<void>;
  turnOn: () => Promise<void>;
  turnOff: () => Promise<void>;
  choose: (changed: Partial<PushChoices>) => Promise<void>;
}

const START: PushState = {
  support: 'unsupported',
  publicKey: null,
  browsers: 0,
  isOn: false,
  choices: DEFAULT_CHOICES,
  isWorking: false,
  error: null,
};

const readCustomerId = (): string | null => selectCustomer(useSession.getState())?.customerId ?? null;

/** Subscribes the browser and tells the book. @returns why it didn't work */
const subscribe = async (
  customerId: string,
  publicKey: string,
  choices: PushChoices,
): Promise<PushState['error']> => {
  const keys = await subscribeBrowser(publicKey).catch(() => null);
  if (keys === null) return 'browser';
  const answer = await callBook('savePushSubscription', { body: { ...keys, ...choices } });
  if (!answer.ok) return answer.error;
  writePushRecord({ customerId, choices });
  return null;
};

export const usePush = create<PushState & PushActions>()((set, get) => {
  const work = async (act: () => Promise<PushState['error']>): Promise<void> => {
    if (get().isWorking) return;
    set({ isWorking: true, error: null });
    const error = await act();
    set({ isWorking: false, error });
    // The result is requested again: the browser and the book know it, not this page.
    await get().look();
  };

  return {
    ...START,
    look: async () => {
      const customerId = readCustomerId();
      const record = readPushRecord();
      const isOwn = record !== null && record.customerId === customerId;
      const support = readPushSupport();
      set({
        support,
        isOn: isOwn && support === 'supported' && Notification.permission === 'granted',
        choices: isOwn ? record.choices : get().choices,
      });
      if (customerId === null) return;
      const answer = await callBook('readPush');
      if (answer.ok) set(answer.value);
    },
    turnOn: () =>
      work(async () => {
        const [customerId, { publicKey, choices }] = [readCustomerId(), get()];
        if (customerId === null || publicKey === null) return 'browser';
        // A customer who refuses or ignores the question has not failed.
        if ((await askPermission()) !== 'granted') return null;
        return subscribe(customerId, publicKey, choices);
      }),
    turnOff: () =>
      work(async () => {
        writePushRecord(null);
        const endpoint = await unsubscribeBrowser().catch(() => null);
        if (endpoint === null) return null;
        const answer = await callBook('endPushSubscription', { body: { endpoint } });
        return answer.ok ? null : answer.error;
      }),
    choose: async (changed) => {
      const choices = { ...get().choices, ...changed };
      const { isOn, publicKey } = get();
      const customerId = readCustomerId();
      if (!isOn || customerId === null || publicKey === null) {
        set({ choices });
        return;
      }
      await work(() => subscribe(customerId, publicKey, choices));
    },
  };
});

/** The subscribed customer is at this browser: the book is told so, with the current session. */
const renew = async (customerId: string): Promise<void> => {
  const record = readPushRecord();
  if (record === null || readPushSupport() !== 'supported' || Notification.permission !== 'granted') return;
  if (record.customerId !== customerId) return leave();
  const answer = await callBook('readPush');
  const key = answer.ok ? answer.value.publicKey : null;
  if (key !== null) await subscribe(customerId, key, record.choices);
};

/** The next customer at this browser is told nothing about this one. */
const leave = async (): Promise<void> => {
  writePushRecord(null);
  await unsubscribeBrowser();
};

/** Keeps the browser's subscription with the customer who is signed in. @returns stops it */
export const keepSubscription = (): (() => void) => {
  let known: string | null = null;
  const follow = (): void => {
    const customerId = readCustomerId();
    if (customerId === known) return;
    const before = known;
    known = customerId;
    if (customerId !== null) void renew(customerId).catch(() => undefined);
    // An expired session leaves it; a customer who signs out here ends it.
    else if (before !== null && !useSession.getState().endedNotice) void leave().catch(() => undefined);
  };
  follow();
  return useSession.subscribe(follow);
};
