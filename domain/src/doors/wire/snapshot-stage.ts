import type { SnapshotMessage } from './live-messages.schema.ts';
import type { WireOp } from './record-codec.ts';

/** Collects the parts of one snapshot, in whatever order and however often they come. */
export class SnapshotStage {
  readonly #of: Pick<SnapshotMessage, 'epoch' | 'clk' | 'parts'>;
  readonly #parts = new Map<number, readonly WireOp[]>();

  constructor(first: SnapshotMessage) {
    this.#of = { epoch: first.epoch, clk: first.clk, parts: first.parts };
  }

  isOf(message: SnapshotMessage): boolean {
    return (
      message.epoch === this.#of.epoch && message.clk === this.#of.clk && message.parts === this.#of.parts
    );
  }

  isNewerThan(message: SnapshotMessage): boolean {
    return message.epoch === this.#of.epoch && message.clk < this.#of.clk;
  }

  /** @returns all ops once the snapshot is whole, else null */
  add(message: SnapshotMessage): WireOp[] | null {
    this.#parts.set(message.part, message.ops);
    if (this.#parts.size < this.#of.parts) return null;
    const ops: WireOp[] = [];
    for (let part = 0; part < this.#of.parts; part++) ops.push(...(this.#parts.get(part) ?? []));
    return ops;
  }
}
