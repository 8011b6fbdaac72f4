import type { ErrorBody, Refusal } from '@lineboard/domain/ground/error/refusal';
import { ERROR_CODES } from '@lineboard/domain/ground/error/error-code';

/** Why a call has no value. `status` is null when the book gave no answer: what it did then is unknown. */
export type CallError = Refusal & { status: number | null };

export type CallAnswer<T> = { ok: true; value: T } | { ok: false; error: CallError };

/**
 * Something between page and book answered in its place: a redirect, a page, a proxy's own error. The book may have
 * acted all the same.
 */
export const FOREIGN_ANSWER = { code: 'foreignAnswer', status: null } as const satisfies CallError;

const NO_CONTENT = 204;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Errors of proxies and clouds look similar, but have a `message` or other codes. */
const isRefusal = (body: unknown): body is { error: { code: string } } => {
  if (!isRecord(body) || !isRecord(body['error'])) return false;
  const { code, params, ...more } = body['error'];
  return (
    typeof code === 'string' &&
    /^[a-z][A-Za-z]*$/.test(code) &&
    (params === undefined || isRecord(params)) &&
    Object.keys(more).length === 0
  );
};

const isKnown = (body: { error: { code: string } }): body is ErrorBody =>
  (ERROR_CODES as readonly string[]).includes(body.error.code);

/** @returns undefined: not JSON */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The refusal in an unsuccessful answer. A code that the page doesn't know comes from a newer book. */
export const readRefusal = async (response: Response): Promise<CallError> => {
  const { status } = response;
  const body = parse(await response.text());
  if (!isRefusal(body)) return FOREIGN_ANSWER;
  if (!isKnown(body)) return { code: status === 404 ? 'notFound' : 'unavailable', status };
  return { ...body.error, status };
};

/** The book's answer. It never redirects, and its bodies are always JSON. */
export const readAnswer = async <T>(response: Response): Promise<CallAnswer<T>> => {
  if (!response.ok) return { ok: false, error: await readRefusal(response) };
  if (response.status === NO_CONTENT) return { ok: true, value: undefined as T };
  const value = parse(await response.text());
  return value === undefined ? { ok: false, error: FOREIGN_ANSWER } : { ok: true, value: value as T };
};
