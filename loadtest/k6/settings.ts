import { WIRE_VERSION } from '../../domain/src/doors/wire/wire-version.ts';

/** What `run/run.ts` tells every scenario. */
export const settings = {
  baseUrl: __ENV['BASE_URL'] ?? 'http://127.0.0.1:8080',
  /** The topic that everybody subscribes to. */
  topic: __ENV['TOPIC'] ?? 'lines/main/Basketball/NBA',
  store: __ENV['STORE'] ?? 'main',
  feedId: __ENV['FEED_ID'] ?? 'bench',
  /** Empty where the run moves no lines. */
  feedToken: __ENV['FEED_TOKEN'] ?? '',
  /** Gateways that the line mover tries, until one runs the feed. */
  feedOrigins: (__ENV['FEED_ORIGINS'] ?? 'http://127.0.0.1:8080').split(','),
  /** The feed's batches are numbered; this is the last one's number. */
  feedSequence: Number(__ENV['FEED_SEQUENCE'] ?? 0),
  /** The games whose lines are moved: numbers from the first on. */
  firstGameNum: Number(__ENV['FIRST_GAME_NUM'] ?? 100_000),
  games: Number(__ENV['GAMES'] ?? 100),
  /** What `run/signed-in.ts` wrote: the sessions of customers. */
  customersFile: __ENV['CUSTOMERS_FILE'] ?? '',
  /** The book's clock is this machine's. */
  sharesClock: __ENV['SHARES_CLOCK'] === '1',
  wireVersion: WIRE_VERSION,
  isSmoke: __ENV['SMOKE'] === '1',
};

export const movesLines = settings.feedToken !== '';

/** A figure of one run: its value on the command line, else a small one for the smoke run, else the usual one. */
export const numberSetting = (name: string, usual: number, smoke: number): number =>
  Number(__ENV[name] ?? (settings.isSmoke ? smoke : usual));

type Thresholds = Record<string, string[]>;

/**
 * Limits on time say something about a machine that does nothing else. The smoke run, next to other suites on a small
 * machine, holds only the promises that don't depend on its speed.
 */
export const timeThresholds = (thresholds: Thresholds): Thresholds => (settings.isSmoke ? {} : thresholds);

/** Promises about changes of lines, where the run makes some. */
export const moverThresholds = (thresholds: Thresholds): Thresholds => (movesLines ? thresholds : {});
