import { expect, it, vi } from 'vitest';
import { NO_MAIL } from '../mail/create-mailer.ts';
import type { ToldNotice } from './claim-notices.ts';
import { tellOperators } from './tell-operators.ts';

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

it('a book without a way to send mail tells the other ways, and says that nobody was written to', async () => {
  const failed = vi.fn<(kind: string) => void>();
  const inbox: string[] = [];
  const claimed = [[NOTICE], []];
  const stop = tellOperators({
    database: {
      pool: { query: () => Promise.resolve({ rows: claimed.shift() ?? [] }) } as never,
      listen: () => ({ close: () => undefined }),
    },
    mailer: NO_MAIL,
    bookId: 'book',
    bookName: 'The book',
    mailTo: ['desk@book.example'],
    webhook: null,
    toInbox: ({ subject }) => Promise.resolve(void inbox.push(subject)),
    reporter: { failed },
    wallNowMs: () => 0,
  });
  await vi.waitFor(() => expect(inbox).toEqual(['Urgent: The book: 1 new about the feeds']));
  stop();
  expect(failed.mock.calls.map(([kind]) => kind)).toEqual(['notMailed']);
});
