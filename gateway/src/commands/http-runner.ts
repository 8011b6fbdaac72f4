import { pathOfCommand } from '@lineboard/domain/operator/commands.schema';
import type { OperatorRefusal } from '@lineboard/domain/operator/operator-refusal.schema';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandRunner, GivenCommand } from './command-runner.ts';

const TIMEOUT_MS = 60_000;

/** Before each time that it is asked again, by the same key: a proxy or gateway that restarts is back by then. */
const AGAIN_AFTER_MS = [250, 1_000, 3_000];

/** Of a proxy that had no answer, or none in time, from a gateway that may have acted. */
const NO_ANSWER = new Set([502, 504]);

/** It may be done or not: the same key tells, and does nothing again. */
export class AnswerLost extends Error {
  override name = 'AnswerLost';
}

const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN']);

/** Nobody took the call: asked again at once it would meet the same. */
const wasNotSent = (error: unknown): boolean =>
  NOT_SENT.has((error as { cause?: { code?: string } }).cause?.code ?? '');

const describe = (error: unknown): string => {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
};

/** @param origin of the gateway, e.g. https://book.example */
export const createHttpRunner = (
  origin: string,
  token: string,
  againAfterMs: readonly number[] = AGAIN_AFTER_MS,
): CommandRunner => ({
  run: async ({ name, input, idempotencyKey }: GivenCommand) => {
    const ask = async () => {
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
      if (NO_ANSWER.has(answer.status)) throw new Error(`${answer.status} on the way`);
      const text = await answer.text();
      return { answer, text };
    };
    const askUntilAnswered = async () => {
      let isSent = false;
      for (let times = 0; ; times++)
        try {
          return await ask();
        } catch (error) {
          isSent ||= !wasNotSent(error);
          if (!isSent) throw error;
          const pauseMs = againAfterMs[times];
          if (pauseMs === undefined) throw new AnswerLost(describe(error), { cause: error });
          await sleep(pauseMs);
        }
    };
    const { answer, text } = await askUntilAnswered();
    const body = parse(text);
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

/** null: nothing that a gateway says. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
