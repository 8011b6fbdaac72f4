import { useEffect, useRef } from 'react';
import { readBookMs } from '../../../ground/live/line-state.ts';
import { evaluateSlip } from '../state/evaluate-slip.ts';
import { selectTicketContext } from '../state/slip-context.ts';
import type { SeenLine, SlipItem } from '../state/slip-item.ts';
import { draftOfSlip } from '../state/slip-options.ts';
import type { SlipState } from '../state/slip-state.ts';
import { useSlip } from '../state/slip-store.ts';

type SeenLines = ReadonlyMap<string, SeenLine>;

const seenOf = (items: readonly SlipItem[]): SeenLines =>
  new Map(items.map(({ itemId, seen }) => [itemId, seen]));

/** Whether a pick moved since then by more than the customer wants taken unasked. */
const hasDrifted = (state: SlipState, then: SeenLines): boolean => {
  const moved = state.items.filter(({ itemId, seen }) => then.has(itemId) && then.get(itemId) !== seen);
  if (moved.length === 0) return false;
  const items = state.items.map((item) => ({ ...item, seen: then.get(item.itemId) ?? item.seen }));
  const since = evaluateSlip(draftOfSlip(items, state.options), selectTicketContext(state, readBookMs()));
  const asked = new Set(since.items.flatMap(({ itemId, changed }) => (changed === null ? [] : [itemId])));
  return moved.some(({ itemId }) => asked.has(itemId));
};

/**
 * The slip compares each move with the one before it, as they are read one after the other. Who holds the bet reads
 * none of them: together they may take no more than the customer's tolerance from what stood there when it began.
 */
export const useEndAtDrift = (isPressing: boolean, end: () => void): void => {
  const state = useSlip();
  const began = useRef<SeenLines | null>(null);
  useEffect(() => {
    if (!isPressing) began.current = null;
    else if (began.current === null) began.current = seenOf(state.items);
    else if (hasDrifted(state, began.current)) end();
  }, [isPressing, state, end]);
};
