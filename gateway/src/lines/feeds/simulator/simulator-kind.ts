import { createFeedKind, type FeedMistake } from '../source/feed-kind.ts';
import { type OptionRow, readOptions, splitQuery } from '../source/read-options.ts';
import { createSimulatorFeed } from './create-simulator-feed.ts';
import { ALL_LEAGUES } from './leagues/all-leagues.ts';
import { DEFAULT_SIMULATOR_OPTIONS } from './simulator-options.ts';

const NAME = 'simulator';

const OPTIONS: Readonly<Record<string, OptionRow>> = {
  seed: { min: 0, max: 4_294_967_295, whole: true },
  games: { min: 20, max: 5_000, whole: true },
  rate: { min: 1, max: 5_000, whole: false },
  lead: { min: 1, max: 14, whole: true },
  speed: { min: 0.1, max: 10_000, whole: false },
};

/** `speed` is book time per wall time. */
interface SimulatorOption {
  seed: number;
  games: number;
  rate: number;
  leadDays: number;
  speed: number;
}

const read = (text: string): { ok: true; option: SimulatorOption } | FeedMistake | null => {
  const { head, query } = splitQuery(text);
  if (head !== NAME) return null;
  const options = readOptions(query, OPTIONS);
  if (!options.ok) return options;
  const { numbers } = options;
  const { seed, games, rate, leadDays } = DEFAULT_SIMULATOR_OPTIONS;
  return {
    ok: true,
    option: {
      seed: numbers['seed'] ?? seed,
      games: numbers['games'] ?? games,
      rate: numbers['rate'] ?? rate,
      leadDays: numbers['lead'] ?? leadDays,
      speed: numbers['speed'] ?? 1,
    },
  };
};

/** A made-up world. */
export const SIMULATOR_KIND = createFeedKind({
  name: NAME,
  forms: [NAME, `${NAME}?seed=7&games=400&rate=40&speed=1`],
  isMadeUp: true,
  isRealTime: 'of speed 1',
  needs: null,
  feedId: DEFAULT_SIMULATOR_OPTIONS.feedId,
  leagues: ALL_LEAGUES,
  sequences: {},
  variables: {},
  read,
  describe: ({ text }) => text,
  open: ({ option: { speed, ...options } }, { store, wallMs }) => ({
    // At real speed its times are real, so push feeds, which use real time, may run next to it.
    clock: speed === 1 ? null : { firstBookMs: wallMs, speed },
    isDoubted: false,
    leftOut: null,
    create: (clock, { onFailure }) => createSimulatorFeed({ ...options, store }, clock, { onFailure }),
  }),
});
