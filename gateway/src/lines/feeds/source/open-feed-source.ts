import type { BookClock } from '../../../ground/clock/book-clock.ts';
import { StartRefused } from '../../../ground/report/start-refused.ts';
import type { Feed } from '../feed.ts';
import type { Database } from '../../../ground/database/create-database.ts';
import type { Reports } from '../../../ground/report/reporter.ts';
import type { FeedOption } from './parse-feed-option.ts';
import { createReplayFeed } from '../replay/create-replay-feed.ts';
import type { ParsedHistory } from '../replay/historical-game.ts';
import { readHistoryFile } from '../replay/read-history-file.ts';
import { replaySpan, selectGames } from '../replay/replay-span.ts';
import { createSimulatorFeed } from '../simulator/create-simulator-feed.ts';

/** What a feed may use. */
export interface FeedGround {
  onFailure: (error: unknown) => void;
  database: Database;
  reports: Reports;
  /** A line of the log that is no failure. */
  tell: (detail: object, message: string) => void;
}

/** What the FEED variable chose, opened. */
export interface FeedSource {
  /** Where the book's clock begins at the very first start, and how fast it runs; null: it is real time. */
  clock: { firstBookMs: number; speed: number } | null;
  /** It speaks for somebody outside, and in real time: what it says may be wrong. */
  isDoubted: boolean;
  /** What a file has that is not in its replay, for the operator; null when there is nothing to tell. */
  leftOut: { file: string; refusedRows: number; reasons: string[]; ignoredFigures: number } | null;
  /** null: the lines come over HTTP. */
  create: ((clock: BookClock, ground: FeedGround) => Feed) | null;
}

const MISTAKES = {
  fileUnreadable: 'a file that can be read',
  notCsv: 'a file of comma-separated values',
  layoutUnknown: 'a file in one of the layouts of docs/feeds.md',
  seasonUnknown: 'season=YYYY with a file whose days have no year',
};

const describeLeftOut = (file: string, { rejected, ignored }: ParsedHistory): FeedSource['leftOut'] =>
  rejected.length + ignored.length === 0
    ? null
    : {
        file,
        refusedRows: rejected.length,
        reasons: [...Map.groupBy(rejected, ({ reason }) => reason)].map(
          ([reason, rows]) => `${reason}: ${rows.length}`,
        ),
        ignoredFigures: ignored.length,
      };

/** @throws StartRefused when a replay has nothing to tell */
export const openFeedSource = async (
  { text, option }: { text: string; option: Exclude<FeedOption, { kind: 'oddsApi' }> },
  store: string,
  wallMs: number,
): Promise<FeedSource> => {
  if (option.kind === 'push') return { clock: null, isDoubted: false, leftOut: null, create: null };
  if (option.kind === 'simulator') {
    const { seed, games, rate, leadDays, speed } = option;
    const world = { seed, games, rate, leadDays, store };
    return {
      // As fast as life it tells of now: push feeds, which speak of real time, may run next to it.
      clock: speed === 1 ? null : { firstBookMs: wallMs, speed },
      isDoubted: false,
      leftOut: null,
      create: (clock, { onFailure }) => createSimulatorFeed(world, clock, { onFailure }),
    };
  }
  const read = await readHistoryFile(option.file, option.season);
  if (!read.ok)
    throw new StartRefused(`FEED got ${JSON.stringify(text)}, it takes ${MISTAKES[read.mistake]}.`);
  const games = selectGames(read.history.games, option);
  const span = replaySpan(games);
  if (span === null)
    throw new StartRefused(`FEED got ${JSON.stringify(text)}, it takes a season that the file has.`);
  const { leadHours } = option;
  return {
    clock: { firstBookMs: span.startsMs, speed: option.speed },
    isDoubted: false,
    leftOut: describeLeftOut(option.file, read.history),
    create: (clock, { onFailure }) => createReplayFeed(games, clock, { store, leadHours }, { onFailure }),
  };
};
