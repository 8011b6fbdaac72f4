import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import { readAllOpenBets } from '../season/read-all-open-bets.ts';
import type { SeasonPage } from '../season/season-page.ts';
import { TEST_ORIGIN, type TestGateway } from '../gateways/test-gateway.ts';

/** One customer's page on a gateway that doesn't listen. */
export const openInjectedPage = async (gateway: TestGateway, customerId: string): Promise<SeasonPage> => {
  const cookie = await gateway.cookieOf(customerId);
  const headers = { origin: TEST_ORIGIN, cookie };
  const ask = async <T>(url: string): Promise<T> => (await gateway.app.inject({ url, headers })).json<T>();
  const send = async <Answer>(method: 'POST' | 'PUT', url: string, payload: object): Promise<Answer> =>
    (await gateway.app.inject({ method, url, headers, payload })).json();
  const { customer } = await ask<SessionAnswer>('/api/session');
  if (customer === null) throw new Error(`${customerId} can't sign in`);
  return {
    customer,
    cookie,
    account: () => ask('/api/tickets/account'),
    openBets: () => readAllOpenBets(ask),
    place: (ticket) => send('POST', '/api/tickets', ticket),
    sell: (ref, request) => send('POST', `/api/open-bets/${ref}/sales`, request),
    setTarget: (ref, amountCents) => send('PUT', `/api/open-bets/${ref}/sale-target`, { amountCents }),
  };
};
