import { keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { FollowedPick } from '@lineboard/workers/board/board-frame';
import { create } from 'zustand';

/** An open leg, as far as is needed to find its line and its game. */
export type FollowedLeg = Pick<BetItem, 'pick' | 'sportType' | 'sportSubType'> & {
  /** Its line is not asked for. */
  isScoreAlone?: true;
};

/** More than anyone looks at: each is looked up when the page follows it, and again when the link comes back. */
const MOST_FOLLOWED = 500;

interface FollowedPicks {
  /** Open legs that are on the page, each pick once; none while nobody looks at open bets. */
  legs: readonly FollowedLeg[];
  /** How they stand; of a pick that isn't there nothing is known yet. */
  known: ReadonlyMap<PickKey, FollowedPick>;
  follow: (legs: readonly FollowedLeg[]) => void;
  apply: (followed: ReadonlyArray<readonly [PickKey, FollowedPick]>) => void;
}

const keysOf = (legs: readonly FollowedLeg[]): string =>
  legs.map(({ pick, isScoreAlone }) => `${keyOfPick(pick)}${isScoreAlone === true ? ' score' : ''}`).join();

/** How the games and lines of the open bets stand that are on the page. */
export const useFollowedPicks = create<FollowedPicks>()((set, get) => ({
  legs: [],
  known: new Map(),
  follow: (wanted) => {
    const byKey = new Map<PickKey, FollowedLeg>();
    for (const leg of wanted) {
      const key = keyOfPick(leg.pick);
      // Of a leg that wants its line, too, more is held.
      if (byKey.get(key)?.isScoreAlone !== undefined || !byKey.has(key)) byKey.set(key, leg);
    }
    const legs = [...byKey.values()].slice(0, MOST_FOLLOWED);
    if (keysOf(legs) === keysOf(get().legs)) return;
    const kept = new Set(legs.map(({ pick }) => keyOfPick(pick)));
    set({ legs, known: new Map([...get().known].filter(([key]) => kept.has(key))) });
  },
  apply: (followed) => {
    const wanted = new Set(get().legs.map(({ pick }) => keyOfPick(pick)));
    // What was let go of may still be under way.
    const news = followed.filter(([key]) => wanted.has(key));
    if (news.length > 0) set({ known: new Map([...get().known, ...news]) });
  },
}));
