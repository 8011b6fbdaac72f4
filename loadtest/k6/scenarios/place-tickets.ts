/**
 * Customers place tickets, each sent twice at the same moment and asked for once more: a double click and a lost
 * answer. Promises: no error, one key is one ticket, and the answer comes soon. `run.ts` then compares the risk that
 * the accounts hold with the risk of the tickets that were accepted.
 */
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketOptions, TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { LogPosition } from '@lineboard/domain/lines/feed/feed-change';
import exec from 'k6/execution';
import http, { type RefinedResponse, type ResponseType } from 'k6/http';
import { Counter, Rate, Trend } from 'k6/metrics';
import { openLiveSocket } from './live-socket.ts';
import { createTopicTracker } from './protocol/topic-tracker.ts';
import { numberSetting, settings, timeThresholds } from './settings.ts';
import { JSON_HEADERS, type PageHeaders, signInDemoCustomers } from './sign-in.ts';

const perSecond = numberSetting('TICKETS', 50, 5);
const seconds = numberSetting('SECONDS', 30, 5);
const users = numberSetting('USERS', 50, 5);
/** The smallest base amount: the demo accounts hold some 15,000 such tickets. */
const BASE_CENTS = 100;

/** Written out: k6 knows the types of another package, and none of its values. */
const PLAIN: TicketOptions = {
  wagerType: 'straight',
  arbc: false,
  teaserName: null,
  roundRobinSizes: [],
  openSpots: 0,
  amountEntered: 'risk',
  amountCents: 0,
  useFreePlay: false,
  lessJuice: false,
  parentRif: null,
  filling: null,
};

const placedMs = new Trend('ticket_ms', true);
const errors = new Rate('ticket_errors');
const duplicates = new Counter('ticket_duplicates');
const forgotten = new Counter('ticket_forgotten');
const acceptedTickets = new Counter('tickets_accepted');
const acceptedRisk = new Counter('tickets_risk_cents');

export const options = {
  scenarios: {
    place: {
      executor: 'constant-arrival-rate',
      exec: 'place',
      rate: perSecond,
      duration: `${seconds}s`,
      preAllocatedVUs: users,
    },
  },
  thresholds: {
    ticket_errors: ['rate==0'],
    ticket_duplicates: ['count==0'],
    ticket_forgotten: ['count==0'],
    tickets_accepted: ['count>0'],
    ...timeThresholds({ ticket_ms: ['p(95)<250', 'p(99)<1000'], dropped_iterations: ['count==0'] }),
  },
};

interface Setup {
  pages: PageHeaders[];
  position: LogPosition;
}

export async function setup(): Promise<Setup> {
  return { pages: signInDemoCustomers(), position: await readPosition() };
}

/** The board's position: what a customer has seen who bets now. */
function readPosition(): Promise<LogPosition> {
  return new Promise((resolve, reject) => {
    const tracker = createTopicTracker();
    const socket = openLiveSocket({
      onConnected: () => socket.subscribe(tracker.request([settings.topic])),
      onSnapshot: (message) => {
        if (!tracker.takeSnapshot(message)) return;
        socket.close();
        resolve({ epoch: message.epoch, clk: message.clk });
      },
      onLost: (why) => reject(new Error(why)),
    });
  });
}

export function place({ pages, position }: Setup): void {
  const turn = exec.scenario.iterationInTest;
  const request = createRequest(turn, position);
  const params = { headers: { ...JSON_HEADERS, ...pages[turn % pages.length]! } };
  const url = `${settings.baseUrl}/api/tickets`;
  const body = JSON.stringify(request);

  const sent = http.batch([
    ['POST', url, body, params],
    ['POST', url, body, params],
  ]);
  for (const answer of sent) placedMs.add(answer.timings.duration);
  const asked = http.get(`${url}/${request.idempotencyKey}`, params);

  const answers = [...sent, asked].map(readAnswer);
  for (const answer of answers) errors.add(!isAsExpected(answer));
  const tickets = answers.filter((answer) => answer?.state === 'accepted');
  const numbers = new Set(tickets.map(({ ticketNumber }) => ticketNumber));
  if (numbers.size > 1) duplicates.add(numbers.size - 1);
  if (answers.at(-1)?.state !== 'accepted' && numbers.size > 0) forgotten.add(1);
  const [ticket] = tickets;
  if (ticket === undefined) return;
  acceptedTickets.add(1);
  acceptedRisk.add(ticket.totalRiskCents);
}

/** A straight wager on the visitors of one game, at the price and points that the made-up board opens with. */
function createRequest(turn: number, seen: LogPosition): TicketRequest {
  return {
    ...PLAIN,
    idempotencyKey: crypto.randomUUID(),
    priceAcceptance: 'any',
    items: [
      {
        itemId: '1',
        pick: {
          type: 'G',
          gameNum: settings.firstGameNum + (turn % settings.games),
          periodNumber: 0,
          market: 'S',
          side: 'team1',
        },
        seenPrice: -110,
        seenLine: -3.5,
        seen,
        amountEntered: 'base',
        amountCents: BASE_CENTS,
        pointsBought: 0,
        pitcher1ReqFlag: false,
        pitcher2ReqFlag: false,
      },
    ],
  };
}

/** The second of two equal requests may be told that the first is still under way; nothing else is an answer here. */
function isAsExpected(answer: TicketAnswer | null): boolean {
  return answer?.state === 'accepted' || (answer?.state === 'refused' && answer.code === 'ticketInProgress');
}

function readAnswer(response: RefinedResponse<ResponseType | undefined>): TicketAnswer | null {
  try {
    const answer = response.json() as unknown as TicketAnswer;
    if (!isAsExpected(answer)) console.error(`${response.status}: ${JSON.stringify(response.body)}`);
    return answer;
  } catch {
    console.error(`${response.status}: ${JSON.stringify(response.body)}`);
    return null;
  }
}
