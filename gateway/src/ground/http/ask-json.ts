interface AskLimits {
  withinMs: number;
  mostBytes: number;
}

/**
 * Asks another company's system for JSON. It is followed nowhere else, and no answer is longer than it may be.
 *
 * @throws Error when it doesn't answer in time, too much, or anything but JSON
 */
export const askJson = async (
  url: string,
  init: Pick<RequestInit, 'method' | 'headers' | 'body'>,
  { withinMs, mostBytes }: AskLimits,
): Promise<unknown> => {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(withinMs), redirect: 'error' });
  if (!response.ok || response.body === null) throw new Error(`the provider answered ${response.status}`);
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body) {
    bytes += part.length;
    if (bytes > mostBytes) throw new Error('the provider answered too much');
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'));
};
