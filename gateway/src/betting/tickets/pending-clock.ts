import { repeat } from '../../ground/timers/repeat.ts';

/**
 * How late a ticket of a gateway that is gone, or one whose moment found no book, may be decided. Wall milliseconds.
 */
const SWEEP_EVERY_MS = 1_000;

/** What waits for its moment: tickets, and sales of bets. */
export interface WaitingTickets {
  decideDue(): Promise<number>;
  listenPending(onPending: (pending: { decidedAtMs: number }) => void): () => void;
}

/** A timer may fire a moment early by the wall clock. */
const LATE_BY_MS = 2;

/**
 * Decides this gateway's own pending tickets at their moment, and in a steady rhythm whatever is due: tickets of a
 * gateway that is gone.
 */
export const startPendingClock = (
  tickets: WaitingTickets,
  wallNowMs: () => number,
  onError: (error: unknown) => void,
): { stop: () => Promise<void> } => {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let isAsked = false;
  let isStopped = false;
  const timers = new Set<NodeJS.Timeout>();

  const decide = (): void => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    running = decideWhileAsked().finally(() => {
      isRunning = false;
    });
  };
  /** Tickets that become due while others are decided may be missed by that look. */
  const decideWhileAsked = async (): Promise<void> => {
    while (isAsked && !isStopped) {
      isAsked = false;
      await tickets.decideDue().then((count) => {
        // A round has its bound: after one that found something there may be more.
        if (count > 0) isAsked = true;
      }, onError);
    }
  };
  const stopListening = tickets.listenPending(({ decidedAtMs }) => {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        decide();
      },
      Math.max(0, decidedAtMs - wallNowMs()) + LATE_BY_MS,
    );
    timers.add(timer);
  });
  const stopSweeps = repeat(decide, SWEEP_EVERY_MS);
  return {
    stop: () => {
      isStopped = true;
      stopListening();
      stopSweeps();
      for (const timer of timers) clearTimeout(timer);
      return running;
    },
  };
};
