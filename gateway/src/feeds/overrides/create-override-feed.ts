import type { FeedChange } from '@lineboard/domain/feed/feed-change';
import { type GameOverride, OPERATOR_FEED } from '@lineboard/domain/feed/game-override';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../database/create-database.ts';
import type { Reporter } from '../../report/reporter.ts';
import type { Feed, FeedSink } from '../feed.ts';
import { readNewOverrides } from './read-overrides.ts';

/** An operator's word is on every page this much later, and what a look costs is one row of one table. */
const LOOK_EVERY_MS = 100;
/** Half of the second that the contract allows. */
const BEAT_AFTER_MS = 500;
/** The lines of so many games are shown anew in one entry: some milliseconds. */
const GAMES_PER_ENTRY = 20;

export interface OverrideFeed extends Feed {
  /** Resolves once the log has all that operators say. */
  readonly begun: Promise<void>;
}

/** Tells the books what operators say of lines and scores, from the database. Run by the gateway that leads. */
export const createOverrideFeed = (
  database: Pick<Database, 'pool'>,
  reporter: Reporter<'feeds'>,
): OverrideFeed => new RunningOverrides(database, reporter);

class RunningOverrides implements OverrideFeed {
  readonly feedId = OPERATOR_FEED;
  readonly begun: Promise<void>;
  readonly #database: Pick<Database, 'pool'>;
  readonly #reporter: Reporter<'feeds'>;
  #onBegun: () => void = () => undefined;
  /** What the log has of it; null while that isn't known. */
  #told: ReadonlyMap<number, GameOverride> | null = null;
  #revision: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #looking: Promise<void> = Promise.resolve();
  #toldAtMs = 0;

  constructor(database: Pick<Database, 'pool'>, reporter: Reporter<'feeds'>) {
    this.#database = database;
    this.#reporter = reporter;
    this.begun = new Promise((resolve) => (this.#onBegun = resolve));
  }

  async start(sink: FeedSink): Promise<void> {
    this.#told = null;
    await this.#look(sink);
    this.#isRunning = true;
    this.#onBegun();
    this.#schedule(sink);
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #schedule(sink: FeedSink): void {
    if (!this.#isRunning) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look(sink)
        .catch((error: unknown) => {
          this.#told = null;
          this.#reporter.failed('overridesNotRead', error);
        })
        .then(() => this.#schedule(sink));
    }, LOOK_EVERY_MS);
  }

  async #look(sink: FeedSink): Promise<void> {
    const isBeatDue = this.#isRunning && performance.now() - this.#toldAtMs >= BEAT_AFTER_MS;
    // While the database is away the feed lives, and what it said stands.
    if (isBeatDue) await this.#tell(sink, [{ kind: 'beat' }]);
    const told = this.#told;
    const read = await readNewOverrides(this.#database, told === null ? null : this.#revision);
    if (read === null) return;
    const changes = told === null ? listImage(read.overrides) : findChanges(told, read.overrides);
    for (const entry of inEntries(changes)) await this.#tell(sink, entry);
    this.#told = read.overrides;
    this.#revision = read.revision;
  }

  async #tell(sink: FeedSink, changes: readonly FeedChange[]): Promise<void> {
    await sink.append(changes);
    this.#toldAtMs = performance.now();
  }
}

const sayOverride = (override: GameOverride): FeedChange => ({ kind: 'override', override });

const listImage = (overrides: ReadonlyMap<number, GameOverride>): FeedChange[] => [
  { kind: 'imageBegin' },
  ...[...overrides.values()].map(sayOverride),
  { kind: 'imageEnd' },
];

const findChanges = (
  before: ReadonlyMap<number, GameOverride>,
  after: ReadonlyMap<number, GameOverride>,
): FeedChange[] => [
  ...[...before.keys()]
    .filter((gameNum) => !after.has(gameNum))
    .map((gameNum): FeedChange => ({ kind: 'release', gameNum })),
  ...[...after.values()]
    .filter((override) => !isDeepStrictEqual(before.get(override.gameNum), override))
    .map(sayOverride),
];

const inEntries = (changes: readonly FeedChange[]): FeedChange[][] => {
  const entries: FeedChange[][] = [];
  for (let at = 0; at < changes.length; at += GAMES_PER_ENTRY)
    entries.push(changes.slice(at, at + GAMES_PER_ENTRY));
  return entries;
};
