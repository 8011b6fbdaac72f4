import { createBalance } from '@lineboard/domain/testing/account-fixtures';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkTickets, type StoredTicket } from './check-tickets.ts';
import { PriceHistory } from './price-history.ts';
import type { SentTicket } from './sent-ticket.ts';

const REPLACED_MS = 1_000;
const NOTHING = { lost: [], doubled: [], unasked: [], unknown: [], stale: [] };

const history = new PriceHistory();
history.stands(1, -110, 0);
history.stands(1, -111, REPLACED_MS);
const [old, current] = [history.find(1, -110)!, history.current(1)!];

const accepted = (ticketNumber: number): TicketAnswer => ({
  state: 'accepted',
  ticketNumber,
  acceptedAtMs: 0,
  totalRiskCents: 0,
  totalToWinCents: 0,
  wagers: [],
  balance: createBalance(),
});
const changed: TicketAnswer = { state: 'changed', items: [] };

const sentAt = (sentMs: number, fields: Partial<SentTicket> = {}): SentTicket => ({
  key: 'first',
  customerId: 'FAULT1',
  riskCents: 10_001,
  named: current,
  tries: [{ sentMs, endedMs: sentMs + 50, outcome: 'accepted' }],
  answer: accepted(7),
  ...fields,
});
const storedAt = (acceptedAtMs: number, fields: Partial<StoredTicket> = {}): StoredTicket => ({
  ticketNumber: 7,
  customerId: 'FAULT1',
  riskCents: 10_001,
  gameNum: 1,
  price: -111,
  acceptedAtMs,
  ...fields,
});

describe('the checker of tickets', () => {
  let sent: SentTicket[];
  let stored: StoredTicket[];

  beforeEach(() => {
    sent = [sentAt(1_500), sentAt(1_500, { key: 'second', riskCents: 10_002, named: old, answer: changed })];
    stored = [storedAt(1_510)];
  });

  it('finds nothing when each acknowledged ticket is there once, at a price that held', () => {
    expect(checkTickets(sent, stored)).toEqual(NOTHING);
  });

  it('finds a ticket that was acknowledged and is gone', () => {
    expect(checkTickets(sent, [])).toEqual({ ...NOTHING, lost: ['first'] });
  });

  it.each([
    ['under another number', { ticketNumber: 8 }],
    ['for another customer', { customerId: 'FAULT2' }],
    ['at another price', { price: -110 }],
    ['on another game', { gameNum: 2 }],
  ])('counts a ticket that is there %s as lost', (_, otherwise) => {
    expect(checkTickets(sent, [storedAt(1_510, otherwise)]).lost).toEqual(['first']);
  });

  it('finds a ticket that is there twice', () => {
    const findings = checkTickets(sent, [...stored, storedAt(1_520, { ticketNumber: 8 })]);
    expect(findings).toEqual({ ...NOTHING, doubled: ['first'] });
  });

  it('finds a ticket that is there though its customer was told otherwise, and one that nobody sent', () => {
    const against = storedAt(1_510, { ticketNumber: 8, riskCents: 10_002, price: -110 });
    const strange = storedAt(1_510, { ticketNumber: 9, riskCents: 10_003 });
    expect(checkTickets(sent, [...stored, against, strange]).unasked).toEqual(['second', 'ticket 9']);
  });

  it('finds a ticket of which nobody could say what became of it', () => {
    const findings = checkTickets(
      [...sent, sentAt(1_500, { key: 'third', riskCents: 10_003, answer: null })],
      stored,
    );
    expect(findings.unknown).toEqual(['third']);
  });

  it('finds a price that was accepted after it had been replaced, and says for how long it had been', () => {
    const late = sentAt(1_700, { named: old });
    expect(checkTickets([late], [storedAt(1_720, { price: -110 })]).stale).toEqual([
      { key: 'first', ageMs: 720 },
    ]);
  });

  it('takes a price that was replaced on the way for no old one', () => {
    const justBefore = sentAt(REPLACED_MS - 20, { named: old });
    expect(checkTickets([justBefore], [storedAt(REPLACED_MS + 30, { price: -110 })]).stale).toEqual([]);
  });

  it('finds an old price also when the clock of the gateway that took it is wrong', () => {
    const late = sentAt(1_700, { named: old });
    const ages = [-60_000, 60_000].map(
      (shiftMs) => checkTickets([late], [storedAt(1_720 + shiftMs, { price: -110 })]).stale[0]?.ageMs,
    );
    expect(ages).toEqual([700, 750]);
  });
});
