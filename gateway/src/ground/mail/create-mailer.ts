import { setTimeout as wait } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Reporter } from '../report/reporter.ts';
import type { Mailer, Message } from './mailer.ts';

/** Hands one message over to whatever brings it on; throws when it doesn't take it. */
export type Deliver = (message: Message) => Promise<void>;

export interface MailerOptions {
  /** Before the second and the third try. */
  retryAfterMs: readonly number[];
  /** Messages that may wait; one more is reported and lost. */
  mostWaiting: number;
  /** How long closing waits for what is on its way. */
  closeWithinMs: number;
}

const DEFAULTS: MailerOptions = { retryAfterMs: [2_000, 30_000], mostWaiting: 1_000, closeWithinMs: 3_000 };

/** The number of connections to the mail server. */
const AT_ONCE = 2;

/** 5xx of SMTP: the server will never take it. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Messages stay in memory: a link in one of them is nowhere written down. What is lost is asked for again. */
export const createMailer = (
  deliver: Deliver,
  reporter: Reporter<'mail'>,
  options: Partial<MailerOptions> = {},
): Mailer => {
  const { retryAfterMs, mostWaiting, closeWithinMs } = { ...DEFAULTS, ...options };
  const queue = new PQueue({ concurrency: AT_ONCE });
  const closing = new AbortController();
  const underWay = new Set<Promise<void>>();

  /** Between two tries it holds no connection: a mailbox that isn't reached keeps nobody else's message back. */
  const deliverWithRetries = async (message: Message): Promise<void> => {
    for (const pauseMs of [...retryAfterMs, null]) {
      try {
        return await queue.add(() => deliver(message));
      } catch (error) {
        if (pauseMs === null || closing.signal.aborted || isFinal(error)) throw error;
        await wait(pauseMs, undefined, { signal: closing.signal });
      }
    }
  };

  const handOver = async (message: Message): Promise<boolean> => {
    if (underWay.size >= mostWaiting + AT_ONCE) {
      reporter.failed('tooMany', new Error('too many messages wait'));
      return false;
    }
    const delivered = deliverWithRetries(message);
    underWay.add(delivered);
    try {
      await delivered;
      return true;
    } catch (error) {
      reporter.failed('notSent', error);
      return false;
    } finally {
      underWay.delete(delivered);
    }
  };

  return {
    isSetUp: true,
    send: (message) => void handOver(message),
    handOver,
    close: async () => {
      const late = setTimeout(() => closing.abort(), closeWithinMs);
      const isOver = new Promise<void>((resolve) =>
        closing.signal.addEventListener('abort', () => resolve()),
      );
      // Others that close may still have something to say.
      const settleAll = async (): Promise<void> => {
        while (underWay.size > 0) await Promise.allSettled(underWay);
      };
      await Promise.race([settleAll(), isOver]);
      clearTimeout(late);
      queue.clear();
    },
  };
};

const NOT_ASKED = 'there is no way to send mail: ask isSetUp first';

/** The mailer of a book without a way to send mail. */
export const NO_MAIL: Mailer = {
  isSetUp: false,
  send: () => {
    throw new Error(NOT_ASKED);
  },
  handOver: () => Promise.reject(new Error(NOT_ASKED)),
  close: async () => undefined,
};
