import { findAnswerFault } from '@lineboard/domain/doors/contract/find-answer-fault';
import type { OnAnswered } from '../../src/ground/http/watch-answers.ts';

const parse = (body: string | null): unknown => {
  if (body === null || body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
};

/**
 * Whatever a test looks at, each answer that the gateway gave in it must be as its contract says. One that isn't is a
 * rejection that nobody handles, so that the run fails though the answer has gone out and no assertion waits for it.
 */
export const holdToContract: OnAnswered = (name, status, body) => {
  const fault = findAnswerFault(name, status, parse(body));
  if (fault !== null) void Promise.reject(new Error(`an answer is not what its contract says: ${fault}`));
};
