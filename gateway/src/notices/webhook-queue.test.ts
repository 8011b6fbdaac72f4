import { expect, it, vi } from 'vitest';
import type { ToldNotice } from './claim-notices.ts';
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
  queue.tell(notices(1));
  queue.tell(notices(2));
  await vi.waitFor(() => expect(calls).toEqual([1, 1, 1, 2]));
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
  for (let time = 0; time < 100; time++) queue.tell(notices(50));
  expect(failed).toHaveBeenCalledWith('notPosted', 'too many wait');
  answer();
  await vi.waitFor(() => expect(posted.reduce((sum, count) => sum + count, 0)).toBe(1_050));
  expect(Math.max(...posted)).toBe(100);
});
