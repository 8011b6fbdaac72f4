import { RECORD_KINDS, encodePut } from '@lineboard/domain/doors/wire/record-codec';
import type { WireOp } from '@lineboard/domain/doors/wire/record-codec';
import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { TopicState } from '@lineboard/domain/lines/book/topic-state';
import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import type { SnapshotMessage } from '@lineboard/domain/doors/wire/live-messages.schema';

/** A whole topic as the messages of one snapshot; an empty topic is one empty part. */
export const snapshotParts = (
  topic: TopicName,
  { epoch, clk }: LogPosition,
  state: TopicState,
  recordsPerPart: number,
): SnapshotMessage[] => {
  const ops: WireOp[] = [];
  for (const kind of RECORD_KINDS)
    for (const record of state.records(kind).values()) ops.push(encodePut(kind, record));
  const parts = Math.max(1, Math.ceil(ops.length / recordsPerPart));
  return Array.from({ length: parts }, (_, part) => ({
    topic,
    epoch,
    clk,
    part,
    parts,
    ops: ops.slice(part * recordsPerPart, (part + 1) * recordsPerPart),
  }));
};
