import type { ErrorBody, Refusal } from '@lineboard/domain/error/refusal';
import { ERROR_CODES } from '@lineboard/domain/error/error-code';

/** Why a call has no value. `status` is null when no answer arrived: what the book did then is not known. */
export type CallError = Refusal & { status: number | null };

export type CallAnswer<T> = { ok: true; value: T } | { ok: false; error: CallError };

interface CallOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  timeoutMs?: number;
  fetch?: typeof fetch;
}

/** Longer than the gateway's own limit for a ticket, so that its answer is what ends the wait. */
const DEFAULT_TIMEOUT_MS = 10_000;

const isErrorBody = (body: unknown): body is ErrorBody => {
  const code = (body as ErrorBody | null)?.error?.code;
  return code !== undefined && (ERROR_CODES as readonly string[]).includes(code);
};

const errorOf = (status: number, body: unknown): CallError => {
  if (!isErrorBody(body)) return { code: status === 404 ? 'notFound' : 'unavailable', status };
  return { ...body.error, status };
};

/**
 * One HTTP call to the book. Never throws for what may happen: refusals, timeouts and a missing network are values.
 * @param path below the host, e.g. `/api/site`
 */
export const callBook = async <T>(path: string, options: CallOptions = {}): Promise<CallAnswer<T>> => {
  const { method = 'GET', body, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  try {
    const response = await (options.fetch ?? fetch)(path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const answer: unknown = text === '' ? undefined : JSON.parse(text);
    return response.ok
      ? { ok: true, value: answer as T }
      : { ok: false, error: errorOf(response.status, answer) };
  } catch (failure) {
    const isTimeout = (failure as { name?: unknown } | null)?.name === 'TimeoutError';
    return { ok: false, error: { code: isTimeout ? 'timedOut' : 'networkFailed', status: null } };
  }
};
