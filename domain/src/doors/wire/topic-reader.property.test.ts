import fc from 'fast-check';
import { expect, it } from 'vitest';
import { topicOpArbitrary } from '../../../testing/record-arbitraries.ts';
import { conflate } from '../../lines/book/conflate.ts';
import { TopicState } from '../../lines/book/topic-state.ts';
import type { ChangeMessage } from './live-messages.schema.ts';
import { encodeOp } from './record-codec.ts';
import { TopicReader } from './topic-reader.ts';

const epoch = 'e1';
const topic = 'scores/Football';

/** Runs of ops as a gateway sends them: run n leads from position n to n+1. */
const history = fc.array(fc.array(topicOpArbitrary, { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 12,
});
/** What the line does to each message. */
const mishaps = fc.array(fc.constantFrom('pass', 'drop', 'double', 'late', 'wide'), {
  minLength: 12,
  maxLength: 12,
});

it('ends at the state of its position, whatever is lost, doubled, late or covered twice', () => {
  fc.assert(
    fc.property(history, mishaps, (wished, fates) => {
      const state = new TopicState();
      const runs = wished.map((run) => run.filter((op) => state.apply(op)));
      const message = (from: number, clk: number): ChangeMessage => ({
        topic,
        epoch,
        from,
        clk,
        ops: conflate(runs.slice(from, clk).flat()).map(encodeOp),
      });
      const arrivals = runs.flatMap((_, at) => {
        const fate = fates[at];
        if (fate === 'drop') return [];
        if (fate === 'double') return [message(at, at + 1), message(at, at + 1)];
        if (fate === 'wide') return [message(Math.max(0, at - 3), at + 1)];
        return [message(at, at + 1)];
      });
      for (let at = 0; at + 1 < arrivals.length; at++) {
        if (fates[at] === 'late') [arrivals[at], arrivals[at + 1]] = [arrivals[at + 1]!, arrivals[at]!];
      }

      const reader = new TopicReader(topic);
      reader.ask();
      reader.readSnapshot({ topic, epoch, clk: 0, part: 0, parts: 1, ops: [] });
      for (const arrival of arrivals) {
        const reading = reader.readChange(arrival);
        const reached = new TopicState();
        for (const op of runs.slice(0, reader.position!.clk).flat()) reached.apply(op);
        expect(reader.state).toEqual(reached);
        if (reading.kind === 'askAgain') reader.readChange(message(reading.request.clk!, arrival.clk));
      }
      reader.readChange(message(reader.ask().clk!, runs.length));
      expect(reader.state).toEqual(state);
      expect(reader.asking).toBe(false);
    }),
  );
});
