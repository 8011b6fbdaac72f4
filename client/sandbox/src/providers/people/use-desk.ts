import type { SandboxCallName } from '@lineboard/domain/sandbox/sandbox-calls.schema';
import { useEffect, useState } from 'react';
import type { FrameAddress } from '../../frame/read-address.ts';
import { callSandbox, type SandboxAnswer, type SandboxFault } from '../../guest/call-sandbox.ts';

type PeopleCall = Extract<SandboxCallName, `people/${string}`>;

export type Desk<T> =
  | { state: 'opening' }
  /** No token came with the address. */
  | { state: 'visitor' }
  | { state: 'refused'; code: SandboxFault }
  | { state: 'open'; desk: T };

/** A token is valid once: however often a page is drawn, it is used once. */
const asked = new Map<string, Promise<SandboxAnswer<unknown>>>();

const ask = (name: PeopleCall, token: string): Promise<SandboxAnswer<unknown>> => {
  const key = `${name} ${token}`;
  const known = asked.get(key) ?? callSandbox<unknown>(name, { token }, null);
  asked.set(key, known);
  return known;
};

/** What a page shows to the person whom the token in its address names. */
export const useDesk = <T>(name: PeopleCall, { token }: Pick<FrameAddress, 'token'>): Desk<T> => {
  const [desk, setDesk] = useState<Desk<T>>({ state: token === null ? 'visitor' : 'opening' });
  useEffect(() => {
    if (token === null) return undefined;
    let isCurrent = true;
    void ask(name, token).then((answer) => {
      if (!isCurrent) return;
      setDesk(
        answer.ok ? { state: 'open', desk: answer.value as T } : { state: 'refused', code: answer.code },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [name, token]);
  return desk;
};
