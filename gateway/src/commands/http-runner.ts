import { pathOfCommand } from '@lineboard/domain/operator/commands.schema';
import type { OperatorRefusal } from '@lineboard/domain/operator/operator-refusal.schema';
import type { CommandRunner, GivenCommand } from './command-runner.ts';

const TIMEOUT_MS = 60_000;

/** @param origin of the gateway, e.g. https://book.example */
export const createHttpRunner = (origin: string, token: string): CommandRunner => ({
  run: async ({ name, input, idempotencyKey }: GivenCommand) => {
    const answer = await fetch(new URL(pathOfCommand(name), origin), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json().catch(() => null);
    if (answer.ok) return { ok: true, answer: body };
    const error: Partial<OperatorRefusal> = (body as { error?: OperatorRefusal } | null)?.error ?? {};
    const {
      code = `http${answer.status}`,
      message = `The gateway answered ${answer.status}.`,
      field,
    } = error;
    return { ok: false, code, message, ...(field === undefined ? {} : { field }) };
  },
  close: async () => undefined,
});
