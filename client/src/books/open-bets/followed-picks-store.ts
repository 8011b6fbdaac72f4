import { keyOfPick, type PickKey } from '@lineboard/domain/ground/pick/pick';
import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { FollowedPick } from '@lineboard/workers/board/board-frame';
import { create } from 'zustand';

/** The data of an open leg that it takes to find its line and its game. */
export type FollowedLeg = Pick<BetItem, 'pick' | 'sportType' | 'sportSubType'> & {
  /** Its line is not requested. */
  isScoreAlone?: true;
};

/** More than anyone reads: each is looked up when the page follows it, and again when the link recovers. */
const MOST_FOLLOWED = 500;

interface FollowedPicks {
  /** Open legs on the page, each pick once; none while no open bets are shown. */
  legs: readonly FollowedLeg[];
  /** What is known about them; a pick without an entry isn't known yet. */
  known: ReadonlyMap<PickKey, FollowedPick>;
  follow: (legs: readonly FollowedLeg[]) => void;
  apply: (followed: ReadonlyArray<readonly [PickKey, FollowedPick]>) => void;
}

const keysOf = (legs: readonly FollowedLeg[]): string =>
  legs.map(({ pick, isScoreAlone }) => `${keyOfPick(pick)}${isScoreAlone === true ? ' score' : ''}`).join();

/** Follows the games and lines of the open bets on the page. */
export const useFollowedPicks = create<FollowedPicks>()((set, get) => ({
  legs: [],
  known: new Map(),
  follow: (wanted) => {
    const byKey = new Map<PickKey, FollowedLeg>();
    for (const leg of wanted) {
      const key = keyOfPick(leg.pick);
      // A leg that also needs its line holds more.
      if (byKey.get(key)?.isScoreAlone !== undefined || !byKey.has(key)) byKey.set(key, leg);
    }
    const legs = [...byKey.values()].slice(0, MOST_FOLLOWED);
    if (keysOf(legs) === keysOf(get().legs)) return;
    const kept = new Set(legs.map(({ pick }) => keyOfPick(pick)));
    set({ legs, known: new Map([...get().known].filter(([key]) => kept.has(key))) });
  },
  apply: (followed) => {
    const wanted = new Set(get().legs.map(({ pick }) => keyOfPick(pick)));
    // A request for a released leg may still be under way.
    const news = followed.filter(([key]) => wanted.has(key));
    if (news.length > 0) set({ known: new Map([...get().known, ...news]) });
  },
}));
