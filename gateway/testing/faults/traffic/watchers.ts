import { formatTopic } from '@lineboard/domain/lines/book/topic';
import { GIVE_UP_AFTER_MS, judgeLiveAge, STALE_AFTER_MS } from '@lineboard/domain/doors/wire/live-age';
import { KILL_FEED } from '../../kill/killable-gateway.ts';
import { LivePage } from '../../two-gateways/live-page.ts';
import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { PUSHED_LEAGUE } from '../../two-gateways/pushed-games.ts';
import type { Holding } from '../validate/check-books.ts';
import { GreyLog } from '../report/grey-times.ts';
import { calculateAgeMs, type PriceHistory } from '../model/price-history.ts';

/** Many pages that look at the board through the balancer, and go grey when a customer's would. */
export interface Watchers {
  readonly log: GreyLog;
  /** The oldest replaced price that a page showed as bettable, in milliseconds, since `begin`. */
  readonly shownOldMs: number;
  begin(): void;
  /** What one of them, whichever, has on its screen, bettable or not; null: nothing. */
  shown(gameNum: number): number | null;
  holdings(): Holding[];
  close(): void;
}

const BOARD_TOPIC = formatTopic({ kind: 'lines', store: 'main', ...PUSHED_LEAGUE });

const LOOK_EVERY_MS = 50;
/** An unanswered subscription is sent again, as by the worker. */
const ASK_AGAIN_AFTER_MS = 3_000;
/**
 * The same delays as in the client's `calculateReconnectDelayMs`: doubling from 0.2 s to 15 s, random in the upper
 * half.
 */
const RECONNECT = { reconnectionDelay: 150, reconnectionDelayMax: 15_000, randomizationFactor: 1 / 3 };

/** The prices of this page look bettable now. */
const isFresh = (page: LivePage, nowMs: number): boolean => {
  const { pulse, heardAtMs } = page;
  const heard =
    pulse === undefined || heardAtMs === null
      ? null
      : { isSilent: nowMs - heardAtMs >= STALE_AFTER_MS, accepting: pulse.accepting };
  const reader = page.readers.get(BOARD_TOPIC);
  return (
    judgeLiveAge(heard, page.isSlow) === 'live' &&
    pulse?.feeds.find(({ feedId }) => feedId === KILL_FEED.feedId)?.state === 'up' &&
    reader !== undefined &&
    reader.position !== null &&
    !reader.asking
  );
};

const holdingOf = (who: string, page: LivePage): Holding => {
  const reader = page.readers.get(BOARD_TOPIC);
  return { who, state: reader === undefined || reader.position === null ? null : reader.state };
};

/** A page that has just come: what one gateway holds of the board. */
export const readBook = async (who: string, origin: string): Promise<Holding> => {
  const arrived = Promise.withResolvers<void>();
  const page = new LivePage({ onReading: ({ position }) => position !== null && arrived.resolve() });
  await page.connect(origin);
  page.subscribe([BOARD_TOPIC]);
  await arrived.promise;
  const holding = holdingOf(who, page);
  page.close();
  return holding;
};

/** @param origins each page looks through one of them, in turn */
export const openWatchers = async (
  count: number,
  origins: readonly string[],
  history: PriceHistory,
  random: Random,
): Promise<Watchers> => {
  const log = new GreyLog(count);
  const askedMs = Array.from({ length: count }, () => 0);
  let shownOldMs = 0;
  const note = (at: number): void => {
    const nowMs = Date.now();
    log.note(at, !isFresh(pages[at]!, nowMs), nowMs);
  };
  const pages: LivePage[] = Array.from(
    { length: count },
    (_, at) => new LivePage({ onHeard: () => note(at), reconnect: RECONNECT }),
  );
  const noteShown = (page: LivePage, nowMs: number): void => {
    for (const { gameNum, spreadAdj2 } of page.readers.get(BOARD_TOPIC)?.state.line.values() ?? []) {
      const span = spreadAdj2 === null ? undefined : history.find(gameNum, spreadAdj2);
      if (span !== undefined) shownOldMs = Math.max(shownOldMs, calculateAgeMs(span, nowMs));
    }
  };
  /** What a page does by its own clock. */
  const look = (at: number, nowMs: number): void => {
    const page = pages[at]!;
    note(at);
    if (isFresh(page, nowMs)) noteShown(page, nowMs);
    else if (nowMs - askedMs[at]! >= ASK_AGAIN_AFTER_MS) {
      askedMs[at] = nowMs;
      page.askOverdue();
    }
    const saidMs = page.heardAtMs ?? page.openedAtMs;
    if (saidMs !== null && nowMs - saidMs >= GIVE_UP_AFTER_MS) page.renew();
  };

  for (const page of pages) page.subscribe([BOARD_TOPIC]);
  await Promise.all(pages.map((page, at) => page.connect(origins[at % origins.length]!)));
  const timer = setInterval(() => {
    const nowMs = Date.now();
    for (const at of pages.keys()) look(at, nowMs);
  }, LOOK_EVERY_MS);
  return {
    log,
    get shownOldMs() {
      return shownOldMs;
    },
    begin: () => {
      shownOldMs = 0;
      for (const page of pages) page.pulses.splice(0, page.pulses.length - 1);
      log.begin(Date.now());
    },
    shown: (gameNum) => {
      const lines = chooseOne(random, pages).readers.get(BOARD_TOPIC)?.state.line.values() ?? [];
      return [...lines].find((line) => line.gameNum === gameNum)?.spreadAdj2 ?? null;
    },
    holdings: () => pages.map((page, at) => holdingOf(`page ${at + 1}`, page)),
    close: () => {
      clearInterval(timer);
      for (const page of pages) page.close();
    },
  };
};
