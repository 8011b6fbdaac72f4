import { pathOfCommand } from '@lineboard/domain/desk/operator/commands.schema';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CommandRunner, GivenCommand } from './command-runner.ts';
import { readCommandAnswer } from './read-command-answer.ts';

const TIMEOUT_MS = 60_000;

/** Before each time that it is asked again, by the same key: a proxy or gateway that restarts is back by then. */
const AGAIN_AFTER_MS = [250, 1_000, 3_000];

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
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return readCommandAnswer(answer);
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
    return askUntilAnswered();
  },
  close: async () => undefined,
});
