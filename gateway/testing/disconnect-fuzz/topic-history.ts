import { isDeepStrictEqual } from 'node:util';
import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { TopicReader } from '@lineboard/domain/doors/wire/topic-reader';
import type { Book } from '../../src/lines/book/book.ts';

/** Every step the book ever made, so that what a client holds can be judged at any position, not only the last. */
export const createTopicHistory = (book: Pick<Book, 'steps$'>) => {
  const steps = new Map<TopicName, Array<{ clk: number; ops: readonly TopicOp[] }>>();
  book.steps$.subscribe((step) => {
    if (step.kind === 'reset') return;
    for (const [topic, ops] of step.topics) {
      const made = steps.get(topic) ?? [];
      made.push({ clk: step.position.clk, ops });
      steps.set(topic, made);
    }
  });
  return {
    /** @returns whether the reader holds exactly what the topic was at the reader's position */
    agrees(reader: TopicReader): boolean {
      if (reader.position === null) return true;
      const state = new TopicState();
      for (const { clk, ops } of steps.get(reader.topic) ?? []) {
        if (clk <= reader.position.clk) for (const op of ops) state.apply(op);
      }
      return isDeepStrictEqual(reader.state, state);
    },
  };
};
