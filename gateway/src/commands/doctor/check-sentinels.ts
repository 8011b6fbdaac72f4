import { setTimeout as sleep } from 'node:timers/promises';
import { choosePrimary, openSentinel } from '../../ground/redis/watch-sentinels.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';

/** With fewer, one that is lost or cut off keeps the others from agreeing. */
const ENOUGH = 3;
const CONNECT_WITHIN_MS = 1_500;
const LOOK_EVERY_MS = 100;

/** What each says; undefined: it didn't answer. */
const askAll = async (named: string, urls: readonly string[]): Promise<(string | null | undefined)[]> =>
  Promise.all(
    urls.map(async (url) => {
      const sentinel = openSentinel(url, named);
      const untilMs = performance.now() + CONNECT_WITHIN_MS;
      try {
        for (;;) {
          const answer = await sentinel.ask().catch(() => undefined);
          if (answer !== undefined || performance.now() > untilMs) return answer;
          await sleep(LOOK_EVERY_MS);
        }
      } finally {
        sentinel.close();
      }
    }),
  );

/** Those that say which Redis is the primary. */
export const checkSentinels = async (named: string, urls: readonly string[]): Promise<readonly Finding[]> => {
  const answers = await askAll(named, urls);
  const { hostname: name } = new URL(named);
  const each = urls.flatMap((url, at) => {
    const { host } = new URL(url);
    if (answers[at] === undefined)
      return [
        warning(
          'sentinels',
          `${host} doesn’t answer.`,
          'See that it runs, and that REDIS_SENTINELS names it.',
        ),
      ];
    if (answers[at] === null)
      return [
        wrong(
          'sentinels',
          `${host} watches over no “${name}”.`,
          'Name the primary in REDIS_URL as the sentinels do.',
        ),
      ];
    return [];
  });
  const primary = choosePrimary(answers.map((answer) => answer ?? null));
  const agreed =
    primary === null
      ? wrong(
          'sentinels',
          'Less than half of them agree on a primary.',
          'See what each says: `SENTINEL masters`.',
        )
      : fine('sentinels', `They say that ${new URL(primary).host} is the primary.`);
  const count =
    urls.length < ENOUGH
      ? [
          warning(
            'sentinels',
            `There are ${urls.length}: when one is lost the others can’t agree.`,
            'Run three, each on a machine of its own, and name all of them in REDIS_SENTINELS.',
          ),
        ]
      : [];
  return [agreed, ...each, ...count];
};
