import { expect, it, vi } from 'vitest';
import type { ToldNotice } from './untold-notices.ts';
import { WebhookQueue } from './webhook-queue.ts';

const notices = (count: number): ToldNotice[] =>
  Array.from({ length: count }, (_, at) => ({
    noticeId: at,
    level: 'warn',
    code: 'jump',
    feedId: 'mover',
    about: `mover game ${at} jump`,
    detail: '',
    beganAtMs: 0,
    endedAtMs: null,
    ending: null,
    isKnown: false,
  }));

it('calls an address three times, and goes on with what came meanwhile', async () => {
  const failed = vi.fn<(kind: string, cause: unknown) => void>();
  const calls: number[] = [];
  const queue = new WebhookQueue({
    post: (told) => {
      calls.push(told.length);
      return calls.length < 4 ? Promise.reject(new Error('away')) : Promise.resolve();
    },
    reporter: { failed },
    retryMs: 0,
  });
  const taken = await Promise.all([queue.tell(notices(1)), queue.tell(notices(2))]);
  expect(calls).toEqual([1, 1, 1, 2]);
  expect(taken).toEqual([false, true]);
  expect(failed.mock.calls).toEqual([['notPosted', new Error('away')]]);
});

it('keeps no more waiting for an address that hangs than a thousand, and says so', async () => {
  const failed = vi.fn<(kind: string, cause: unknown) => void>();
  const posted: number[] = [];
  let answer: () => void = () => undefined;
  const hangs = new Promise<void>((resolve) => (answer = resolve));
  const queue = new WebhookQueue({
    post: (told) => {
      posted.push(told.length);
      return hangs;
    },
    reporter: { failed },
  });
  const taken = Array.from({ length: 100 }, () => queue.tell(notices(50)));
  expect(failed).toHaveBeenCalledWith('notPosted', 'too many wait');
  answer();
  expect((await Promise.all(taken)).filter(Boolean)).toHaveLength(21);
  expect(posted.reduce((sum, count) => sum + count, 0)).toBe(1_050);
});
