import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import type { TicketAccepted, TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { BookView } from '../../lines/book/book-view.ts';
import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import type { AttributesOf } from '../../ground/traces/spans.ts';
import type { Traces } from '../../ground/traces/traces.ts';
import type { Turns } from './create-turns.ts';
import { type Judgement, judgeTicket, type TicketToJudge } from './judge-ticket.ts';
import { type PostingToWrite, writeTicket } from './write-ticket.ts';

const POSTGRESQL = { 'db.system.name': 'postgresql' } as const;

/** What is said of an answer, and of the customer nothing. */
export const tellAnswer = (answer: TicketAnswer): AttributesOf<'ticket.place'> => ({
  'lineboard.state': answer.state,
  ...(answer.state === 'refused' ? { 'lineboard.code': answer.code } : {}),
  ...(answer.state === 'accepted' ? { 'lineboard.ticket_number': answer.ticketNumber } : {}),
});

/** The wait for a turn is told apart from what is done in it. */
export const tellTurns =
  (traces: Traces, turns: Turns): Turns =>
  (name, act) => {
    const wait = traces.begin('ticket.turn');
    return turns(name, () => {
      wait.end();
      return act();
    });
  };

/** @param account where the account comes from */
export const judgeInSpan = (
  parts: { book: BookView; rules: HouseRules; traces: Traces },
  account: 'known' | 'read' | 'pending',
  ticket: TicketToJudge,
): Judgement =>
  parts.traces.inSpan('ticket.judge', (span) => {
    const judgement = judgeTicket(ticket, parts);
    span.set({
      'lineboard.account': account,
      'lineboard.store': ticket.account.store,
      'lineboard.verdict': judgement.verdict,
    });
    return judgement;
  });

export const readInSpan = <T>(traces: Traces, read: () => Promise<T>): Promise<T> =>
  traces.inSpan('ticket.read', (span) => {
    span.set(POSTGRESQL);
    return read();
  });

export const writeInSpan = (
  traces: Traces,
  ...writing: [runner: StatementRunner, posting: PostingToWrite, key: 'new' | 'pending']
): Promise<TicketAccepted | null> =>
  traces.inSpan('ticket.write', async (span) => {
    span.set(POSTGRESQL);
    const answer = await writeTicket(...writing);
    span.set({ 'lineboard.written': answer !== null });
    return answer;
  });

export const holdInSpan = (traces: Traces, hold: () => Promise<boolean>): Promise<boolean> =>
  traces.inSpan('ticket.hold', async (span) => {
    span.set(POSTGRESQL);
    const isWritten = await hold();
    span.set({ 'lineboard.written': isWritten });
    return isWritten;
  });
