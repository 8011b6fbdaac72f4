import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { keyOfPick, type PickKey, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { WatchedQuote } from '@lineboard/workers/board/board-frame';
import { create } from 'zustand';

interface FoundList {
  topics: readonly TopicName[];
  picks: readonly WagerPick[];
}

/** Lines that lists outside the board name: they are kept as current as the board's for as long as they are listed. */
interface FoundLines extends FoundList {
  /** The lists by the part that shows them: a search may cover the one next to the board. */
  lists: ReadonlyMap<string, FoundList>;
  /** The book's quotes for them; null where it has no line, no entry until it was asked. */
  quotes: ReadonlyMap<PickKey, WatchedQuote | null>;
}

interface FoundLinesActions {
  /** Replaces what the same part listed before. */
  list: (who: string, topics: readonly TopicName[], picks: readonly WagerPick[]) => void;
  applyQuotes: (quotes: ReadonlyArray<readonly [PickKey, WatchedQuote | null]>) => void;
}

export const useFoundLines = create<FoundLines & FoundLinesActions>()((set, get) => ({
  lists: new Map(),
  topics: [],
  picks: [],
  quotes: new Map(),
  list: (who, topics, picks) => {
    const lists = new Map(get().lists);
    if (topics.length + picks.length === 0) lists.delete(who);
    else lists.set(who, { topics, picks });
    const all = [...lists.values()];
    const byKey = new Map(all.flatMap((list) => list.picks.map((pick) => [keyOfPick(pick), pick] as const)));
    set({
      lists,
      topics: [...new Set(all.flatMap((list) => list.topics))],
      picks: [...byKey.values()],
      quotes: new Map([...get().quotes].filter(([key]) => byKey.has(key))),
    });
  },
  applyQuotes: (quotes) => {
    const listed = new Set(get().picks.map(keyOfPick));
    const news = quotes.filter(([key]) => listed.has(key));
    if (news.length > 0) set({ quotes: new Map([...get().quotes, ...news]) });
  },
}));
