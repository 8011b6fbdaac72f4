import { setTimeout as sleep } from 'node:timers/promises';

export interface Reply {
  status: number;
  body: { code?: string; error?: { code?: string } };
}

const AGAIN_AFTER_MS = 300;
const LIMIT_MS = 10_000;
/** Answers after which nothing more is to be found out: done, or refused by the rules of the wallet or of a command. */
const DECIDED = new Set([200, 409, 422]);

const callOnce = async (send: (signal: AbortSignal) => Promise<Response>): Promise<Reply | null> => {
  try {
    const answer = await send(AbortSignal.timeout(LIMIT_MS));
    return { status: answer.status, body: (await answer.json()) as Reply['body'] };
  } catch {
    return null;
  }
};

/** Sends the same call until it is decided. @returns null: nobody could tell until it was given up */
export const askUntilDecided = async (
  send: (signal: AbortSignal) => Promise<Response>,
  isGivenUp: () => boolean,
): Promise<Reply | null> => {
  for (;;) {
    const reply = await callOnce(send);
    if (reply !== null && DECIDED.has(reply.status)) return reply;
    if (isGivenUp()) return null;
    await sleep(AGAIN_AFTER_MS);
  }
};
