import type { TopicName } from '@lineboard/domain/book/topic';
import { keyOfPick, type PickKey, type WagerPick } from '@lineboard/domain/pick/pick';
import type { WatchedQuote } from '@lineboard/workers/board/board-frame';
import { create } from 'zustand';

/** Lines that a search lists: they are kept as current as those of the board for as long as they are listed. */
interface FoundLines {
  topics: readonly TopicName[];
  picks: readonly WagerPick[];
  /** What the book says of them; null where it has no line, no entry until it was asked. */
  quotes: ReadonlyMap<PickKey, WatchedQuote | null>;
}

interface FoundLinesActions {
  /** Instead of what was listed before. */
  list: (topics: readonly TopicName[], picks: readonly WagerPick[]) => void;
  applyQuotes: (quotes: ReadonlyArray<readonly [PickKey, WatchedQuote | null]>) => void;
}

export const useFoundLines = create<FoundLines & FoundLinesActions>()((set, get) => ({
  topics: [],
  picks: [],
  quotes: new Map(),
  list: (topics, picks) => {
    const kept = new Set(picks.map(keyOfPick));
    set({ topics, picks, quotes: new Map([...get().quotes].filter(([key]) => kept.has(key))) });
  },
  applyQuotes: (quotes) => {
    const listed = new Set(get().picks.map(keyOfPick));
    const news = quotes.filter(([key]) => listed.has(key));
    if (news.length > 0) set({ quotes: new Map([...get().quotes, ...news]) });
  },
}));
