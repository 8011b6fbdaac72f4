import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  status: number;
  bytes: Buffer;
  text: string;
  /** All that it set, as they are sent back. */
  cookie: string;
}

const NO_ANSWER: Answer = { status: 0, bytes: Buffer.alloc(0), text: '', cookie: '' };

/** @param body sent as JSON by POST, or as `method` says; without one it is a GET */
export const call = async (
  url: string,
  headers: Record<string, string> = {},
  body?: object,
  method = 'POST',
): Promise<Answer> => {
  const sent = body === undefined ? {} : { method, body: JSON.stringify(body) };
  const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
  const answer = await fetch(url, { ...sent, headers: { ...headers, ...type } });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const cookies = answer.headers.getSetCookie().map((value) => value.split(';')[0]);
  return { status: answer.status, bytes, text: bytes.toString(), cookie: cookies.join('; ') };
};

const WAIT_MS = 60_000;
const ASK_AGAIN_MS = 500;

/** Asks until the address answers so. @returns the last answer, whatever it was */
export const untilAnswers = async (
  url: string,
  status: number,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const until = Date.now() + WAIT_MS;
  for (;;) {
    const answer = await call(url, headers).catch(() => NO_ANSWER);
    if (answer.status === status || Date.now() > until) return answer;
    await sleep(ASK_AGAIN_MS);
  }
};
