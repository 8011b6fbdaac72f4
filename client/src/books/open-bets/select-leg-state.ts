import type { LegStanding } from '@lineboard/domain/betting/grading/leg-standing';
import { judgeTeaserLeg } from '@lineboard/domain/betting/teaser/settle-teaser';
import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { type DecidedResult, statusOfResult } from '@lineboard/domain/ground/result/straight-result';

/** A leg in a chain: graded, or how it stands now. */
export type LegState = 'won' | 'lost' | 'pushed' | 'noAction' | 'winning' | 'losing' | 'level' | 'later';

const GRADED = { W: 'won', L: 'lost', P: 'pushed', X: 'noAction' } as const;
const RUNNING = { W: 'winning', L: 'losing', P: 'level', X: 'noAction' } as const;
const IN_TEASER = { won: 'W', lost: 'L', dropped: 'P' } as const;

/** What a tie is in a teaser, its card says (HR-12). */
const letterOf = (result: DecidedResult, terms: Bet['terms']): keyof typeof GRADED =>
  'teaser' in terms && result[0] !== 'X'
    ? IN_TEASER[judgeTeaserLeg(result, terms.teaser.tieRule)]
    : statusOfResult(result);

export const selectLegState = (
  { result }: Pick<BetItem, 'result'>,
  terms: Bet['terms'],
  standing: LegStanding | null,
): LegState => {
  if (result !== null) return GRADED[letterOf(result, terms)];
  return standing === null ? 'later' : RUNNING[letterOf(standing.result, terms)];
};
