import { CALLS } from '@lineboard/domain/doors/contract/calls';
import type { QueryOf } from '@lineboard/domain/doors/contract/call-types';
import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import { addressCall } from './address-call.ts';
import { readPageMark, tellPageRefused } from './page-mark.ts';
import { type CallError, FOREIGN_ANSWER, readRefusal } from './read-answer.ts';

export type FileCall = ListCall | 'exportTicket';

/** A list that is written in several formats. */
export type ListCall = 'exportOpenBets' | 'exportStatement' | 'exportTransactions';

/** A large file takes the book some seconds, and others may come before it. */
const TIMEOUT_MS = 90_000;

/**
 * Requests a file from the book and passes it to the browser, which saves it.
 *
 * @returns null when it was saved
 */
export const downloadFile = async <Name extends FileCall>(
  name: Name,
  { params, query }: { params: Readonly<Record<string, string | number>>; query: QueryOf<Name> },
  fileName: string,
): Promise<CallError | null> => {
  const page = readPageMark();
  try {
    const response = await fetch(addressCall(CALLS[name], params, query as Record<string, string>), {
      credentials: 'same-origin',
      redirect: 'manual',
      headers: { [PAGE_HEADER]: page },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) {
      const error = await readRefusal(response);
      if (error.code === 'sessionChanged') tellPageRefused(error.code, page);
      return error;
    }
    if (/^text\/html\b/.test(response.headers.get('content-type') ?? '')) return FOREIGN_ANSWER;
    const address = URL.createObjectURL(await response.blob());
    const link = document.createElement('a');
    link.href = address;
    link.download = fileName;
    link.click();
    // The browser has its own hold of the file by then.
    setTimeout(() => URL.revokeObjectURL(address), TIMEOUT_MS);
    return null;
  } catch (failure) {
    const isTimeout = (failure as { name?: unknown } | null)?.name === 'TimeoutError';
    return { code: isTimeout ? 'timedOut' : 'networkFailed', status: null };
  }
};
