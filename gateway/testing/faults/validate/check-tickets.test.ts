import { createBalance } from '@lineboard/domain/testing/account-fixtures';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkTickets, type StoredTicket } from './check-tickets.ts';
import { PriceHistory } from '../model/price-history.ts';
import type { SentTicket } from '../model/sent-ticket.ts';

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

  it('finds nothing when each acknowledged ticket exists once, at a valid price', () => {
    expect(checkTickets(sent, stored)).toEqual(NOTHING);
  });

  it('finds an acknowledged ticket that is gone', () => {
    expect(checkTickets(sent, [])).toEqual({ ...NOTHING, lost: ['first'] });
  });

  it.each([
    ['under another number', { ticketNumber: 8 }],
    ['for another customer', { customerId: 'FAULT2' }],
    ['at another price', { price: -110 }],
    ['on another game', { gameNum: 2 }],
  ])('counts a ticket that exists %s as lost', (_, otherwise) => {
    expect(checkTickets(sent, [storedAt(1_510, otherwise)]).lost).toEqual(['first']);
  });

  it('finds a ticket that exists twice', () => {
    const findings = checkTickets(sent, [...stored, storedAt(1_520, { ticketNumber: 8 })]);
    expect(findings).toEqual({ ...NOTHING, doubled: ['first'] });
  });

  it('finds a ticket that exists although its customer was told otherwise, and one that nobody sent', () => {
    const against = storedAt(1_510, { ticketNumber: 8, riskCents: 10_002, price: -110 });
    const strange = storedAt(1_510, { ticketNumber: 9, riskCents: 10_003 });
    expect(checkTickets(sent, [...stored, against, strange]).unasked).toEqual(['second', 'ticket 9']);
  });

  it('finds a ticket whose outcome nobody could tell', () => {
    const findings = checkTickets(
      [...sent, sentAt(1_500, { key: 'third', riskCents: 10_003, answer: null })],
      stored,
    );
    expect(findings.unknown).toEqual(['third']);
  });

  it('finds a price that was accepted after it had been replaced, and says how long before that', () => {
    const late = sentAt(1_700, { named: old });
    expect(checkTickets([late], [storedAt(1_720, { price: -110 })]).stale).toEqual([
      { key: 'first', ageMs: 720 },
    ]);
  });

  it('doesn’t count a price as old that was replaced while the ticket was under way', () => {
    const justBefore = sentAt(REPLACED_MS - 20, { named: old });
    expect(checkTickets([justBefore], [storedAt(REPLACED_MS + 30, { price: -110 })]).stale).toEqual([]);
  });

  it('finds an old price even when the clock of the accepting gateway is wrong', () => {
    const late = sentAt(1_700, { named: old });
    const ages = [-60_000, 60_000].map(
      (shiftMs) => checkTickets([late], [storedAt(1_720 + shiftMs, { price: -110 })]).stale[0]?.ageMs,
    );
    expect(ages).toEqual([700, 750]);
  });
});
