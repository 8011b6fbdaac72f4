import type { CashKind } from '@lineboard/domain/casino/cashier/cash-request';
import type { CashierView } from '@lineboard/domain/sandbox/sandbox-answers';
import { useCallback, useEffect, useState } from 'react';
import { createId } from '../../frame/create-id.ts';
import { callSandbox, type SandboxFault } from '../../guest/call-sandbox.ts';
import { useGuest } from '../../guest/guest-store.ts';

export interface Cashier {
  /** null until it first arrived. */
  view: CashierView | null;
  /** A step is under way: nothing else can be pressed. */
  isBusy: boolean;
  /** Why the last step was not made; until the next one. */
  fault: SandboxFault | null;
  load(): Promise<void>;
  /** @returns the request's outcome at once; null when it was not made */
  ask(request: {
    kind: CashKind;
    amountCents: number;
    method: string;
  }): Promise<'waiting' | 'approved' | null>;
  cancel(transaction: string): Promise<void>;
}

/** When an answer is lost, the very same step is sent again, and is made only once. */
const TRIES = 4;
const TRY_AGAIN_MS = 700;

/** Nothing tells this page when an operator has decided. */
const LOOK_EVERY_MS = 5_000;

const isLost = (code: SandboxFault): boolean => code === 'networkFailed' || code === 'bookAway';

const send = async (name: string, body: object) => {
  const session = useGuest.getState().guest?.session ?? null;
  let answer = await callSandbox<CashierView>(name, body, session);
  for (let tries = 1; tries < TRIES && !answer.ok && isLost(answer.code); tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    answer = await callSandbox<CashierView>(name, body, session);
  }
  if (!answer.ok && answer.code === 'unauthenticated') useGuest.getState().leave();
  return answer;
};

/** The cashier of the current customer. */
export const useCashier = (): Cashier => {
  const [view, setView] = useState<CashierView | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<SandboxFault | null>(null);

  const take = useCallback((told: CashierView): void => {
    setView(told);
    useGuest.getState().tellBalance(told.balanceCents);
  }, []);
  const make = useCallback(
    async (name: string, body: object): Promise<CashierView | null> => {
      setBusy(true);
      setFault(null);
      const answer = await send(name, body);
      if (answer.ok) take(answer.value);
      else setFault(answer.code);
      setBusy(false);
      return answer.ok ? answer.value : null;
    },
    [take],
  );
  const load = useCallback(async (): Promise<void> => void (await make('cashier/open', {})), [make]);
  useEffect(() => void load(), [load]);

  const waits = view?.requests.some(({ state }) => state === 'waiting') === true && !isBusy;
  useEffect(() => {
    if (!waits) return undefined;
    const look = async (): Promise<void> => {
      const session = useGuest.getState().guest?.session ?? null;
      const answer = await callSandbox<CashierView>('cashier/open', {}, session);
      if (answer.ok) take(answer.value);
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [waits, take]);

  return {
    view,
    isBusy,
    fault,
    load,
    ask: async (request) => {
      const key = createId();
      const made = await make('cashier/ask', { key, ...request });
      const state = made?.requests.find(({ transaction }) => transaction.endsWith(key))?.state;
      return state === 'waiting' || state === 'approved' ? state : null;
    },
    cancel: async (transaction) => void (await make('cashier/cancel', { transaction })),
  };
};
