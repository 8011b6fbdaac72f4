import { randomUUID } from 'node:crypto';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { chance } from '../season/chance.ts';
import { drawDraft } from './draw-ticket.ts';
import { type FuzzBettor, type FuzzWorld, sendTicket } from './fuzz-world.ts';
import { judgeAnswer, keepAnswer } from './take-answer.ts';

/**
 * One key sent several times at once, again with another ticket, asked for and closed: it means one ticket forever.
 */
export const playKeys = async (world: FuzzWorld, bettor: FuzzBettor): Promise<void> => {
  const { random } = bettor;
  const request = drawDraft(world, bettor);
  if (request === null) return;
  const body = JSON.stringify(request);
  const closeFirst = chance(random, 0.15);
  const closed = closeFirst ? await askKey(world, bettor, request, 'close') : null;
  const sentMs = Date.now();
  const closesMeanwhile = chance(random, 0.2);
  const [first, ...again] = await Promise.all([
    place(world, bettor, body),
    place(world, bettor, body),
    ...(chance(random, 0.5) ? [place(world, bettor, body)] : []),
    ...(closesMeanwhile ? [askKey(world, bettor, request, 'close')] : []),
  ]);
  const answers = [first, ...again].filter((answer) => answer !== null);
  const accepted = answers.filter((answer) => answer.state === 'accepted');
  const numbers = new Set(accepted.map(({ ticketNumber }) => ticketNumber));
  if (numbers.size > 1) world.findings.add('one key, two tickets', [...numbers].join(), body);
  if (closed?.state === 'closed' && answers.some(({ state }) => state === 'accepted' || state === 'pending'))
    world.findings.add('a closed key placed', JSON.stringify(answers), body);
  // If one call waits, the ticket did: a slow call with the same key may hear of the decision already.
  const kept = answers.find(({ state }) => state === 'pending') ?? accepted[0];
  if (kept === undefined) return;
  keepAnswer(world, bettor, request, { call: '', status: 200, text: JSON.stringify(kept) }, sentMs);
  if (kept.state !== 'accepted') return;
  const found = await askKey(world, bettor, request, 'find');
  if (found?.state !== 'accepted' || found.ticketNumber !== kept.ticketNumber)
    world.findings.add('a key that forgot its ticket', JSON.stringify(found), body);
  const other = { ...request, amountCents: request.amountCents + 1, items: request.items.slice(0, 1) };
  const reused = await place(world, bettor, JSON.stringify(other));
  if (reused?.state === 'accepted' && JSON.stringify(other) !== body)
    world.findings.add('a used key took another ticket', JSON.stringify(reused), JSON.stringify(other));
  await askKey(
    world,
    bettor,
    { ...request, idempotencyKey: randomUUID() },
    chance(random, 0.5) ? 'find' : 'close',
  );
};

const place = async (world: FuzzWorld, bettor: FuzzBettor, body: string): Promise<TicketAnswer | null> => {
  const sentMs = Date.now();
  const answer = await sendTicket(world, bettor, body);
  judgeAnswer(world, bettor, answer, body, sentMs);
  return answer.status === 200 ? (JSON.parse(answer.text) as TicketAnswer) : null;
};

const askKey = async (
  world: FuzzWorld,
  bettor: FuzzBettor,
  { idempotencyKey }: TicketRequest,
  what: 'find' | 'close',
): Promise<TicketAnswer | null> => {
  const path = `/api/tickets/${idempotencyKey}${what === 'close' ? '/close' : ''}`;
  const answer = await world.call({
    method: what === 'close' ? 'POST' : 'GET',
    path,
    cookie: bettor.page.cookie,
  });
  judgeAnswer(world, bettor, answer, path, Date.now());
  return answer.status === 200 ? (JSON.parse(answer.text) as TicketAnswer) : null;
};
