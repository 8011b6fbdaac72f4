import { WIRE_VERSION } from '../../domain/src/doors/wire/wire-version.ts';

/** What `run.ts` tells every script; each can be set by hand with `k6 run -e NAME=value`. */
export const settings = {
  baseUrl: __ENV['BASE_URL'] ?? 'http://127.0.0.1:8080',
  /** The topic that everybody subscribes to. */
  topic: __ENV['TOPIC'] ?? 'lines/main/Basketball/NBA',
  store: __ENV['STORE'] ?? 'main',
  feedId: __ENV['FEED_ID'] ?? 'bench',
  feedToken: __ENV['FEED_TOKEN'] ?? '',
  /** The feed's batches are numbered; this is the last one's number. */
  feedSequence: Number(__ENV['FEED_SEQUENCE'] ?? 0),
  /** The games whose lines are moved: numbers from the first on. */
  firstGameNum: Number(__ENV['FIRST_GAME_NUM'] ?? 100_000),
  games: Number(__ENV['GAMES'] ?? 100),
  wireVersion: WIRE_VERSION,
  isSmoke: __ENV['SMOKE'] === '1',
};

/** A figure of one run: its value on the command line, else a small one for the smoke run, else the usual one. */
export const numberSetting = (name: string, usual: number, smoke: number): number =>
  Number(__ENV[name] ?? (settings.isSmoke ? smoke : usual));

/**
 * Limits on time say something about a machine that does nothing else. The smoke run, next to other suites on a small
 * machine, holds only the promises that don't depend on its speed.
 */
export const timeThresholds = (thresholds: Record<string, string[]>): Record<string, string[]> =>
  settings.isSmoke ? {} : thresholds;
