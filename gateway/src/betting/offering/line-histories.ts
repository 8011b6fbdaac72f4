import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import { parseTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { LinePoint } from '@lineboard/domain/lines/offering/offering-answers.schema';
import type { Book } from '../../lines/book/book.ts';
import { PointHistory } from './point-history.ts';

export interface LineHistories {
  /** Points of the full game's line in a store, oldest first; empty when the book does not have the line. */
  points(store: string, gameNum: number): LinePoint[];
}

const FULL_GAME = '.0';

const isFullGameLine = (op: TopicOp): boolean => op.kind === 'line' && op.key.endsWith(FULL_GAME);

/**
 * Remembers how the full games' lines moved, by listening to the book. What it holds lives as long as the line does,
 * and in this gateway alone: after a restart a line's chart starts over.
 */
export const keepLineHistories = (
  book: Pick<Book, 'steps$' | 'topics' | 'topicState'>,
  bookNowMs: () => number,
): LineHistories => {
  /** store → gameNum → points */
  const stores = new Map<string, Map<number, PointHistory>>();
  const storeOfTopic = new Map<TopicName, string | null>();

  const storeOf = (name: TopicName): string | null => {
    const known = storeOfTopic.get(name);
    if (known !== undefined) return known;
    const topic = parseTopic(name);
    const store = topic?.kind === 'lines' ? topic.store : null;
    storeOfTopic.set(name, store);
    return store;
  };
  const note = (histories: Map<number, PointHistory>, line: GameLine, bookMs: number): void => {
    // Shown to nobody, so it is no part of what was offered.
    if (line.disabled) return;
    let history = histories.get(line.gameNum);
    if (history === undefined) histories.set(line.gameNum, (history = new PointHistory()));
    const { spread1, moneyLine1, totalPoints } = line;
    history.note({ bookMs: Math.round(bookMs), spread1, moneyLine1, totalPoints });
  };
  const historiesOf = (store: string): Map<number, PointHistory> => {
    let histories = stores.get(store);
    if (histories === undefined) stores.set(store, (histories = new Map()));
    return histories;
  };
  const readTopic = (name: TopicName, state: TopicState, ops: readonly TopicOp[]): void => {
    const store = storeOf(name);
    if (store === null) return;
    for (const op of ops) {
      if (!isFullGameLine(op)) continue;
      const line = state.line.get(op.key);
      if (line === undefined) stores.get(store)?.delete(Number.parseInt(op.key, 10));
      else note(historiesOf(store), line, bookNowMs());
    }
  };
  /** The book was reloaded: what was remembered stays true, except for lines that are gone. */
  const readAll = (): void => {
    const present = new Map<string, Set<number>>();
    for (const [name, state] of book.topics()) {
      const store = storeOf(name);
      if (store === null) continue;
      const games = present.get(store) ?? new Set();
      present.set(store, games);
      for (const [key, line] of state.line) {
        if (!key.endsWith(FULL_GAME)) continue;
        games.add(line.gameNum);
        note(historiesOf(store), line, bookNowMs());
      }
    }
    for (const [store, histories] of stores)
      for (const gameNum of histories.keys())
        if (present.get(store)?.has(gameNum) !== true) histories.delete(gameNum);
  };

  book.steps$.subscribe((step) => {
    if (step.kind === 'reset') readAll();
    else for (const [name, ops] of step.topics) readTopic(name, book.topicState(name), ops);
  });
  return {
    points: (store, gameNum) => stores.get(store)?.get(gameNum)?.points() ?? [],
  };
};
