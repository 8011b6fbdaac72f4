import { statusOfCode } from '@lineboard/domain/ground/error/status-of-code';
import type { Refusal } from '@lineboard/domain/ground/error/refusal';
import type { WebSocket } from 'ws';
import type { AnswerBatch, BatchOutcome } from './answer-batch.ts';
import type { BatchBody } from './read-batch-body.ts';
import { NOT_RUNNING_HERE } from './take-batch.ts';

/** Why a feed's WebSocket was closed, beside the codes of RFC 6455. */
export const FEED_SOCKET_CODES = {
  /** The feed has connected anew: the older connection may be one that nobody is at the other end of any more. */
  replaced: 4001,
  /** Another gateway runs the feeds, or will in a moment. */
  notRunningHere: 4002,
} as const;

const TEXT_ALONE = 1003;
const BROKE_A_RULE = 1008;

/** As many as a batch has rows. A message of nothing but ends of lines holds two million. */
export const MOST_LINES = 1_000;

/** Messages that wait for their turn: from here on nothing more is read from the network. */
const PAUSED_ABOVE_BYTES = 2 * 1024 * 1024;
/** Answers that the other end has not read: from here on no further batch is taken. */
const UNREAD_ABOVE_BYTES = 256 * 1024;

const NEWLINE = 0x0a;

const listLines = (message: Buffer): Buffer[] | null => {
  const lines: Buffer[] = [];
  for (let from = 0; from < message.length; ) {
    const end = message.indexOf(NEWLINE, from);
    const to = end < 0 ? message.length : end;
    if (to > from) lines.push(message.subarray(from, to));
    if (lines.length > MOST_LINES) return null;
    from = to + 1;
  }
  return lines;
};

/** The batch's own marks, where what came has them: whoever sent several tells the answers apart. */
const marksOf = (batch: unknown): { batchId?: string; sequence?: number } => {
  const { batchId, sequence } = (batch ?? {}) as Readonly<Record<string, unknown>>;
  return {
    ...(typeof batchId === 'string' && batchId.length <= 80 ? { batchId } : {}),
    ...(typeof sequence === 'number' ? { sequence } : {}),
  };
};

const isElsewhere = (outcome: BatchOutcome): boolean =>
  !outcome.ok &&
  outcome.refusal.code === 'unavailable' &&
  outcome.refusal.params?.reason === NOT_RUNNING_HERE;

export interface FeedSocketParts {
  feedId: string;
  read: (body: Buffer) => Promise<BatchBody>;
  answer: AnswerBatch;
}

/**
 * One feed's WebSocket: a batch a line, each answered by a line, in the order in which they came. Nothing is read ahead
 * of what can be answered, so whoever sends faster than the book takes it waits.
 */
export class FeedSocket {
  readonly #socket: WebSocket;
  readonly #parts: FeedSocketParts;
  readonly #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #isAnswering = false;
  #line = 0;

  constructor(socket: WebSocket, parts: FeedSocketParts) {
    this.#socket = socket;
    this.#parts = parts;
    socket.on('message', (data, isBinary) => this.#receive(data as Buffer, isBinary));
    // It is closed with a code of its own: a message that is too long, or no UTF-8.
    socket.on('error', () => undefined);
  }

  close(code: number, reason: string): void {
    this.#waiting.length = 0;
    this.#socket.close(code, reason);
  }

  #receive(message: Buffer, isBinary: boolean): void {
    if (isBinary) return this.close(TEXT_ALONE, 'text alone');
    this.#waiting.push(message);
    this.#waitingBytes += message.length;
    if (this.#waitingBytes > PAUSED_ABOVE_BYTES) this.#socket.pause();
    if (!this.#isAnswering) void this.#answerAll();
  }

  async #answerAll(): Promise<void> {
    this.#isAnswering = true;
    for (let message = this.#waiting.shift(); message !== undefined; message = this.#waiting.shift()) {
      await this.#answerMessage(message);
      this.#waitingBytes -= message.length;
      if (this.#waitingBytes <= PAUSED_ABOVE_BYTES && this.#socket.isPaused) this.#socket.resume();
    }
    this.#isAnswering = false;
  }

  async #answerMessage(message: Buffer): Promise<void> {
    const lines = listLines(message);
    if (lines === null) return this.close(BROKE_A_RULE, `more than ${MOST_LINES} lines in a message`);
    for (const line of lines) {
      // What was not taken before the end is sent again on the next connection.
      if (this.#socket.readyState !== this.#socket.OPEN) return;
      const { said, outcome } = await this.#answerLine(line);
      await this.#send(said);
      if (isElsewhere(outcome)) return this.close(FEED_SOCKET_CODES.notRunningHere, NOT_RUNNING_HERE);
    }
  }

  async #answerLine(line: Buffer): Promise<{ said: string; outcome: BatchOutcome }> {
    const { feedId, read, answer } = this.#parts;
    this.#line += 1;
    let marks = {};
    let outcome: BatchOutcome;
    try {
      const body = await read(line);
      marks = marksOf(body.batch);
      outcome = await answer(feedId, body);
    } catch {
      outcome = { ok: false, refusal: { code: 'badRequest' } };
    }
    const said = outcome.ok
      ? { line: this.#line, status: 200, ...outcome.answer }
      : {
          line: this.#line,
          status: statusOfCode(outcome.refusal.code),
          ...marks,
          error: outcome.refusal as Refusal,
        };
    return { said: JSON.stringify(said), outcome };
  }

  #send(said: string): Promise<void> {
    if (this.#socket.bufferedAmount < UNREAD_ABOVE_BYTES) {
      this.#socket.send(said);
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#socket.send(said, () => resolve()));
  }
}
