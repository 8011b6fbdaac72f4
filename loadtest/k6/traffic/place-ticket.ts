import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import http, { type RefinedResponse, type ResponseType } from 'k6/http';
import { Counter, Rate, Trend } from 'k6/metrics';
import { STRAIGHT_OPTIONS } from '../../../domain/src/betting/request/ticket-request.ts';
import { jsonHeaders, pages } from '../customers.ts';
import { settings, timeThresholds } from '../settings.ts';
import type { Offer } from './read-offer.ts';

const BASE_CENTS = 100;

const placedMs = new Trend('ticket_ms', true);
const errors = new Rate('ticket_errors');
const duplicates = new Counter('ticket_duplicates');
const forgotten = new Counter('ticket_forgotten');
const acceptedTickets = new Counter('tickets_accepted');
const acceptedRisk = new Counter('tickets_risk_cents');

/** No error, one key is one ticket, and asking finds it. */
export const TICKET_THRESHOLDS = {
  ticket_errors: ['rate==0'],
  ticket_duplicates: ['count==0'],
  ticket_forgotten: ['count==0'],
  tickets_accepted: ['count>0'],
  ...timeThresholds({ ticket_ms: ['p(95)<250', 'p(99)<1000'] }),
};

/** One ticket, sent twice at the same moment and asked for once more: a double click and a lost answer. */
export const placeTicket = (turn: number, { position, picks }: Offer): void => {
  const request = createRequest(picks[turn % picks.length]!, position);
  const params = { headers: jsonHeaders(pages[turn % pages.length]!) };
  const url = `${settings.baseUrl}/api/tickets`;
  const body = JSON.stringify(request);

  const sent = http.batch([
    ['POST', url, body, params],
    ['POST', url, body, params],
  ]);
  for (const answer of sent) placedMs.add(answer.timings.duration);
  const first = sent.map(readAnswer);
  // Nothing is kept of a ticket that was asked about.
  if (first.every((answer) => answer?.state === 'changed')) return;
  const asked = http.get(`${url}/${request.idempotencyKey}`, { ...params, tags: { name: `${url}/KEY` } });

  const answers = [...first, readAnswer(asked)];
  for (const answer of answers) errors.add(!isAsExpected(answer));
  const tickets = answers.filter((answer) => answer?.state === 'accepted');
  const numbers = new Set(tickets.map(({ ticketNumber }) => ticketNumber));
  if (numbers.size > 1) duplicates.add(numbers.size - 1);
  if (answers.at(-1)?.state !== 'accepted' && numbers.size > 0) forgotten.add(1);
  const [ticket] = tickets;
  if (ticket === undefined) return;
  acceptedTickets.add(1);
  acceptedRisk.add(ticket.totalRiskCents);
};

const createRequest = (
  { gameNum, seenPrice, seenLine }: Offer['picks'][number],
  seen: LogPosition,
): TicketRequest => ({
  ...STRAIGHT_OPTIONS,
  idempotencyKey: crypto.randomUUID(),
  priceAcceptance: 'close20',
  items: [
    {
      itemId: '1',
      pick: { type: 'G', gameNum, periodNumber: 0, market: 'S', side: 'team1' },
      seenPrice,
      seenLine,
      seen,
      amountEntered: 'base',
      amountCents: BASE_CENTS,
      pointsBought: 0,
      pitcher1ReqFlag: false,
      pitcher2ReqFlag: false,
    },
  ],
});

/**
 * The second of two equal requests may be told that the first is still under way, and a line may move by more than is
 * taken unasked; nothing else is an answer here.
 */
const isAsExpected = (answer: TicketAnswer | null): boolean =>
  answer?.state === 'accepted' ||
  answer?.state === 'changed' ||
  (answer?.state === 'refused' && answer.code === 'ticketInProgress');

const readAnswer = (response: RefinedResponse<ResponseType | undefined>): TicketAnswer | null => {
  try {
    const answer = response.json() as unknown as TicketAnswer;
    if (!isAsExpected(answer)) console.error(`${response.status}: ${JSON.stringify(response.body)}`);
    return answer;
  } catch {
    console.error(`${response.status}: ${JSON.stringify(response.body)}`);
    return null;
  }
};
