import { distinctUntilChanged, exhaustMap, filter, ReplaySubject, timer } from 'rxjs';
import { connectRedis } from './redis-connection.ts';
import { loneRedis, type RedisPrimary } from './redis-primary.ts';

/** How late a gateway hears of another primary, beyond the time that the sentinels take to agree. */
const LOOK_EVERY_MS = 500;
const ANSWER_WITHIN_MS = 400;

const toUrl = (named: string, host: string, port: string): string => {
  const url = new URL(named);
  // A name that is no number of its protocol's has no port of its own, so that one is set whatever it was.
  url.hostname = host.includes(':') ? `[${host}]` : host;
  url.port = port;
  return url.toString();
};

/** @returns the address that more than half of all sentinels name; null: they don't agree, or too few answer */
export const choosePrimary = (answers: readonly (string | null)[]): string | null => {
  const votes = new Map<string, number>();
  for (const answer of answers) if (answer !== null) votes.set(answer, (votes.get(answer) ?? 0) + 1);
  for (const [address, count] of votes) if (count * 2 > answers.length) return address;
  return null;
};

export interface Sentinel {
  /** @returns the primary's address; null: it knows none of that name. @throws when it doesn't answer */
  ask(): Promise<string | null>;
  close(): void;
}

export const openSentinel = (sentinelUrl: string, named: string): Sentinel => {
  const connection = connectRedis(loneRedis(sentinelUrl));
  return {
    ask: async () => {
      const command = ['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', new URL(named).hostname];
      const answer = await connection.sendWithin(ANSWER_WITHIN_MS, ...command);
      return Array.isArray(answer) ? toUrl(named, String(answer[0]), String(answer[1])) : null;
    },
    close: () => connection.destroy(),
  };
};

/**
 * The primary that the sentinels have agreed on. A single one may be cut off from the others and still name the old
 * one, so that no sentinel is believed alone; until more than half say another, the last one counts.
 * @param named the primary's address, with the name by which the sentinels know it in place of its host
 */
export const watchSentinels = (named: string, sentinelUrls: readonly string[]): RedisPrimary => {
  const sentinels = sentinelUrls.map((url) => openSentinel(url, named));
  const agreed$ = new ReplaySubject<string>(1);
  const looking = timer(0, LOOK_EVERY_MS)
    .pipe(
      exhaustMap(async () =>
        choosePrimary(await Promise.all(sentinels.map(({ ask }) => ask().catch(() => null)))),
      ),
      filter((url) => url !== null),
      distinctUntilChanged(),
    )
    .subscribe(agreed$);
  return {
    url$: agreed$,
    close: () => {
      looking.unsubscribe();
      for (const { close } of sentinels) close();
    },
  };
};
