import { expect, it, vi } from 'vitest';
import { NO_MAIL } from '../mail/create-mailer.ts';
import { type TellParts, tellOperators } from './tell-operators.ts';
import type { ToldNotice } from './untold-notices.ts';

const NOTICE: ToldNotice = {
  noticeId: 1,
  level: 'urgent',
  code: 'pricesCrossed',
  feedId: 'mover',
  about: 'mover game 1 pricesCrossed',
  detail: 'the prices cross',
  beganAtMs: 0,
  endedAtMs: null,
  ending: null,
  isKnown: false,
};

/** A database with one notice, and what is marked in it. */
const setUp = (ways: Partial<TellParts>) => {
  const failed = vi.fn<(kind: string) => void>();
  const marked: number[] = [];
  let isTold = false;
  const query = (text: string, [numbers]: ReadonlyArray<readonly number[]> = [[]]) => {
    if (text.startsWith('update')) {
      isTold = true;
      marked.push(...(numbers ?? []));
    }
    const isRead = text.startsWith('select') && !isTold && numbers?.includes(1) === false;
    return Promise.resolve({ rows: isRead ? [NOTICE] : [] });
  };
  const stop = tellOperators({
    database: { pool: { query } as never, listen: () => ({ close: () => undefined }) },
    mailer: NO_MAIL,
    bookId: 'book',
    bookName: 'The book',
    mailTo: [],
    webhook: null,
    toInbox: null,
    reporter: { failed },
    wallNowMs: () => 0,
    ...ways,
  });
  return { failed, marked, stop };
};

it('a book without a way to send mail tells the other ways, and says that nobody was written to', async () => {
  const inbox: string[] = [];
  const { failed, marked, stop } = setUp({
    mailTo: ['desk@book.example'],
    toInbox: ({ subject }) => Promise.resolve(void inbox.push(subject)),
  });
  await vi.waitFor(() => expect(marked).toEqual([1]));
  stop();
  expect(inbox).toEqual(['Urgent: The book: 1 new about the feeds']);
  expect(failed.mock.calls.map(([kind]) => kind)).toEqual(['notMailed']);
});

it('marks a notice once it was handed over: what is on its way when a gateway dies is told by the next', async () => {
  let take: (isTaken: boolean) => void = () => undefined;
  const mailer = { ...NO_MAIL, isSetUp: true, handOver: () => new Promise<boolean>((done) => (take = done)) };
  const { marked, stop } = setUp({ mailer, mailTo: ['desk@book.example'] });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(marked).toEqual([]);
  take(true);
  await vi.waitFor(() => expect(marked).toEqual([1]));
  stop();
});

it('a way that hangs keeps nobody from hearing it another way, and it is marked then', async () => {
  const mailer = { ...NO_MAIL, isSetUp: true, handOver: () => new Promise<boolean>(() => undefined) };
  const { marked, stop } = setUp({
    mailer,
    mailTo: ['desk@book.example'],
    toInbox: () => Promise.resolve(),
  });
  await vi.waitFor(() => expect(marked).toEqual([1]));
  stop();
});

it('leaves unmarked what no way took', async () => {
  const { marked, failed, stop } = setUp({ toInbox: () => Promise.reject(new Error('away')) });
  await vi.waitFor(() => expect(failed.mock.calls.map(([kind]) => kind)).toEqual(['notInInbox']));
  await new Promise((resolve) => setTimeout(resolve, 20));
  stop();
  expect(marked).toEqual([]);
});
