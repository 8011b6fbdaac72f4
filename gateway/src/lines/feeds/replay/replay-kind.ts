import { StartRefused } from '../../../ground/report/start-refused.ts';
import { createFeedKind, type FeedMistake } from '../source/feed-kind.ts';
import type { FeedSource } from '../source/feed-source.ts';
import { type OptionRow, readOptions, splitQuery } from '../source/read-options.ts';
import { createReplayFeed } from './create-replay-feed.ts';
import type { ParsedHistory } from './historical-game.ts';
import { parseIsoDay } from './kickoff-time.ts';
import { readHistoryFile } from './read-history-file.ts';
import { DEFAULT_REPLAY_OPTIONS } from './replay-options.ts';
import { replaySpan, type ReplaySelection, selectGames } from './replay-span.ts';

const NAME = 'replay';

const OPTIONS: Readonly<Record<string, OptionRow>> = {
  season: { min: 1_900, max: 2_200, whole: true },
  lead: { min: 1, max: 720, whole: true },
  speed: { min: 0.1, max: 100_000, whole: false },
  from: { takes: 'YYYY-MM-DD', fits: (value) => parseIsoDay(value) !== null },
};

/** `speed` is book time per wall time. */
interface ReplayOption extends ReplaySelection {
  file: string;
  leadHours: number;
  speed: number;
}

const MISTAKES = {
  fileUnreadable: 'a file that can be read',
  notCsv: 'a file of comma-separated values',
  layoutUnknown: 'a file in one of the layouts of docs/feeds.md',
  seasonUnknown: 'season=YYYY with a file whose days have no year',
};

const read = (text: string): { ok: true; option: ReplayOption } | FeedMistake | null => {
  const { head, query } = splitQuery(text);
  if (!head.startsWith(`${NAME}:`)) return null;
  const file = head.slice(`${NAME}:`.length);
  if (file === '') return { ok: false, value: text, takes: `the path of a file after ${NAME}:` };
  const options = readOptions(query, OPTIONS);
  if (!options.ok) return options;
  const { numbers, texts } = options;
  return {
    ok: true,
    option: {
      file,
      from: texts['from'] ?? null,
      season: numbers['season'] ?? null,
      leadHours: numbers['lead'] ?? DEFAULT_REPLAY_OPTIONS.leadHours,
      speed: numbers['speed'] ?? 1,
    },
  };
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

/** Games of a file that were really played. */
export const REPLAY_KIND = createFeedKind({
  name: NAME,
  forms: [`${NAME}:FILE?speed=600&season=2025`],
  isMadeUp: true,
  isRealTime: false,
  needs: null,
  feedId: DEFAULT_REPLAY_OPTIONS.feedId,
  leagues: [],
  sequences: {},
  variables: {},
  read,
  describe: ({ text }) => text,
  open: async ({ text, option }, { store }) => {
    const history = await readHistoryFile(option.file, option.season);
    if (!history.ok)
      throw new StartRefused(`FEED got ${JSON.stringify(text)}, it takes ${MISTAKES[history.mistake]}.`);
    const games = selectGames(history.history.games, option);
    const span = replaySpan(games);
    if (span === null)
      throw new StartRefused(`FEED got ${JSON.stringify(text)}, it takes a season that the file has.`);
    const { leadHours } = option;
    return {
      clock: { firstBookMs: span.startsMs, speed: option.speed },
      isDoubted: false,
      leftOut: describeLeftOut(option.file, history.history),
      create: (clock, { onFailure }) => createReplayFeed(games, clock, { store, leadHours }, { onFailure }),
    };
  },
});
