import { calculateAgeMs } from '../model/price-history.ts';
import type { SentTicket } from '../model/sent-ticket.ts';

/** A ticket as the database has it. */
export interface StoredTicket {
  ticketNumber: number;
  customerId: string;
  riskCents: number;
  gameNum: number;
  price: number;
  /** The time on the clock of the gateway that took it. */
  acceptedAtMs: number;
}

export interface StaleAcceptance {
  key: string;
  /** For how long the price that it names had been replaced when it was accepted. */
  ageMs: number;
}

export interface TicketFindings {
  /** Keys that were acknowledged as accepted and are nowhere, or are there as something else. */
  lost: string[];
  /** Keys whose ticket is there more than once. */
  doubled: string[];
  /** Keys that were told to be refused, and tickets that nobody sent, though they are there. */
  unasked: string[];
  /** Keys of which nobody could say what became of them. */
  unknown: string[];
  stale: StaleAcceptance[];
}

/** A price travels for some milliseconds; what was replaced less long ago is no old price. */
const STALE_FROM_MS = 100;

/** Never before it was sent and never after it was answered, whatever the gateway's clock says. */
const acceptedMs = ({ tries }: SentTicket, stored: StoredTicket): number => {
  const firstMs = Math.min(...tries.map(({ sentMs }) => sentMs));
  const lastMs = Math.max(...tries.map(({ endedMs }) => endedMs));
  return Math.min(lastMs, Math.max(firstMs, stored.acceptedAtMs));
};

const isSame = (ticket: SentTicket, stored: StoredTicket): boolean =>
  ticket.answer?.state === 'accepted' &&
  ticket.answer.ticketNumber === stored.ticketNumber &&
  ticket.customerId === stored.customerId &&
  ticket.named.gameNum === stored.gameNum &&
  ticket.named.price === stored.price;

/** Holds what customers were told against what the database has, ticket by ticket. */
export const checkTickets = (
  sent: readonly SentTicket[],
  stored: readonly StoredTicket[],
): TicketFindings => {
  const findings: TicketFindings = { lost: [], doubled: [], unasked: [], unknown: [], stale: [] };
  const byRisk = Map.groupBy(stored, ({ riskCents }) => riskCents);
  for (const ticket of sent) {
    const { key, answer, named, riskCents } = ticket;
    const placed = byRisk.get(riskCents) ?? [];
    byRisk.delete(riskCents);
    if (answer === null) findings.unknown.push(key);
    if (placed.length > 1) findings.doubled.push(key);
    if (answer?.state === 'accepted' && !placed.some((one) => isSame(ticket, one))) findings.lost.push(key);
    if (answer !== null && answer.state !== 'accepted' && placed.length > 0) findings.unasked.push(key);
    for (const one of placed) {
      const ageMs = calculateAgeMs(named, acceptedMs(ticket, one));
      if (ageMs >= STALE_FROM_MS) findings.stale.push({ key, ageMs });
    }
  }
  for (const strangers of byRisk.values())
    findings.unasked.push(...strangers.map(({ ticketNumber }) => `ticket ${ticketNumber}`));
  return findings;
};
