import { DEFAULT_SIMULATOR_OPTIONS } from '../simulator/simulator-options.ts';
import { parseIsoDay } from '../replay/kickoff-time.ts';

/** What the FEED variable chooses. `speed` is book time per wall time. */
export type FeedOption =
  | { kind: 'simulator'; seed: number; games: number; rate: number; leadDays: number; speed: number }
  | {
      kind: 'replay';
      file: string;
      season: number | null;
      from: string | null;
      leadHours: number;
      speed: number;
    }
  | { kind: 'push' }
  /** Its settings are variables of their own: one of them is secret. */
  | { kind: 'oddsApi' };

export type FeedOptionResult =
  | { ok: true; option: FeedOption }
  /** `value` is the part that is wrong, `takes` what is allowed there. */
  | { ok: false; value: string; takes: string };

const FORMS =
  'simulator, simulator?seed=7&games=400&rate=40&speed=1, replay:FILE?speed=600&season=2025, push or odds-api';

type Bounds = Readonly<Record<string, { min: number; max: number; whole: boolean }>>;

const SIMULATOR: Bounds = {
  seed: { min: 0, max: 4_294_967_295, whole: true },
  games: { min: 20, max: 5_000, whole: true },
  rate: { min: 1, max: 5_000, whole: false },
  lead: { min: 1, max: 14, whole: true },
  speed: { min: 0.1, max: 10_000, whole: false },
};

const REPLAY: Bounds = {
  season: { min: 1_900, max: 2_200, whole: true },
  lead: { min: 1, max: 720, whole: true },
  speed: { min: 0.1, max: 100_000, whole: false },
};

interface Options {
  numbers: Record<string, number>;
  from: string | null;
}

const mistake = (value: string, takes: string): FeedOptionResult => ({ ok: false, value, takes });

/** @returns the options, or what is wrong with the first of them that is */
const parseOptions = (query: string, bounds: Bounds, takesFrom: boolean): Options | FeedOptionResult => {
  const options: Options = { numbers: {}, from: null };
  const names = [...Object.keys(bounds), ...(takesFrom ? ['from'] : [])];
  for (const [name, value] of new URLSearchParams(query)) {
    const given = `${name}=${value}`;
    const bound = Object.hasOwn(bounds, name) ? bounds[name] : undefined;
    if (takesFrom && name === 'from') {
      if (parseIsoDay(value) === null) return mistake(given, 'from=YYYY-MM-DD');
      options.from = value;
      continue;
    }
    if (bound === undefined) return mistake(given, `the options ${names.join(', ')}`);
    const number = /^\d{1,10}(\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= bound.min && number <= bound.max) || (bound.whole && !Number.isInteger(number))) {
      return mistake(
        given,
        `${name}=${bound.whole ? 'a whole number' : 'a number'} from ${bound.min} to ${bound.max}`,
      );
    }
    options.numbers[name] = number;
  }
  return options;
};

/** Parses the FEED variable. */
export const parseFeedOption = (text: string): FeedOptionResult => {
  if (text === 'push') return { ok: true, option: { kind: 'push' } };
  if (text === 'odds-api') return { ok: true, option: { kind: 'oddsApi' } };
  const at = text.lastIndexOf('?');
  const head = at < 0 ? text : text.slice(0, at);
  const query = at < 0 ? '' : text.slice(at + 1);
  if (head === 'simulator') {
    const options = parseOptions(query, SIMULATOR, false);
    if ('ok' in options) return options;
    const { numbers } = options;
    const { seed, games, rate, leadDays } = DEFAULT_SIMULATOR_OPTIONS;
    return {
      ok: true,
      option: {
        kind: 'simulator',
        seed: numbers['seed'] ?? seed,
        games: numbers['games'] ?? games,
        rate: numbers['rate'] ?? rate,
        leadDays: numbers['lead'] ?? leadDays,
        speed: numbers['speed'] ?? 1,
      },
    };
  }
  if (!head.startsWith('replay:')) return mistake(text, FORMS);
  const file = head.slice('replay:'.length);
  if (file === '') return mistake(text, 'the path of a file after replay:');
  const options = parseOptions(query, REPLAY, true);
  if ('ok' in options) return options;
  const { numbers, from } = options;
  return {
    ok: true,
    option: {
      kind: 'replay',
      file,
      from,
      season: numbers['season'] ?? null,
      leadHours: numbers['lead'] ?? 72,
      speed: numbers['speed'] ?? 1,
    },
  };
};
