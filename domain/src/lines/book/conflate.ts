import type { TopicOp } from './book-record.ts';

/** Merges steps in their order so that every record appears once and the latest value per field wins. */
export const conflate = (ops: Iterable<TopicOp>): TopicOp[] => {
  const merged = new Map<string, TopicOp>();
  for (const op of ops) {
    const id = `${op.kind}:${op.key}`;
    const before = merged.get(id);
    if (op.op !== 'patch' || before === undefined) {
      merged.set(id, op);
      continue;
    }
    if (before.op === 'put') {
      merged.set(id, { ...before, record: { ...before.record, ...op.fields } } as TopicOp);
    } else if (before.op === 'patch') {
      merged.set(id, { ...before, fields: { ...before.fields, ...op.fields } } as TopicOp);
    }
  }
  return [...merged.values()];
};
