/** Answers in the shape that The Odds API documents for version 4, made up. */

export interface SampleOutcome {
  name: string;
  price: unknown;
  point?: unknown;
}

export interface SampleMarket {
  key: string;
  last_update?: string;
  outcomes: SampleOutcome[];
}

export interface SampleBookmaker {
  key: string;
  title: string;
  last_update: string;
  markets: SampleMarket[];
}

export interface SampleEvent {
  id: string;
  sport_key: string;
  sport_title: string;
  commence_time: string;
  home_team: string;
  away_team: string;
  bookmakers: SampleBookmaker[];
}

export interface SampleScore extends Omit<SampleEvent, 'bookmakers'> {
  completed: boolean;
  scores: Array<{ name: string; score: unknown }> | null;
  last_update: string | null;
}

export const isoOf = (ms: number): string => new Date(Math.floor(ms / 1_000) * 1_000).toISOString();

const HEX = '0123456789abcdef';

/** 32 hexadecimal digits, as theirs are. */
export const sampleId = (num: number): string =>
  Array.from({ length: 32 }, (_, at) => HEX[(num * 7 + at * 5 + at * num) % 16]).join('');

export interface SampleOptions {
  id: string;
  sport: string;
  home: string;
  away: string;
  startMs: number;
  /** When the bookmakers were looked at. */
  seenMs: number;
}

const headOf = ({ id, sport, home, away, startMs }: SampleOptions) => ({
  id,
  sport_key: sport,
  sport_title: sport,
  commence_time: isoOf(startMs),
  home_team: home,
  away_team: away,
});

/** The home team is favoured by `points`. */
export const sampleMarkets = (
  { home, away, seenMs }: Pick<SampleOptions, 'home' | 'away' | 'seenMs'>,
  { points = 3, total = 44.5, favourite = -160, draw = null as number | null } = {},
): SampleMarket[] => [
  {
    key: 'h2h',
    last_update: isoOf(seenMs),
    outcomes: [
      { name: home, price: favourite },
      { name: away, price: 140 },
      ...(draw === null ? [] : [{ name: 'Draw', price: draw }]),
    ],
  },
  {
    key: 'spreads',
    last_update: isoOf(seenMs),
    outcomes: [
      { name: home, price: -110, point: -points },
      { name: away, price: -110, point: points },
    ],
  },
  {
    key: 'totals',
    last_update: isoOf(seenMs),
    outcomes: [
      { name: 'Over', price: -108, point: total },
      { name: 'Under', price: -112, point: total },
    ],
  },
];

export const sampleBookmaker = (key: string, seenMs: number, markets: SampleMarket[]): SampleBookmaker => ({
  key,
  title: key,
  last_update: isoOf(seenMs),
  markets,
});

export const sampleEvent = (
  options: SampleOptions,
  bookmakers: SampleBookmaker[] = [sampleBookmaker('draftkings', options.seenMs, sampleMarkets(options))],
): SampleEvent => ({ ...headOf(options), bookmakers });

/** @param points of the home team and the visitor; null: it hasn't begun */
export const sampleScore = (
  options: SampleOptions,
  points: readonly [home: number, away: number] | null,
  completed: boolean,
): SampleScore => ({
  ...headOf(options),
  completed,
  scores:
    points === null
      ? null
      : [
          { name: options.home, score: String(points[0]) },
          { name: options.away, score: String(points[1]) },
        ],
  last_update: points === null ? null : isoOf(options.seenMs),
});
