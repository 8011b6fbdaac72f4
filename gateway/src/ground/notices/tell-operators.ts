import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/create-database.ts';
import { lookWhenTold } from '../database/look-when-told.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Reporter } from '../report/reporter.ts';
import { NOTICE_CHANNEL } from './create-notices.ts';
import { forgetOldNotices } from './forget-old-notices.ts';
import { postWebhook } from './post-webhook.ts';
import { TriesOfNotices } from './tries-of-notices.ts';
import { markTold, readUntold, type ToldNotice } from './untold-notices.ts';
import { WebhookQueue } from './webhook-queue.ts';
import { writeMessage } from './write-message.ts';

/** Notices within this time go into one message. */
const GATHER_MS = 2_000;
/** The interval for looking anyway, in case an event of a notice was lost. */
const LOOK_EVERY_MS = 10_000;
const MARK_AGAIN_MS = 1_000;

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
}

/** Tells operators by mail, push and webhook address. Run by the gateway that leads. @returns stops it */
export const tellOperators = (parts: TellParts): (() => void) => {
  const { database, webhook, bookId, bookName, reporter } = parts;
  const queue =
    webhook === null
      ? null
      : new WebhookQueue({
          post: (notices) => {
            const { subject, text } = writeMessage(bookName, notices);
            return postWebhook(webhook, { book: bookId, text: `${subject}\n${text}`, notices });
          },
          reporter,
        });
  const tries = new TriesOfNotices();
  const looking = { channel: NOTICE_CHANNEL, everyMs: LOOK_EVERY_MS, gatherMs: GATHER_MS };
  return lookWhenTold(database, looking, () => tellNow(parts, queue, tries));
};

/** Nothing here waits for a way that hangs. */
const tellNow = async (
  parts: TellParts,
  queue: WebhookQueue | null,
  tries: TriesOfNotices,
): Promise<void> => {
  const { database, wallNowMs, reporter } = parts;
  try {
    while (!tries.isFull) {
      const notices = await readUntold(database.pool, tries.inHand(wallNowMs()));
      if (notices.length === 0) break;
      tries.begin(notices);
      void handOver(parts, queue, { notices, tries });
    }
    await forgetOldNotices(database.pool);
  } catch (error) {
    reporter.failed('notRead', error);
  }
};

/** Marked as told once one way took it: a gateway that dies before leaves it to the next, which tells it again. */
const handOver = async (
  parts: TellParts,
  queue: WebhookQueue | null,
  { notices, tries }: { notices: readonly ToldNotice[]; tries: TriesOfNotices },
): Promise<void> => {
  const { wallNowMs, reporter } = parts;
  const isTold = await anyOf([
    ...waysToWrite(parts, notices),
    ...(queue === null ? [] : [queue.tell(notices)]),
  ]);
  if (isTold) return mark(parts, notices, tries);
  const givenUp = tries.fail(notices, wallNowMs());
  if (givenUp.length === 0) return;
  reporter.failed('nobodyTold', new Error(`${givenUp.length} given up`));
  await mark(parts, givenUp, tries);
};

/** A book without any way has nobody to tell. */
const anyOf = async (ways: ReadonlyArray<Promise<boolean>>): Promise<boolean> => {
  if (ways.length === 0) return true;
  const taken = ways.map(async (way) => ((await way) ? true : Promise.reject(new Error('not taken'))));
  return Promise.any(taken).catch(() => false);
};

const waysToWrite = (parts: TellParts, notices: readonly ToldNotice[]): Array<Promise<boolean>> => {
  const { mailer, mailTo, toInbox, bookName, reporter } = parts;
  const { subject, text } = writeMessage(bookName, notices);
  if (mailTo.length > 0 && !mailer.isSetUp) reporter.failed('notMailed', 'MAIL_URL is not set');
  const mails = mailer.isSetUp ? mailTo.map((to) => mailer.handOver({ to, subject, text })) : [];
  if (toInbox === null) return mails;
  const inbox = toInbox({ subject, text }).then(
    () => true,
    (error: unknown) => {
      reporter.failed('notInInbox', error);
      return false;
    },
  );
  return [...mails, inbox];
};

/** While it can't be marked it stays in hand, so that it isn't told again and again. */
const mark = async (
  { database, wallNowMs, reporter }: TellParts,
  notices: readonly ToldNotice[],
  tries: TriesOfNotices,
): Promise<void> => {
  for (;;) {
    try {
      await markTold(database.pool, notices, wallNowMs());
      return tries.forget(notices);
    } catch (error) {
      reporter.failed('notMarked', error);
      await pause(MARK_AGAIN_MS, undefined, { ref: false });
    }
  }
};
