import type { TopicOp } from '@lineboard/domain/lines/book/book-record';
import { keyOfRecord, type BookRecords, type RecordKind } from '@lineboard/domain/lines/book/book-record';
import { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { encodeOp } from '@lineboard/domain/doors/wire/record-codec';
import type { TopicMessage } from '../src/socket/socket-event.ts';

export const putOp = <K extends RecordKind>(kind: K, record: BookRecords[K]): TopicOp =>
  ({ op: 'put', kind, key: keyOfRecord(kind, record), record }) as TopicOp;

export const patchLine = (
  gameNum: number,
  periodNumber: number,
  fields: Partial<BookRecords['line']>,
): TopicOp => ({
  op: 'patch',
  kind: 'line',
  key: `${gameNum}.${periodNumber}`,
  fields,
});

/** A gateway of one topic: its content, and the messages for it. */
export class SampleGateway {
  readonly topic: TopicName;
  readonly state = new TopicState();
  epoch = 'e1';
  clk = 1;

  constructor(topic: TopicName, ops: readonly TopicOp[] = []) {
    this.topic = topic;
    for (const op of ops) this.state.apply(op);
  }

  snapshot(): TopicMessage {
    const puts = (['game', 'line', 'contestLine', 'score'] as const).flatMap((kind) =>
      [...this.state.records(kind).values()].map((record) => encodeOp(putOp(kind, record))),
    );
    return {
      kind: 'snapshot',
      message: { topic: this.topic, epoch: this.epoch, clk: this.clk, part: 0, parts: 1, ops: puts },
    };
  }

  change(...ops: TopicOp[]): TopicMessage {
    for (const op of ops) this.state.apply(op);
    const from = this.clk;
    this.clk += 1;
    return {
      kind: 'change',
      message: { topic: this.topic, epoch: this.epoch, from, clk: this.clk, ops: ops.map(encodeOp) },
    };
  }
}
