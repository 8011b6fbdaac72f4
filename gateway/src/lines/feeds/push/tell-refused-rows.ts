import { ROW_CODES } from '@lineboard/domain/lines/feed/row-code';
import { beginAtZero } from '../../../ground/report/begin-at-zero.ts';
import type { RowRefusal } from '@lineboard/domain/lines/feed/batch-answer.schema';
import type { Metrics } from '../../../ground/report/metrics.ts';
import type { Notices } from '../../../ground/notices/notice.ts';
import { REFUSAL_LEVELS } from '../guard/notice-levels.ts';
import type { TakerParts } from './take-batch.ts';

/** A mistake that nobody repeats for so long, and nobody mended, is over. */
const FORGOTTEN_AFTER_MS = 3_600_000;
/** The limit per feed: what goes wrong with more rows than these is one mistake, and is reported as one. */
const MOST_TOLD = 500;

interface Told {
  atMs: number;
  codes: Set<string>;
}

type Row = Readonly<Record<string, unknown>>;

/** The subject of a row: the next row with the same subject shows whether a fault was corrected. */
const subjectOf = (row: Row): string => {
  const { kind, gameNum, contestNum, contestantNum } = row;
  return kind === 'contestLine'
    ? `contest ${String(contestNum)}.${String(contestantNum)}`
    : `${String(kind)} ${String(gameNum)}`;
};

const leagueOf = ({ sportType, sportSubType }: Row): string =>
  `league ${String(sportType)}/${String(sportSubType)}`;

/**
 * Faults of a thousand rows with one cause are one mistake: another feed's numbers, or a name that an operator refused.
 */
const findSubject = ({ code, field }: RowRefusal, row: Row): string => {
  if (code === 'feedNumberTaken') return field;
  return code === 'feedLeagueRefused' ? leagueOf(row) : subjectOf(row);
};

/** What operators are told of one feed’s refused rows. */
class RefusedRows {
  readonly #feedId: string;
  readonly #notices: Notices;
  /** By subject, the one that was repeated longest ago first. */
  readonly #told = new Map<string, Told>();
  /** Subjects of the batch under way. */
  readonly #refusedNow = new Set<string>();
  readonly #mendedNow = new Set<string>();
  #isFull = false;

  constructor(feedId: string, notices: Notices) {
    this.#feedId = feedId;
    this.#notices = notices;
  }

  /** Goes on with what was open when another gateway ran the feed, or this one before. */
  open(abouts: readonly string[], nowMs: number): void {
    for (const about of abouts) {
      const space = about.lastIndexOf(' ');
      const [subject, code] = [about.slice(this.#feedId.length + 1, space), about.slice(space + 1)];
      if (about === this.#aboutMany) this.#isFull = true;
      else if (code in REFUSAL_LEVELS) this.#codesOf(subject, nowMs).add(code);
    }
  }

  refuse(subject: string, { code, field, reason }: RowRefusal, nowMs: number): void {
    const level = REFUSAL_LEVELS[code];
    if (level === null) return;
    this.#forgetOld(nowMs);
    if (!this.#told.has(subject) && this.#told.size >= MOST_TOLD) return this.#tellMany();
    this.#refusedNow.add(subject);
    const codes = this.#codesOf(subject, nowMs);
    if (!codes.has(code))
      this.#notices.begin({
        about: this.#aboutOf(subject, code),
        feedId: this.#feedId,
        code,
        level,
        detail: `${field} ${reason}`,
        doubt: null,
      });
    codes.add(code);
  }

  /** Nothing is wrong: most rows of most feeds come then. */
  get isEmpty(): boolean {
    return this.#told.size === 0;
  }

  /** A row about it was taken. */
  mend(subject: string): void {
    if (this.#told.has(subject)) this.#mendedNow.add(subject);
  }

  /** What the same batch took and refused isn't mended: of a game one store is right, and another mistyped. */
  endBatch(): void {
    for (const subject of this.#mendedNow) if (!this.#refusedNow.has(subject)) this.#end(subject, 'right');
    this.#mendedNow.clear();
    this.#refusedNow.clear();
  }

  #codesOf(subject: string, atMs: number): Set<string> {
    const codes = this.#told.get(subject)?.codes ?? new Set<string>();
    this.#told.delete(subject);
    this.#told.set(subject, { atMs, codes });
    return codes;
  }

  #forgetOld(nowMs: number): void {
    for (const [subject, { atMs }] of this.#told) {
      if (nowMs - atMs < FORGOTTEN_AFTER_MS) return;
      this.#end(subject, 'gone');
    }
  }

  #tellMany(): void {
    if (this.#isFull) return;
    this.#isFull = true;
    this.#notices.begin({
      about: this.#aboutMany,
      feedId: this.#feedId,
      code: 'feedRefusedMany',
      level: 'urgent',
      detail: `more than ${MOST_TOLD} rows are refused and not mended; the answers to its batches name them`,
      doubt: null,
    });
  }

  #end(subject: string, how: 'right' | 'gone'): void {
    const known = this.#told.get(subject);
    if (known === undefined) return;
    this.#told.delete(subject);
    for (const code of known.codes) this.#notices.end(this.#aboutOf(subject, code), how);
    if (!this.#isFull || this.#told.size > MOST_TOLD / 2) return;
    this.#isFull = false;
    this.#notices.end(this.#aboutMany, how);
  }

  #aboutOf(subject: string, code: string): string {
    return `${this.#feedId} ${subject} ${code}`;
  }

  get #aboutMany(): string {
    return this.#aboutOf('rows', 'feedRefusedMany');
  }
}

/**
 * Counts every refused row. What somebody must see to is told once, however often the row is repeated, and once more
 * when a batch takes a row about the same and refuses none.
 */
export const tellRefusedRows = (
  metrics: Pick<Metrics, 'refusedFeedRows'>,
  notices: Notices,
  nowMs: () => number,
): Pick<TakerParts, 'onOpened' | 'onRefused' | 'onTaken' | 'onBatch'> => {
  const feeds = new Map<string, RefusedRows>();
  return {
    onOpened: async (feedId) => {
      beginAtZero(
        metrics.refusedFeedRows,
        ROW_CODES.map((code) => ({ feed: feedId, code })),
      );
      const rows = new RefusedRows(feedId, notices);
      rows.open(await notices.readOpen(feedId), nowMs());
      feeds.set(feedId, rows);
    },
    onRefused: (feedId, refusal, given) => {
      metrics.refusedFeedRows.inc({ feed: feedId, code: refusal.code });
      const subject = findSubject(refusal, (given ?? {}) as Row);
      const rows = feeds.get(feedId) ?? new RefusedRows(feedId, notices);
      feeds.set(feedId, rows);
      rows.refuse(subject, refusal, nowMs());
    },
    onTaken: (feedId, row) => {
      const rows = feeds.get(feedId);
      if (rows === undefined || rows.isEmpty) return;
      rows.mend(subjectOf(row));
      if (row.kind === 'game') rows.mend(leagueOf(row));
    },
    onBatch: (feedId) => feeds.get(feedId)?.endBatch(),
  };
};
