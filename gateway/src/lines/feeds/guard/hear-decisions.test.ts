import { expect, it, vi } from 'vitest';
import { createNotedFailures } from '../../../../testing/fakes/noted-failures.ts';
import type { GuardedFeed } from './guarded-feed.ts';
import { hearDecisions } from './hear-decisions.ts';

it('a decision that can’t be carried out holds up none behind it', async () => {
  const decided = [1, 2].map((noticeId) => ({
    noticeId,
    feedId: `feed ${noticeId}`,
    decision: 'believe',
    doubt: {},
  }));
  const followed: unknown[] = [];
  const query = (_text: string, values?: readonly unknown[]) => {
    if (values !== undefined) followed.push(values[0]);
    return Promise.resolve({ rows: values === undefined ? decided : [] });
  };
  const decide = (feedId: string) =>
    feedId === 'feed 1' ? Promise.reject(new Error('the guard fails')) : Promise.resolve(true);
  const { reporter, failures } = createNotedFailures();
  const stop = hearDecisions({
    database: { pool: { query } as never, listen: () => ({ close: () => undefined }) },
    guardOf: (feedId) => ({ decide: () => decide(feedId) }) as unknown as GuardedFeed,
    reporter,
    wallNowMs: () => 5,
  });
  await vi.waitFor(() => expect(followed).toContain(2));
  stop();
  expect([followed.includes(1), failures[0]]).toMatchObject([
    false,
    { kind: 'notDecided', about: { noticeId: 1 } },
  ]);
});
