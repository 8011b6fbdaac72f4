import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import type { OwnLimitName } from '@lineboard/domain/account/own-limits/change-own-limit';
import type {
  OwnLimitsAnswer,
  RealityCheck,
  TimeOutLength,
} from '@lineboard/domain/account/own-limits/own-limit.schema';
import { useSession } from '../../../ground/session/session-store.ts';
import { useCallback, useEffect, useState } from 'react';
import { type CallAnswer, callBook } from '../../../ground/calls/call-book.ts';

export interface OwnLimitsSource {
  /** null until the first answer. */
  answer: OwnLimitsAnswer | null;
  /** Why the last request failed. */
  error: ErrorCode | null;
  isBusy: boolean;
  load: () => Promise<void>;
  /** @param amount null removes the limit. @returns whether it worked */
  change: (name: OwnLimitName, amount: number | null) => Promise<boolean>;
  startTimeOut: (length: TimeOutLength) => Promise<boolean>;
  askForEnd: () => Promise<boolean>;
  setRealityCheck: (minutes: RealityCheck) => Promise<boolean>;
}

/** The customer's own limits, read when they are opened; every change answers with all of them. */
export const useOwnLimits = (): OwnLimitsSource => {
  const [answer, setAnswer] = useState<OwnLimitsAnswer | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const run = useCallback(async (ask: () => Promise<CallAnswer<OwnLimitsAnswer>>): Promise<boolean> => {
    setIsBusy(true);
    const given = await ask();
    setIsBusy(false);
    setError(given.ok ? null : given.error.code);
    if (given.ok) {
      setAnswer(given.value);
      useSession.getState().applyTimeOut(given.value.timeOut);
    }
    return given.ok;
  }, []);
  const load = useCallback(async () => void (await run(() => callBook('readOwnLimits'))), [run]);
  useEffect(() => void load(), [load]);

  return {
    answer,
    error,
    isBusy,
    load,
    change: (params, amount) => run(() => callBook('changeOwnLimit', { params, body: { amount } })),
    startTimeOut: (length) => run(() => callBook('startTimeOut', { body: { length } })),
    askForEnd: () => run(() => callBook('askForTimeOutsEnd')),
    setRealityCheck: (minutes) => run(() => callBook('setRealityCheck', { body: { minutes } })),
  };
};
