import { setTimeout as sleep } from 'node:timers/promises';
import type { SessionAnswer, AccountFigures } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { ErrorBody } from '@lineboard/domain/ground/error/refusal';
import type { OpenBetsAnswer } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type {
  SaleAnswer,
  SaleRequest,
  SaleTargetAnswer,
} from '@lineboard/domain/betting/selling/sale.schema';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { readAllOpenBets } from './read-all-open-bets.ts';
import { asPage } from '../customers/page-marks.ts';
import { signIn } from '../customers/sign-in.ts';

/** One customer's page, as far as the HTTP calls go. */
export interface SeasonPage {
  customer: CustomerInfo;
  /** The cookie of its session, for a live socket. */
  cookie: string;
  account(): Promise<AccountFigures>;
  openBets(): Promise<OpenBetsAnswer>;
  /** @returns also what is no ticket's answer: a call that was refused at the door */
  place(request: TicketRequest): Promise<TicketAnswer | ErrorBody>;
  /** @param ref `7-1` */
  sell(ref: string, request: SaleRequest): Promise<SaleAnswer | ErrorBody>;
  setTarget(ref: string, amountCents: number): Promise<SaleTargetAnswer | ErrorBody>;
}

/**
 * A gateway that can't reach its database for a moment says 503, as on a machine with other work; a page then asks
 * again.
 */
const ASK_AGAIN_MS = 250;
const ASK_LIMIT_MS = 30_000;

const fetchPatiently = async (url: string, call: RequestInit): Promise<Response> => {
  for (const giveUpAt = Date.now() + ASK_LIMIT_MS; ; await sleep(ASK_AGAIN_MS)) {
    const answer = await fetch(url, call);
    if (answer.status !== 503 || Date.now() > giveUpAt) return answer;
    await answer.arrayBuffer();
  }
};

export const openSeasonPage = async (origin: string, customerId: string): Promise<SeasonPage> => {
  const cookie = await signIn(origin, customerId);
  const headers = { origin, ...asPage(cookie), 'content-type': 'application/json' };
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetchPatiently(`${origin}${path}`, { headers });
    if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const send = async <Answer>(method: 'POST' | 'PUT', path: string, body: object): Promise<Answer> => {
    const answer = await fetchPatiently(`${origin}${path}`, { method, headers, body: JSON.stringify(body) });
    return (await answer.json()) as Answer;
  };
  const { customer } = await ask<SessionAnswer>('/api/session');
  if (customer === null) throw new Error(`${customerId} can't sign in`);
  return {
    customer,
    cookie,
    account: () => ask('/api/tickets/account'),
    openBets: () => readAllOpenBets(ask),
    // Under its key a ticket is placed once, and a bet sold once, however often it is sent.
    place: (request) => send('POST', '/api/tickets', request),
    sell: (ref, request) => send('POST', `/api/open-bets/${ref}/sales`, request),
    setTarget: (ref, amountCents) => send('PUT', `/api/open-bets/${ref}/sale-target`, { amountCents }),
  };
};
