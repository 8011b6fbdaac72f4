import { isDeepStrictEqual } from 'node:util';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicReader } from '@lineboard/domain/doors/wire/topic-reader';

type Held = Pick<TopicState, 'game' | 'line' | 'contestLine' | 'score'>;

/** Records are replaced, never changed in place, so copies of the maps keep what was there at this moment. */
const copy = ({ game, line, contestLine, score }: TopicState): Held => ({
  game: new Map(game),
  line: new Map(line),
  contestLine: new Map(contestLine),
  score: new Map(score),
});

/** Compares what two pages on different gateways hold, message by message. */
export const compareBooks = () => {
  const heldAt = new Map<string, { by: string; held: Held }>();
  const last = new Map<TopicName, Map<string, Held>>();
  const agreed = new Set<TopicName>();
  const differences: string[] = [];
  let compared = 0;
  return {
    /**
     * Topics of which both held the same at some moment. One in which nothing moves has no position that both were at:
     * it gets here only in this way, and never if they differ.
     */
    agreed,
    /** Where both were at one position and didn't hold the same. */
    differences,
    /** How often both were at one position. */
    get compared() {
      return compared;
    },
    /** What was held so far doesn't count for `agreed` any more. */
    forget: () => {
      agreed.clear();
      last.clear();
    },
    /** @param by whose page it is */
    note:
      (by: string) =>
      ({ topic, position, asking, state }: TopicReader): void => {
        if (position === null || asking) return;
        const held = copy(state);
        const where = `${topic} at ${position.epoch}.${position.clk}`;
        const first = heldAt.get(where);
        if (first === undefined) heldAt.set(where, { by, held });
        else if (first.by !== by) {
          compared++;
          if (!isDeepStrictEqual(first.held, held)) differences.push(where);
        }
        const ofTopic = last.get(topic) ?? new Map<string, Held>();
        last.set(topic, ofTopic.set(by, held));
        const isSame = [...ofTopic.values()].every((other) => isDeepStrictEqual(other, held));
        // A sport without scores yet is the only thing that may be empty.
        if (ofTopic.size > 1 && isSame && (state.size > 0 || topic.startsWith('scores/'))) agreed.add(topic);
      },
  };
};
