import type { Counter } from 'prom-client';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../database/create-database.ts';
import type { Reporter } from '../report/reporter.ts';
import type { Notice, Notices } from './notice.ts';
import { UnlistedDoubts } from './unlisted-doubts.ts';

/** Where it is said that there is something to tell, or that an operator has decided. */
export const NOTICE_CHANNEL = 'operator_notice';

/** How long what the database didn't take waits for the next try. */
const RETRY_MS = 1_000;
/** Hours of the worst feed; what comes beyond is not listed. */
const MOST_WAITING = 10_000;

const HOUR_MS = 3_600_000;
/** The limit per feed: nobody reads more, and what is held is held whether it is listed or not. The rest is counted. */
const MOST_AN_HOUR = 2_000;

interface Statement {
  text: string;
  values: unknown[];
}

export interface NoticeParts {
  database: Pick<Database, 'pool'>;
  log: Record<'info' | 'warn', (detail: object, message: string) => void>;
  counter: Counter<'feed' | 'code'>;
  /** Those beyond the bound of a feed. */
  unlisted: Counter<'feed'>;
  reporter: Reporter<'notices'>;
  wallNowMs: () => number;
}

/** Logs and counts at once, and keeps in the database what operators are to be told. */
export const createNotices = (parts: NoticeParts): Notices => new StoredNotices(parts);

class StoredNotices implements Notices {
  readonly #parts: NoticeParts;
  readonly #budgets = new Map<string, { sinceMs: number; begun: number }>();
  readonly #unlisted: UnlistedDoubts;
  #waiting = 0;
  #last: Promise<void> = Promise.resolve();

  constructor(parts: NoticeParts) {
    this.#parts = parts;
    this.#unlisted = new UnlistedDoubts({
      say: (feedId, detail) => this.#sayTooMany(feedId, detail),
      end: (feedId) => this.end(tooManyOf(feedId), 'gone'),
      wallNowMs: parts.wallNowMs,
    });
  }

  begin(notice: Notice): void {
    const { about, feedId, code, level, detail } = notice;
    const { log, counter, reporter } = this.#parts;
    counter.inc({ feed: feedId, code });
    log[level === 'log' ? 'info' : 'warn']({ feed: feedId, code, level, about, detail }, 'feed: doubted');
    const isRoom = this.#waiting < MOST_WAITING;
    if (!isRoom) reporter.failed('tooMany', 'too many wait');
    if (isRoom && this.#spend(feedId)) return this.#insert(notice);
    this.#parts.unlisted.inc({ feed: feedId });
    this.#unlisted.add(feedId, about);
  }

  grow(about: string, doubt: unknown): void {
    if (this.#unlisted.has(about)) return;
    if (this.#waiting >= MOST_WAITING) return this.#parts.reporter.failed('tooMany', 'too many wait');
    this.#note({
      text: 'update operator_notice set doubt = $2 where about = $1 and ended_at_ms is null',
      values: [about, toJson(doubt)],
    });
  }

  /** However much waits: what has begun must not stay for ever. */
  end(about: string, ending: string): void {
    const { log, wallNowMs } = this.#parts;
    log.info({ about, ending }, 'feed: no longer doubted');
    if (this.#unlisted.end(about)) return;
    this.#note({
      text: 'update operator_notice set ended_at_ms = $2, ending = $3 where about = $1 and ended_at_ms is null',
      values: [about, wallNowMs(), ending],
    });
  }

  settled(): Promise<void> {
    return this.#last;
  }

  async readOpen(feedId: string): Promise<readonly string[]> {
    await this.settled();
    const { rows } = await this.#parts.database.pool.query<{ about: string }>(
      'select about from operator_notice where feed_id = $1 and doubt is null and ended_at_ms is null',
      [feedId],
    );
    return rows.map(({ about }) => about);
  }

  /** @returns false when enough was told of the feed in this hour */
  #spend(feedId: string): boolean {
    const nowMs = this.#parts.wallNowMs();
    const known = this.#budgets.get(feedId);
    const isNew = known === undefined || nowMs - known.sinceMs >= HOUR_MS;
    const budget = isNew ? { sinceMs: nowMs, begun: 0 } : known;
    this.#budgets.set(feedId, budget);
    budget.begun += 1;
    return budget.begun <= MOST_AN_HOUR;
  }

  /** Told once; its line counts on. */
  #sayTooMany(feedId: string, detail: string): void {
    const about = tooManyOf(feedId);
    this.#insert({ about, feedId, code: 'tooManyDoubts', level: 'urgent', detail, doubt: null });
  }

  #insert({ about, feedId, code, level, detail, doubt }: Notice): void {
    this.#note({
      text: `insert into operator_notice (about, feed_id, code, level, detail, doubt, began_at_ms)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (about) where ended_at_ms is null do update
               set doubt = excluded.doubt, detail = excluded.detail`,
      values: [about, feedId, code, level, detail, toJson(doubt), this.#parts.wallNowMs()],
    });
  }

  #note({ text, values }: Statement): void {
    this.#waiting += 1;
    this.#last = this.#last.then(() => this.#write(text, values)).finally(() => (this.#waiting -= 1));
  }

  async #write(text: string, values: unknown[]): Promise<void> {
    for (;;) {
      try {
        await this.#parts.database.pool.query(text, values);
        await this.#parts.database.pool.query(`select pg_notify('${NOTICE_CHANNEL}', '')`);
        return;
      } catch (error) {
        this.#parts.reporter.failed('notNoted', error);
        await pause(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}

const tooManyOf = (feedId: string): string => `${feedId} tooManyDoubts`;

const toJson = (doubt: unknown): string | null => (doubt === null ? null : JSON.stringify(doubt));
