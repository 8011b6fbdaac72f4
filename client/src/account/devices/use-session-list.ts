import type { SessionList } from '@lineboard/domain/account/sign-in/session-list.schema';
import type { ErrorCode } from '@lineboard/domain/ground/error/error-code';
import { useCallback, useEffect, useState } from 'react';
import { callBook } from '../../ground/calls/call-book.ts';

export interface SessionListSource {
  /** null until the first answer. */
  list: SessionList | null;
  /** Why the last request failed. */
  error: ErrorCode | null;
  isBusy: boolean;
  reload: () => Promise<void>;
  endSession: (sessionId: string) => Promise<void>;
  endOthers: () => Promise<void>;
  removeDevice: (deviceId: string) => Promise<void>;
  authorizeDevice: (deviceId: string) => Promise<void>;
  /** @returns whether it worked */
  resetDevices: () => Promise<boolean>;
}

/** The customer's own sessions and devices, read when they are opened and again after each change. */
export const useSessionList = (): SessionListSource => {
  const [list, setList] = useState<SessionList | null>(null);
  const [error, setError] = useState<ErrorCode | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const reload = useCallback(async (): Promise<void> => {
    const answer = await callBook('readSessions');
    setError(answer.ok ? null : answer.error.code);
    if (answer.ok) setList(answer.value);
  }, []);
  useEffect(() => void reload(), [reload]);

  const run = async (ask: () => Promise<ErrorCode | null>): Promise<boolean> => {
    setIsBusy(true);
    const failed = await ask();
    if (failed === null) await reload();
    else setError(failed);
    setIsBusy(false);
    return failed === null;
  };
  // A session that is gone already needn't be ended again.
  const codeOf = (answer: { ok: true } | { ok: false; error: { code: ErrorCode } }): ErrorCode | null =>
    answer.ok || answer.error.code === 'notFound' ? null : answer.error.code;

  return {
    list,
    error,
    isBusy,
    reload,
    endSession: async (sessionId) =>
      void (await run(async () => codeOf(await callBook('endSession', { params: { sessionId } })))),
    endOthers: async () => void (await run(async () => codeOf(await callBook('endOtherSessions')))),
    removeDevice: async (deviceId) =>
      void (await run(async () => codeOf(await callBook('removeDevice', { params: { deviceId } })))),
    authorizeDevice: async (deviceId) =>
      void (await run(async () => codeOf(await callBook('authorizeDevice', { params: { deviceId } })))),
    resetDevices: () => run(async () => codeOf(await callBook('resetDevices'))),
  };
};
