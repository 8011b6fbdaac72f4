import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/create-database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Reporter } from '../report/reporter.ts';
import { claimNotices, type ToldNotice } from './claim-notices.ts';
import { NOTICE_CHANNEL } from './create-notices.ts';
import { postWebhook } from './post-webhook.ts';
import { writeMessage } from './write-message.ts';

/** What comes within it is one message. */
const GATHER_MS = 2_000;
/** In case nothing was heard of a notice. */
const LOOK_EVERY_MS = 10_000;
const WEBHOOK_TRIES = 3;
const WEBHOOK_RETRY_MS = 2_000;

export interface TellParts {
  database: Pick<Database, 'pool' | 'listen'>;
  mailer: Mailer;
  bookId: string;
  bookName: string;
  /** Bare addresses; none: nobody is written to. */
  mailTo: readonly string[];
  /** null: none. */
  webhook: string | null;
  /** Puts it into the inbox of the operator's own account, whose devices are told by push; null: there is none. */
  toInbox: ((message: { subject: string; text: string }) => Promise<void>) | null;
  reporter: Reporter<'notices'>;
  wallNowMs: () => number;
  gatherMs?: number;
}

/** Tells operators by mail, push and webhook address. Run by the gateway that leads. @returns stops it */
export const tellOperators = (parts: TellParts): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake: () => void = () => undefined;
  const listener = parts.database.listen(NOTICE_CHANNEL, () => wake());
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      await tellNow(parts);
      await Promise.race([
        woken,
        pause(LOOK_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined),
      ]);
      await pause(parts.gatherMs ?? GATHER_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  void run();
  return () => {
    stopping.abort();
    listener.close();
    wake();
  };
};

const tellNow = async (parts: TellParts): Promise<void> => {
  try {
    for (;;) {
      const notices = await claimNotices(parts.database.pool, parts.wallNowMs());
      if (notices.length === 0) return;
      await send(parts, notices);
    }
  } catch (error) {
    parts.reporter.failed('notRead', error);
  }
};

const send = async (parts: TellParts, notices: readonly ToldNotice[]): Promise<void> => {
  const { mailer, mailTo, webhook, toInbox, bookId, bookName, reporter } = parts;
  const { subject, text } = writeMessage(bookName, notices);
  for (const to of mailTo) mailer.send({ to, subject, text });
  const inbox = toInbox?.({ subject, text }).catch((error: unknown) => reporter.failed('notInInbox', error));
  for (let tries = 1; webhook !== null; tries++) {
    try {
      await postWebhook(webhook, { book: bookId, text: `${subject}\n${text}`, notices });
      break;
    } catch (error) {
      if (tries >= WEBHOOK_TRIES) {
        reporter.failed('notPosted', error);
        break;
      }
      await pause(WEBHOOK_RETRY_MS * tries, undefined, { ref: false });
    }
  }
  await inbox;
};
