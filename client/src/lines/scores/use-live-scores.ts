import { isResultPhase } from '@lineboard/domain/ground/score/is-result-phase';
import type { ScoreRecord } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { useMemo } from 'react';
import { type FollowedLeg, useFollowedPicks } from '../../books/open-bets/followed-picks-store.ts';
import { scoreLegOf, useFollowLegs } from '../../books/open-bets/use-follow-bets.ts';

export interface ShownScore extends ScoreRecord {
  /** The live socket sends this score, and its topic is up to date. null: it wasn't requested, or not yet. */
  isLive: boolean | null;
}

/** Corrected finals are sent, too; but games in play and future ones are followed first, as there is a limit. */
const putOpenFirst = (records: readonly ScoreRecord[]): ScoreRecord[] => [
  ...records.filter(({ score }) => score === null || !isResultPhase(score.phase)),
  ...records.filter(({ score }) => score !== null && isResultPhase(score.phase)),
];

const NONE: readonly FollowedLeg[] = [];

/**
 * The records with the scores topics' news of their games; the topics are held for as long as this is drawn.
 * @param isFollowed for Today; other weeks' scores don't change
 */
export const useLiveScores = (
  records: readonly ScoreRecord[],
  isFollowed: boolean,
): readonly ShownScore[] => {
  useFollowLegs(
    useMemo(() => (isFollowed ? putOpenFirst(records).map(scoreLegOf) : NONE), [records, isFollowed]),
  );
  const known = useFollowedPicks((state) => state.known);
  return useMemo(
    () =>
      records.map((record) => {
        const told = isFollowed ? known.get(keyOfPick(scoreLegOf(record).pick)) : undefined;
        const score = told?.score ?? null;
        if (told === undefined || score === null) return { ...record, isLive: null };
        const isNewer = record.score === null || told.isScoreFresh || score.version >= record.score.version;
        return { ...record, score: isNewer ? score : record.score, isLive: told.isScoreFresh };
      }),
    [records, isFollowed, known],
  );
};
