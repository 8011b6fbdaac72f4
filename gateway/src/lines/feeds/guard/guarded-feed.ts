import type { FeedChange } from '@lineboard/domain/lines/feed/feed-change';
import type { Guards } from '@lineboard/domain/lines/guards/guard-figures.schema';
import { appendInSteps } from '../append-in-steps.ts';
import type { FeedSink } from '../feed.ts';
import { type DoubtEnd, type DoubtSubject, nameDoubt, type StoredDoubt } from './doubt.ts';
import { FeedGuard } from './feed-guard.ts';
import type { Guarded } from './guarded.ts';
import { DOUBT_LEVELS } from './notice-levels.ts';
import type { ContestLine } from '@lineboard/domain/lines/line/contest-line.schema';
import type { FeedGame } from './read-feed-games.ts';
import type { Teams } from './guard-memory.ts';

/** The storage of a guard's doubts outside the guard. */
export interface DoubtKeeper {
  /** Those of a feed that have not ended, and those that an operator took. @throws when the database is away */
  read(feedId: string): Promise<{ open: readonly StoredDoubt[]; believed: readonly StoredDoubt[] }>;
  /** Noted in its order, at once as far as the caller is concerned. */
  began(
    feedId: string,
    subject: DoubtSubject,
    detail: string,
    /** `stored` null: it has ended already; `isTold` false: operators have heard of the same mistake. */
    about: { stored: StoredDoubt | null; isTold: boolean },
  ): void;
  grew(feedId: string, subject: DoubtSubject, stored: StoredDoubt): void;
  ended(feedId: string, subject: DoubtSubject, how: DoubtEnd): void;
}

export interface GuardedFeedParts {
  guards: Guards;
  keeper: DoubtKeeper;
  /** What the book has of the feed now. */
  readGames: (feedId: string) => Iterable<FeedGame>;
  readContests: (feedId: string) => Iterable<ContestLine>;
  nowMs: () => number;
  onFailure: (error: unknown) => void;
}

type News =
  | { kind: 'began'; subject: DoubtSubject; detail: string }
  | { kind: 'grew'; subject: DoubtSubject }
  | { kind: 'ended'; subject: DoubtSubject; how: DoubtEnd };

/** One mistake is seen in several ways within so much, and rows go on saying it. */
const SAME_MISTAKE_MS = 20_000;
const MOST_REMEMBERED = 5_000;

const LOUDNESS = { urgent: 0, warn: 1, log: 2 } as const;
const louder = (a: DoubtSubject, b: DoubtSubject): number =>
  LOUDNESS[DOUBT_LEVELS[a.code]] - LOUDNESS[DOUBT_LEVELS[b.code]];

/** A feed with its guard: rows and operators' decisions take turns, and what is doubted is kept. */
export class GuardedFeed {
  readonly feedId: string;
  readonly #parts: GuardedFeedParts;
  #guard: FeedGuard;
  #sink: FeedSink | null = null;
  #news: News[] = [];
  /** What was decided and the log didn't take: the guard has it, and finds nothing to change at the next try. */
  #missed: FeedChange[] = [];
  /** When something was doubted of a game or contest last. */
  readonly #toldMs = new Map<string, number>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(feedId: string, parts: GuardedFeedParts) {
    this.feedId = feedId;
    this.#parts = parts;
    this.#guard = this.#createGuard();
  }

  get guards(): Guards {
    return this.#parts.guards;
  }

  /**
   * Begins again, with what the book holds and what is doubted: another gateway may have run the feed meanwhile. While
   * the database is away the guard goes on with what it knows.
   */
  async open(sink: FeedSink): Promise<void> {
    this.#sink = sink;
    try {
      const { open, believed } = await this.#parts.keeper.read(this.feedId);
      this.#guard = this.#createGuard();
      this.#guard.seed(this.#parts.readGames(this.feedId), this.#parts.readContests(this.feedId));
      this.#guard.restore(open, believed);
      this.tellNews();
    } catch (error) {
      this.#parts.onFailure(error);
    }
  }

  close(): void {
    this.#sink = null;
  }

  /** One after the other: what is judged together is written together. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  isDoubted(gameNum: number): boolean {
    return this.#guard.isDoubted(gameNum);
  }

  judge(change: FeedChange): Guarded {
    return this.#guard.judge(change);
  }

  /** After all rows that are written together. */
  settle(): ReturnType<FeedGuard['settle']> {
    return this.#guard.settle();
  }

  remember(teams: ReadonlyMap<number, Teams>): void {
    for (const [gameNum, each] of teams) this.#guard.remember(gameNum, each);
  }

  /** Has what was doubted since the last call kept and told. */
  tellNews(): void {
    const { keeper, nowMs } = this.#parts;
    const all = this.#news.splice(0);
    const begun = all
      .filter((news) => news.kind === 'began')
      .toSorted((a, b) => louder(a.subject, b.subject));
    for (const { subject, detail } of begun)
      keeper.began(this.feedId, subject, detail, {
        stored: this.#guard.store(subject),
        isTold: this.#isNew(subject, nowMs()),
      });
    const grown = new Map(
      all.filter((news) => news.kind === 'grew').map(({ subject }) => [nameDoubt(subject), subject]),
    );
    for (const subject of grown.values()) {
      const stored = this.#guard.store(subject);
      if (stored !== null) keeper.grew(this.feedId, subject, stored);
    }
    for (const news of all) if (news.kind === 'ended') keeper.ended(this.feedId, news.subject, news.how);
  }

  /** A doubt that begins with another one about the same game, or right after it, is the same mistake. */
  #isNew({ kind, num }: DoubtSubject, nowMs: number): boolean {
    const key = `${kind} ${num}`;
    const lastMs = this.#toldMs.get(key);
    this.#toldMs.delete(key);
    this.#toldMs.set(key, nowMs);
    const [oldest] = this.#toldMs.keys();
    if (this.#toldMs.size > MOST_REMEMBERED && oldest !== undefined) this.#toldMs.delete(oldest);
    return lastMs === undefined || nowMs - lastMs >= SAME_MISTAKE_MS;
  }

  /**
   * An operator takes what the feed says, or takes that back.
   *
   * @returns false while the feed doesn't run here
   * @throws when the log doesn't take it
   */
  decide(decision: 'believe' | 'doubt', stored: StoredDoubt): Promise<boolean> {
    return this.inTurn(async () => {
      if (this.#sink === null) return false;
      const { kind, num, code } = stored;
      const decided =
        decision === 'believe' ? this.#guard.believe({ kind, num, code }) : this.#guard.doubtAgain(stored);
      const changes = [...decided, ...this.#guard.sayAgain(this.#missed)];
      this.#missed = [...this.#missed, ...decided];
      if (changes.length > 0) await appendInSteps(this.#sink, changes);
      this.#missed = [];
      this.tellNews();
      return true;
    });
  }

  #createGuard(): FeedGuard {
    this.#news = [];
    this.#missed = [];
    const { guards, nowMs } = this.#parts;
    return new FeedGuard({
      guards,
      nowMs,
      listener: {
        began: (subject, detail) => void this.#news.push({ kind: 'began', subject, detail }),
        grew: (subject) => void this.#news.push({ kind: 'grew', subject }),
        ended: (subject, how) => void this.#news.push({ kind: 'ended', subject, how }),
      },
    });
  }
}
