import type { SentTicket } from '../model/sent-ticket.ts';

const SLOW_FROM_MS = 1_000;

/** How often each answer came to every try of these tickets, and how long they took. */
export const countTries = (sent: readonly SentTicket[]) => {
  const outcomes = new Map<string, number>();
  let slow = 0;
  let slowestMs = 0;
  for (const { sentMs, endedMs, outcome } of sent.flatMap(({ tries }) => tries)) {
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    slowestMs = Math.max(slowestMs, endedMs - sentMs);
    if (endedMs - sentMs > SLOW_FROM_MS) slow++;
  }
  return { outcomes, slow, slowestMs };
};
