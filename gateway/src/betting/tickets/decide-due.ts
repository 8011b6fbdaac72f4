import { type DecidedTicket, decidePending, refusePending } from './decide-pending.ts';
import { decideWaiting, type WaitingQueue } from './decide-waiting.ts';
import { type DuePending, putAsidePending, readDuePending } from './pending-queue.ts';
import type { PlacingParts } from './place-ticket.ts';
import { tellAnswer } from './traced-steps.ts';

export interface DecidingParts
  extends PlacingParts,
    Pick<WaitingQueue<DuePending, DecidedTicket>, 'onDecided' | 'onFailed'> {}

/** One round of decisions about live tickets (HR-44). @returns as `decideWaiting` does */
export const decideDue = (parts: DecidingParts): Promise<number> => {
  const { pool } = parts.database;
  return decideWaiting(parts, {
    readDue: (question) => readDuePending(pool, question),
    decide: (due) => decideInSpan(parts, due),
    refuse: (due) => refusePending(parts, due),
    putAside: (due, how) => putAsidePending(pool, due, how),
    onDecided: parts.onDecided,
    onFailed: parts.onFailed,
  });
};

/** The call that placed it was answered long ago, so this is a separate trace. */
const decideInSpan = (parts: DecidingParts, due: DuePending): Promise<DecidedTicket | null> =>
  parts.traces.inSpan(
    'ticket.decide',
    async (span) => {
      const decided = await decidePending(parts, due);
      if (decided !== null) span.set(tellAnswer(decided.answer));
      return decided;
    },
    { parent: null },
  );
