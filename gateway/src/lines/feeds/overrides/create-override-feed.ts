import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import { type GameOverride, OPERATOR_FEED } from '@lineboard/domain/lines/feed/game-override';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../ground/database/create-database.ts';
import type { Listener } from '../../../ground/database/listener.ts';
import type { Reporter } from '../../../ground/report/reporter.ts';
import type { Feed, FeedSink } from '../feed.ts';
import { OVERRIDE_CHANNEL, readNewOverrides } from './read-overrides.ts';

/** Half of the second in which the contract wants a sign. It looks then, too, in case it hears of nothing. */
const BEAT_EVERY_MS = 500;
/** The lines of so many games are shown again in one entry: some milliseconds. */
const GAMES_PER_ENTRY = 20;

export interface OverrideFeed extends Feed {
  /** Resolves once the log has all that operators say. */
  readonly begun: Promise<void>;
}

type OverrideDatabase = Pick<Database, 'pool' | 'listen'>;

/** Tells the books what operators say of lines and scores, from the database. Run by the gateway that leads. */
export const createOverrideFeed = (database: OverrideDatabase, reporter: Reporter<'feeds'>): OverrideFeed =>
  new RunningOverrides(database, reporter);

class RunningOverrides implements OverrideFeed {
  readonly feedId = OPERATOR_FEED;
  readonly begun: Promise<void>;
  readonly #database: OverrideDatabase;
  readonly #reporter: Reporter<'feeds'>;
  #onBegun: () => void = () => undefined;
  /** What the log has of it; null while that isn't known. */
  #told: ReadonlyMap<number, GameOverride> | null = null;
  #revision: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #listener: Listener | null = null;
  #isRunning = false;
  #looking: Promise<void> | null = null;
  #isNewSaid = false;

  constructor(database: OverrideDatabase, reporter: Reporter<'feeds'>) {
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
    this.#listener = this.#database.listen(OVERRIDE_CHANNEL, () => {
      this.#isNewSaid = true;
      if (this.#looking === null) this.#lookNow(sink);
    });
  }

  async stop(): Promise<void> {
    this.#isRunning = false;
    this.#listener?.close();
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #schedule(sink: FeedSink): void {
    if (this.#isRunning) this.#timer = setTimeout(() => this.#lookNow(sink), BEAT_EVERY_MS);
  }

  #lookNow(sink: FeedSink): void {
    if (!this.#isRunning) return;
    clearTimeout(this.#timer);
    this.#isNewSaid = false;
    this.#looking = this.#beat(sink)
      .catch((error: unknown) => {
        this.#told = null;
        this.#reporter.failed('overridesNotRead', error);
      })
      .then(() => {
        this.#looking = null;
        if (this.#isNewSaid) this.#lookNow(sink);
        else this.#schedule(sink);
      });
  }

  /** While the database is away the feed lives, and what it said applies. */
  async #beat(sink: FeedSink): Promise<void> {
    await sink.append([{ kind: 'beat' }]);
    await this.#look(sink);
  }

  async #look(sink: FeedSink): Promise<void> {
    const told = this.#told;
    const read = await readNewOverrides(this.#database, told === null ? null : this.#revision);
    if (read === null) return;
    const changes = told === null ? listImage(read.overrides) : findChanges(told, read.overrides);
    for (const entry of inEntries(changes)) await sink.append(entry);
    this.#told = read.overrides;
    this.#revision = read.revision;
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
