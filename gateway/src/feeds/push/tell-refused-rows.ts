import type { RowRefusal } from '@lineboard/domain/feed/batch-answer';
import type { Metrics } from '../../report/metrics.ts';
import type { Notices } from '../../notices/notice.ts';
import { REFUSAL_LEVELS } from '../guard/notice-levels.ts';
import type { TakerParts } from './take-batch.ts';

/** A mistake that nobody repeats for so long, and nobody mended, is over. */
const FORGOTTEN_AFTER_MS = 3_600_000;

interface Told {
  about: string;
  atMs: number;
}

type Row = Readonly<Record<string, unknown>>;

/** What a row is about: the next row about the same tells whether it was mended. */
const subjectOf = (row: Row): string => {
  const { kind, gameNum, contestNum, contestantNum } = row;
  return kind === 'contestLine'
    ? `contest ${String(contestNum)}.${String(contestantNum)}`
    : `${String(kind)} ${String(gameNum)}`;
};

/**
 * Counts every refused row. What somebody must see to is told once, however often the row is repeated, and once more
 * when a row about the same is taken.
 */
export const tellRefusedRows = (
  metrics: Pick<Metrics, 'refusedFeedRows'>,
  notices: Notices,
  nowMs: () => number,
): Pick<TakerParts, 'onRefused' | 'onTaken'> => {
  /** By feed and subject, then by code. */
  const told = new Map<string, Map<string, Told>>();
  const forgetOld = (): void => {
    for (const [subject, codes] of told) {
      for (const [code, { about, atMs }] of codes) {
        if (nowMs() - atMs < FORGOTTEN_AFTER_MS) continue;
        codes.delete(code);
        notices.end(about, 'gone');
      }
      if (codes.size === 0) told.delete(subject);
    }
  };
  const refuse = (feedId: string, { code, field, reason }: RowRefusal, given: unknown): void => {
    metrics.refusedFeedRows.inc({ feed: feedId, code });
    const level = REFUSAL_LEVELS[code];
    if (level === null) return;
    forgetOld();
    // A feed that names another's numbers does so a thousand times: that is one mistake of each field.
    const subject = code === 'feedNumberTaken' ? field : subjectOf((given ?? {}) as Row);
    const key = `${feedId} ${subject}`;
    const codes = told.get(key) ?? new Map<string, Told>();
    told.set(key, codes);
    const about = `${key} ${code}`;
    if (!codes.has(code))
      notices.begin({ about, feedId, code, level, detail: `${field} ${reason}`, doubt: null });
    codes.set(code, { about, atMs: nowMs() });
  };
  return {
    onRefused: refuse,
    onTaken: (feedId, row) => {
      if (told.size === 0) return;
      const key = `${feedId} ${subjectOf(row)}`;
      for (const { about } of told.get(key)?.values() ?? []) notices.end(about, 'right');
      told.delete(key);
    },
  };
};
