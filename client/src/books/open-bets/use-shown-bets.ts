import type { GradedBet, OpenBet, OpenBetsAnswer } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { dayOf } from '@lineboard/domain/ground/calendar/book-day';
import { readBookMs, useLineState } from '../../ground/live/line-state.ts';
import { hideFutures } from './hide-futures.ts';
import { narrowBets } from './narrow-bets.ts';
import { ALL_BETS, type BetsWanted } from './parse-bets-wanted.ts';
import { useBetsInPlay } from './use-bets-in-play.ts';
import { useNicknames } from './use-nicknames.ts';
import { useFollowBets } from './use-follow-bets.ts';

const NONE: readonly OpenBet[] = [];
const NONE_GRADED: readonly GradedBet[] = [];

interface ShownBets {
  /** Those that were loaded. */
  open: readonly OpenBet[];
  /** The same, without futures where they are hidden. */
  ofSeason: readonly OpenBet[];
  shownOpen: readonly OpenBet[];
  shownGraded: readonly GradedBet[];
  /** Bets with a game in play. */
  live: ReadonlySet<OpenBet>;
  counts: Readonly<Record<'live' | 'today' | 'later', number>>;
  /** As feeds name them. */
  sports: readonly string[];
}

/** What of the answer is on the page; in RIF mode every bet that may be rolled from. */
export const useShownBets = (
  answer: OpenBetsAnswer | null,
  wanted: BetsWanted,
  isRifMode: boolean,
): ShownBets => {
  const today = useLineState(() => dayOf(readBookMs()));
  const open = answer?.open ?? NONE;
  const graded = answer?.graded ?? NONE_GRADED;
  useFollowBets(open);
  const live = useBetsInPlay(open);
  const ofSeason = wanted.includesFutures ? open : hideFutures(open);
  const now = { live, today };
  const callTeam = useNicknames(wanted.text !== '');
  const countOf = (only: BetsWanted['only']): number =>
    narrowBets(ofSeason, { ...ALL_BETS, only }, now).length;
  return {
    open,
    ofSeason,
    shownOpen: isRifMode ? ofSeason : narrowBets(ofSeason, wanted, now, callTeam),
    shownGraded: isRifMode ? NONE_GRADED : wanted.includesFutures ? graded : hideFutures(graded),
    live,
    counts: { live: countOf('live'), today: countOf('today'), later: countOf('later') },
    sports: [...new Set(ofSeason.flatMap(({ items }) => items.map(({ sportType }) => sportType)))].toSorted(),
  };
};
