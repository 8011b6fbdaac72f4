import type { ScoreRecord } from './scores-answer.schema.ts';

/** Each game once, by its event id: of two records the one that knows more (VAL2-75). */
export const selectOnePerEvent = (records: readonly ScoreRecord[]): ScoreRecord[] => {
  const byEvent = new Map<number, ScoreRecord>();
  for (const record of records) {
    const other = byEvent.get(record.eventId);
    if (other === undefined || versionOf(record) > versionOf(other)) byEvent.set(record.eventId, record);
  }
  return [...byEvent.values()];
};

const versionOf = ({ score }: ScoreRecord): number => score?.version ?? -1;

/** Whether a game is among the scores, with finals or without. */
export const isScoreShown = ({ score }: Pick<ScoreRecord, 'score'>, showFinals: boolean): boolean =>
  showFinals || score?.phase !== 'final';
