import type { BookRecords, RecordKey, RecordKind, TopicOp } from './book-record.ts';

/**
 * Everything a topic holds at one log position. The gateway keeps one per topic, the client's worker the same
 * one; both are equal when both are at the same position (proven by the disconnect fuzz).
 */
export class TopicState {
  readonly game = new Map<RecordKey, BookRecords['game']>();
  readonly line = new Map<RecordKey, BookRecords['line']>();
  readonly contestLine = new Map<RecordKey, BookRecords['contestLine']>();
  readonly score = new Map<RecordKey, BookRecords['score']>();

  records<K extends RecordKind>(kind: K): Map<RecordKey, BookRecords[K]> {
    return this[kind] as unknown as Map<RecordKey, BookRecords[K]>;
  }

  get size(): number {
    return this.game.size + this.line.size + this.contestLine.size + this.score.size;
  }

  /** @returns false when a patch names a record that is not here: the caller's position is wrong. */
  apply(op: TopicOp): boolean {
    const records = this.records(op.kind) as Map<RecordKey, object>;
    if (op.op === 'put') {
      records.set(op.key, op.record);
      return true;
    }
    if (op.op === 'remove') {
      records.delete(op.key);
      return true;
    }
    const before = records.get(op.key);
    if (before === undefined) return false;
    records.set(op.key, { ...before, ...op.fields });
    return true;
  }
}
