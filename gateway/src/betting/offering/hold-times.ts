import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import { parseTopic, type TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { Market } from '@lineboard/domain/ground/pick/pick';
import { STATUS_FIELDS } from '@lineboard/domain/lines/feed/mark-line';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { Book } from '../../lines/book/book.ts';

type Since = { [M in Market]?: number | null };

export interface HoldTimes {
  /** Since when a market is held, book's clock; null when that was before this gateway began, or it isn't. */
  sinceMs(line: Pick<GameLine, 'gameNum' | 'periodNumber' | 'store'>, market: Market): number | null;
}

const MARKETS = Object.keys(STATUS_FIELDS) as Market[];

const nameOf = (store: string, key: string): string => `${key}.${store}`;

/**
 * Remembers since when markets are held, by listening to the book: an entry for each line that has one, as long as it
 * is held.
 */
export const keepHoldTimes = (
  book: Pick<Book, 'steps$' | 'topics' | 'topicState'>,
  bookNowMs: () => number,
): HoldTimes => {
  const lines = new Map<string, Since>();

  /** @param nowMs null: it may have been held for long */
  const note = (name: string, line: GameLine | undefined, nowMs: number | null): void => {
    const before = lines.get(name);
    const held = line === undefined ? [] : MARKETS.filter((market) => line[STATUS_FIELDS[market]] === 'H');
    if (held.length === 0) return void lines.delete(name);
    lines.set(
      name,
      Object.fromEntries(
        held.map((market) => [market, before?.[market] === undefined ? nowMs : before[market]]),
      ),
    );
  };
  const readOps = (topic: TopicName, state: TopicState, ops: readonly TopicOp[]): void => {
    const parsed = parseTopic(topic);
    if (parsed?.kind !== 'lines') return;
    for (const op of ops)
      if (op.kind === 'line')
        note(nameOf(parsed.store, op.key), state.line.get(op.key), Math.round(bookNowMs()));
  };
  /** The book was reloaded: a line that is still held was so meanwhile, and those that are gone are forgotten. */
  const readAll = (): void => {
    const present = new Set<string>();
    for (const [topic, state] of book.topics()) {
      const parsed = parseTopic(topic);
      if (parsed?.kind !== 'lines') continue;
      for (const [key, line] of state.line) {
        const name = nameOf(parsed.store, key);
        present.add(name);
        note(name, line, null);
      }
    }
    for (const name of lines.keys()) if (!present.has(name)) lines.delete(name);
  };

  book.steps$.subscribe((step) => {
    if (step.kind === 'reset') readAll();
    else for (const [topic, ops] of step.topics) readOps(topic, book.topicState(topic), ops);
  });
  return {
    sinceMs: ({ gameNum, periodNumber, store }, market) =>
      lines.get(nameOf(store, `${gameNum}.${periodNumber}`))?.[market] ?? null,
  };
};
