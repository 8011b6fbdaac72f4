import type { SandboxErrorBody } from '@lineboard/domain/sandbox/sandbox-code';

/** `networkFailed`: no answer of the host arrived, and what it did is unknown. */
export type SandboxFault = SandboxErrorBody['error']['code'] | 'networkFailed';

export type SandboxAnswer<T> = { ok: true; value: T } | { ok: false; code: SandboxFault };

/** Longer than the host waits for the book. */
const TIMEOUT_MS = 15_000;

const codeOf = (body: unknown): SandboxFault =>
  (body as Partial<SandboxErrorBody> | null)?.error?.code ?? 'networkFailed';

/**
 * One call of the page's own listener. Never throws for expected failures. @param session null: nobody has entered yet
 */
export const callSandbox = async <T>(
  name: string,
  body: object,
  session: string | null,
): Promise<SandboxAnswer<T>> => {
  try {
    const response = await fetch(`/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(session === null ? {} : { authorization: `Bearer ${session}` }),
      },
      body: JSON.stringify(body),
      credentials: 'omit',
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer: unknown = await response.json();
    return response.ok ? { ok: true, value: answer as T } : { ok: false, code: codeOf(answer) };
  } catch {
    return { ok: false, code: 'networkFailed' };
  }
};
