import { createHmac } from 'node:crypto';
import { SANDBOX_PROVIDER } from '../config/wallet-providers.ts';

/** `unknown`: nothing can be said of what the book did; the same call is to be sent again. */
export type WalletReply =
  | { kind: 'taken'; answer: Readonly<Record<string, unknown>> }
  | { kind: 'refused'; code: string }
  | { kind: 'unknown'; cause: unknown };

/**
 * The wallet's client, as docs/wallet.md describes it for any provider; the bytes of a body are signed and sent
 * unchanged.
 */
export interface WalletClient {
  send(call: string, body: string): Promise<WalletReply>;
}

const TIMEOUT_MS = 5_000;
const MOST_ANSWER_BYTES = 16_384;

/** These decide nothing: the same call is judged later. */
const UNJUDGED = new Set(['signatureInvalid', 'rateLimited', 'internal', 'unavailable', 'roundUnknown']);

const sign = (key: string, time: number, path: string, body: string): string =>
  createHmac('sha256', key).update(`${time}.${path}.${body}`).digest('base64url');

const readJson = async (response: Response): Promise<Readonly<Record<string, unknown>>> => {
  const text = await response.text();
  if (text.length > MOST_ANSWER_BYTES) throw new Error('the wallet answered too much');
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null) throw new Error('the wallet answered no object');
  return parsed as Readonly<Record<string, unknown>>;
};

export interface WalletClientOptions {
  /** What calls are signed with. */
  readKey: () => Promise<string>;
  /** The book's own address, null until it listens. */
  addressOf: () => string | null;
  nowMs: () => number;
}

export const createWalletClient = ({ readKey, addressOf, nowMs }: WalletClientOptions): WalletClient => ({
  send: async (call, body) => {
    const address = addressOf();
    if (address === null) return { kind: 'unknown', cause: new Error('the book does not listen yet') };
    const path = `/wallet/${call}`;
    const time = nowMs();
    try {
      const key = await readKey();
      const response = await fetch(`${address}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-lineboard-provider': SANDBOX_PROVIDER,
          'x-lineboard-time': String(time),
          'x-lineboard-signature': sign(key, time, path, body),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const answer = await readJson(response);
      if (response.ok) return { kind: 'taken', answer };
      const { code } = answer;
      if (typeof code !== 'string' || code.length > 60 || UNJUDGED.has(code) || response.status >= 500)
        return { kind: 'unknown', cause: new Error(`the wallet answered ${response.status}`) };
      return { kind: 'refused', code };
    } catch (cause) {
      return { kind: 'unknown', cause };
    }
  },
});
