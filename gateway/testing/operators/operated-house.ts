import { asPage } from '../customers/page-marks.ts';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { expect, vi } from 'vitest';
import type { Database } from '../../src/ground/database/create-database.ts';
import { signIn } from '../customers/sign-in.ts';
import { seedCustomer } from '../customers/seed-customer.ts';
import type { KillableGateway } from '../kill/killable-gateway.ts';
import { createItem, createTicket } from '../samples/ticket-request.ts';
import { typeLine } from '../servers/type-line.ts';
import { pushedGame, pushedScore } from '../two-gateways/pushed-games.ts';

export const within = { timeout: 15_000, interval: 50 };

/** Long enough ago that games of it have ended. */
const BEGUN_MS = Date.now() - 4 * 3_600_000;

/** The final of a game that began; it was to come when tickets were placed. */
export const endGame = (gameNum: number, score1: number, score2: number) => ({
  ...pushedGame(gameNum, BEGUN_MS - gameNum * 60_000),
  ...pushedScore(gameNum, 'final', score1, score2),
});

/** A customer and an operator of gateways that run. */
export const openHouse = async (database: Database, databaseUrl: string, customerId: string) => {
  await seedCustomer(database, { customerId, balanceCents: 1_000_000 });
  const cookies = new Map<string, string>();

  const cookieAt = async ({ origin }: KillableGateway): Promise<string> => {
    const known = cookies.get(origin) ?? (await signIn(origin, customerId));
    cookies.set(origin, known);
    return known;
  };

  return {
    cookieAt,
    /** Types `lineboard` where the database's key is, with the answer in JSON. */
    type: async (gateway: KillableGateway, ...words: string[]) => {
      const { port } = new URL(gateway.origin);
      const { out, err, code } = await typeLine({ DATABASE_URL: databaseUrl, PORT: port }, [
        ...words,
        '--json',
      ]);
      if (code === 2) throw new Error(err);
      return JSON.parse(code === 0 ? out : err) as ReturnType<typeof JSON.parse>;
    },
    place: async (gateway: KillableGateway, request: TicketRequest): Promise<TicketAnswer> => {
      const answer = await fetch(`${gateway.origin}/api/tickets`, {
        method: 'POST',
        headers: {
          origin: gateway.origin,
          ...asPage(await cookieAt(gateway)),
          'content-type': 'application/json',
        },
        body: JSON.stringify(request),
      });
      return answer.json() as Promise<TicketAnswer>;
    },
    ticketOn: (...gameNums: number[]): TicketRequest =>
      gameNums.length === 1
        ? createTicket([createItem(gameNums[0]!)])
        : createTicket(
            gameNums.map((gameNum) => createItem(gameNum)),
            { wagerType: 'parlay', amountCents: 10_000 },
          ),
    /** Waits until these are the wager's status and what grading did to the ledger, in order. */
    expectWager: async (gameNum: number, status: string, grades: ReadonlyArray<readonly [string, number]>) =>
      vi.waitFor(async () => {
        const { rows } = await database.pool.query<{ ticket_number: number; status: string }>(
          `select ticket_number, w.status from wager w join wager_item i using (ticket_number, wager_number)
           where i.game_num = $1 order by ticket_number desc limit 1`,
          [gameNum],
        );
        const ledger = await database.pool.query<{ kind: string; amount_cents: number }>(
          `select kind, amount_cents from ledger where ticket_number = $1 and kind <> 'wager' order by entry_id`,
          [rows[0]?.ticket_number],
        );
        expect([rows[0]?.status, ...ledger.rows.map((row) => [row.kind, row.amount_cents])]).toEqual([
          status,
          ...grades,
        ]);
      }, within),
  };
};

export type OpenHouse = Awaited<ReturnType<typeof openHouse>>;
