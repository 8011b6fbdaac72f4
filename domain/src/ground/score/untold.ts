import type { ResultDetail } from './game-score.schema.ts';

/** What most feeds don't say of a score. */
export const UNTOLD = {
  playedMinutes: null,
  official: null,
  playedHalves: null,
  scheduledInnings: null,
  winner: null,
  absent: null,
  rounds: null,
  roundSeconds: null,
  roundsChanged: null,
  holes1: null,
  holes2: null,
} as const satisfies ResultDetail;

const FIELDS = Object.keys(UNTOLD) as Array<keyof ResultDetail>;

/** The details of a score without the score. */
export const detailOf = (score: ResultDetail): ResultDetail => {
  const detail: Partial<Record<keyof ResultDetail, unknown>> = {};
  for (const field of FIELDS) detail[field] = score[field];
  return detail as ResultDetail;
};

/** A score with what was told of it; what wasn't stays untold. */
export const tellDetail = (
  told: { [K in keyof ResultDetail]?: ResultDetail[K] | undefined },
): ResultDetail => {
  const detail: Partial<Record<keyof ResultDetail, unknown>> = {};
  for (const field of FIELDS) detail[field] = told[field] ?? null;
  return detail as ResultDetail;
};
