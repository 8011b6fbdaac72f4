import { CALLS, type CallName } from '@lineboard/domain/doors/contract/calls';
import { chooseOne } from '@lineboard/domain/testing/seeded-random';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { Database } from '../../../src/ground/database/create-database.ts';
import { pageOf } from '../../customers/page-marks.ts';
import { chance } from '../../season/chance.ts';
import type { Call, CallAnswer } from '../call-gateway.ts';
import { drawDraft } from '../draw-ticket.ts';
import type { Findings } from '../findings.ts';
import type { FuzzBettor, FuzzWorld } from '../fuzz-world.ts';
import { judgeAnswer, keepAnswer } from '../take-answer.ts';
import { READING_CALLS, WRITING_CALLS } from './tab-calls.ts';
import type { FuzzTabs } from './fuzz-tabs.ts';
import { RENEWED_WAY, TAB_WAYS, type TabWay } from './tab-ways.ts';

/** With a ticket each time. */
const OTHER_CALLS = 3;
const BODIES = ['{}', '{"items":', '[]', 'null', '{"__proto__":{"isAgent":true}}', '"half"'];

/** Labels of all that a run must have drawn. */
export const TAB_LABELS: readonly string[] = [
  ...TAB_WAYS.map(({ name }) => `tabs: ${name}`),
  `tabs: ${RENEWED_WAY}`,
  ...[...WRITING_CALLS, ...READING_CALLS].map((name) => `tabs, call: ${name}`),
];

/** A page that shows one customer, in a browser whose cookie is another's, or that customer's with a new session. */
export const playTabs = async (world: FuzzWorld, bettor: FuzzBettor): Promise<void> => {
  const { random } = bettor;
  const { tabs } = world;
  const turn = tabs.turn++;
  const request = drawDraft(world, bettor);
  if (request === null) return;
  if (turn % (TAB_WAYS.length + 1) === TAB_WAYS.length) return playRenewed(world, bettor, request);
  const way = TAB_WAYS[turn % (TAB_WAYS.length + 1)]!;
  const others = world.bettors.filter((other) => other !== bettor);
  const cookie = chance(random, 0.6) ? tabs.quiet.cookie : chooseOne(random, others).page.cookie;
  const page = way.draw({ shown: pageOf(bettor.page.cookie), cookies: pageOf(cookie) }, random);
  const tab = { way, cookie, page };
  tabs.keys.push(request.idempotencyKey);
  world.shares.sent(`tabs: ${way.name}`);

  await sendRefused(world, tab, 'placeTicket', { body: JSON.stringify(request) });
  await sendRefused(world, tab, 'closeTicket', { segment: request.idempotencyKey });
  for (let at = 0; at < OTHER_CALLS; at += 1)
    await sendRefused(
      world,
      tab,
      WRITING_CALLS[
        (turn * OTHER_CALLS + at + Math.floor(turn / WRITING_CALLS.length)) % WRITING_CALLS.length
      ]!,
      {
        body: chooseOne(random, BODIES),
      },
    );
  // A program that reads names no page.
  if (way.code === 'outdated') return;
  const reading = READING_CALLS[tabs.reads++ % READING_CALLS.length]!;
  await sendRefused(world, tab, reading, { segment: request.idempotencyKey });
};

interface Tab {
  way: TabWay;
  cookie: string;
  page: string | null;
}

/** Whatever the call is: its code and no word more. */
const sendRefused = async (
  { call, findings, shares }: FuzzWorld,
  { way, cookie, page }: Tab,
  name: CallName,
  { body, segment = 'x' }: { body?: string; segment?: string } = {},
): Promise<void> => {
  const { method, path } = CALLS[name];
  shares.sent(`tabs, call: ${name}`);
  const withBody = method === 'POST' || method === 'PUT' ? { body: body ?? '{}' } : {};
  const sent: Call = { method, path: path.replaceAll(/\{\w+\}/g, segment), cookie, page, ...withBody };
  const answer = await call(sent);
  if (isRefusedWith(answer, way.code)) return;
  findings.add(
    `tabs: ${name} from ${way.name}`,
    `${answer.status} ${answer.text.slice(0, 300)}`,
    JSON.stringify(sent),
  );
};

const isRefusedWith = ({ status, text }: CallAnswer, code: TabWay['code']): boolean =>
  status === (code === 'outdated' ? 422 : 409) && text === JSON.stringify({ error: { code } });

/** The first session's page in a browser with the second one's cookie places, finds and pings as if nothing was. */
const playRenewed = async (world: FuzzWorld, bettor: FuzzBettor, request: TicketRequest): Promise<void> => {
  world.shares.sent(`tabs: ${RENEWED_WAY}`);
  const renewed = { cookie: bettor.renewedCookie, page: pageOf(bettor.page.cookie) };
  const body = JSON.stringify(request);
  const sentMs = Date.now();
  const answer = await world.call({ method: 'POST', path: '/api/tickets', ...renewed, body });
  judgeAnswer(world, bettor, answer, body, sentMs);
  keepAnswer(world, bettor, request, answer, sentMs);
  const ping = await world.call({ method: 'POST', path: '/api/session/ping', ...renewed, body: '{}' });
  for (const { status, text } of [answer, ping])
    if (status !== 503 && status !== 200 && status !== 204)
      world.findings.add(`tabs: ${RENEWED_WAY} doesn’t go on`, `${status} ${text.slice(0, 300)}`, body);
  if (answer.status === 200) world.shares.accepted(`tabs: ${RENEWED_WAY}`);
};

/** No ticket that a page sent with another's cookie is anybody's. */
export const judgeTabs = async (
  { pool }: Database,
  { keys }: FuzzTabs,
  findings: Findings,
): Promise<void> => {
  const { rows } = await pool.query<{ customer: string; key: string }>(
    `select customer_id as customer, idempotency_key as key from ticket_key where idempotency_key = any($1)
     union select customer_id, idempotency_key from ticket where idempotency_key = any($1)
     union select customer_id, idempotency_key from pending_ticket where idempotency_key = any($1)`,
    [keys],
  );
  for (const { customer, key } of rows)
    findings.add('tabs: a ticket of another customer’s page is on an account', `${key} of ${customer}`);
};
