import { PAGE_HEADER, PASS_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import type { WatchPassAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { SESSION_CALLS } from '@lineboard/domain/doors/contract/session-calls';

const ANSWER_WITHIN_MS = 5_000;

/**
 * Asks the book for the pass that a gateway at the edge wants.
 * @param held the one that is there, if any: it is extended while the book can't look up its session
 * @returns null when no answer came
 */
export type AskPass = (page: string, held?: string) => Promise<WatchPassAnswer | null>;

export const askPass: AskPass = async (page, held = '') => {
  try {
    const answer = await fetch(SESSION_CALLS.readWatchPass.path, {
      headers: { [PAGE_HEADER]: page, ...(held === '' ? {} : { [PASS_HEADER]: held }) },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    return answer.ok ? ((await answer.json()) as WatchPassAnswer) : null;
  } catch {
    return null;
  }
};
