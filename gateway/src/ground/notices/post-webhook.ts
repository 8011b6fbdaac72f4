import type { ToldNotice } from './untold-notices.ts';

/** An address that hasn't answered by then has failed. */
const PATIENCE_MS = 5_000;

/** One call with all that is told now. `text` is what chat services show. @throws when the address doesn't take it */
export const postWebhook = async (
  address: string,
  { book, text, notices }: { book: string; text: string; notices: readonly ToldNotice[] },
): Promise<void> => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ book, text, notices }),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the address answered ${response.status}`);
};
