import { setTimeout as sleep } from 'node:timers/promises';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import type { Database } from '../../src/ground/database/create-database.ts';
import type { KillableGateway } from '../kill/killable-gateway.ts';
import { type FuzzWorld, sendTicket } from './fuzz-world.ts';
import { parseRequest } from './parse-request.ts';
import { isHouseError, NO_ANSWER } from './take-answer.ts';
import { NOT_DECIDED } from './watch-pending.ts';
import { shrinkRequest } from './shrink-request.ts';

/** Alone on a quiet gateway an answer takes milliseconds. */
const ALONE_LIMIT_MS = 3_000;
const MOST_SUSPECTS = 40;

/** Looks for the smallest request behind what went wrong: each suspect alone, then with things taken away. */
export const settleFailures = async (
  world: FuzzWorld,
  gateway: KillableGateway,
  database: Database,
): Promise<void> => {
  const failed = world.failed.splice(0);
  const answered = failed
    .filter(({ kind }) => kind !== NO_ANSWER)
    .toSorted((a, b) => a.body.length - b.body.length);
  for (const kind of new Set(answered.map((each) => each.kind)))
    for (const { bettor, body } of answered.filter((each) => each.kind === kind).slice(0, 2)) {
      const fails = async (request: TicketRequest): Promise<boolean> =>
        isHouseError(await sendTicket(world, bettor, JSON.stringify(request)));
      await shrinkInto(world, kind, body, fails);
    }

  const unanswered = failed.filter(({ kind }) => kind === NO_ANSWER).toSorted((a, b) => a.sentMs - b.sentMs);
  if (unanswered.length > 0) await restart(gateway);
  for (const { bettor, body } of unanswered.slice(0, MOST_SUSPECTS)) {
    const hangs = async (request: TicketRequest): Promise<boolean> => {
      const answer = sendTicket(world, bettor, JSON.stringify(request));
      const isHung = await Promise.race([
        answer.then(({ status }) => status === 0),
        sleep(ALONE_LIMIT_MS).then(() => true),
      ]);
      // A gateway that hangs once hangs for good: its turn never ends.
      if (isHung) await restart(gateway);
      return isHung;
    };
    if (await shrinkInto(world, NO_ANSWER, body, hangs)) break;
  }
  const standsStill = world.findings.list().some(({ kind }) => kind === NOT_DECIDED);
  if (standsStill) await nameHeads(world, database);
};

/** @returns whether it failed again at all */
const shrinkInto = async (
  world: FuzzWorld,
  kind: string,
  body: string,
  fails: (request: TicketRequest) => Promise<boolean>,
): Promise<boolean> => {
  const request = parseRequest(body);
  if (request === null || !(await fails({ ...request, idempotencyKey: crypto.randomUUID() }))) return false;
  const smallest = await shrinkRequest(request, fails);
  world.findings.add(`${kind}, again when sent alone`, '', JSON.stringify(smallest));
  return true;
};

const restart = async (gateway: KillableGateway): Promise<void> => {
  await gateway.kill();
  await gateway.start();
  for (let ready = false; !ready; await sleep(50))
    ready = await fetch(`${gateway.origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
};

const OVERDUE_MS = 3_000;

/** A queue that doesn't move is blocked by its first. */
const nameHeads = async ({ findings }: FuzzWorld, { pool }: Database): Promise<void> => {
  const { rows } = await pool.query<{ request: unknown }>(
    'select request from pending_ticket where decide_at_ms < $1 order by decide_at_ms limit 1',
    [Date.now() - OVERDUE_MS],
  );
  for (const { request } of rows)
    findings.add('the head of a queue that stands still', '', JSON.stringify(request));
};
