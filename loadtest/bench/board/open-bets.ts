import { setTimeout as sleep } from 'node:timers/promises';
import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { signInAll } from '../../sign-in/sign-in-all.ts';
import type { BrowserCookie } from '../browser/chromium.ts';
import type { GatewayProcess } from '../gateway-process.ts';
import { readEmbeddedUrl } from '../tickets/bench-database.ts';
import type { BoardPage } from './measure-page.ts';
import { MARKED_CELLS } from './page-probe.ts';
import { createBenchTicket } from '../tickets/bench-ticket.ts';
import { seedCustomers } from '../tickets/seed-customers.ts';

/**
 * A customer bets on the first games of the board, one side each, before any line has moved.
 * @returns the cookie of that customer's pages
 */
export const openBets = async (gateway: GatewayProcess, count: number): Promise<BrowserCookie> => {
  const { origin } = gateway;
  const logins = await seedCustomers(await readEmbeddedUrl(gateway.dataDir), 1);
  const [{ cookie, page }] = (await signInAll(origin, logins)) as [{ cookie: string; page: string }];
  const headers = { origin, cookie, [PAGE_HEADER]: page, 'content-type': 'application/json' };
  for (let index = 0; index < count; index += 1) {
    const body = JSON.stringify(createBenchTicket(index, index % 2 === 0 ? 'team1' : 'team2'));
    const answer = await fetch(`${origin}/api/tickets`, { method: 'POST', headers, body });
    const said = (await answer.json()) as TicketAnswer;
    if (said.state !== 'accepted') throw new Error(`a bet was not accepted: ${JSON.stringify(said)}`);
  }
  const [name, value] = cookie.split('=') as [string, string];
  return { name, value, url: origin, httpOnly: true };
};

const MARKED_WITHIN_MS = 10_000;

/** @throws Error when the board doesn't show that bets of its customer are open */
export const expectMarks = async ({ page }: BoardPage): Promise<void> => {
  const giveUpAt = Date.now() + MARKED_WITHIN_MS;
  while ((await page.evaluate<number>(MARKED_CELLS)) === 0) {
    if (Date.now() > giveUpAt) throw new Error('no cell of the board carries the mark of an open bet');
    await sleep(100);
  }
};
