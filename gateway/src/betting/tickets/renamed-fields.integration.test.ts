import { readFileSync } from 'node:fs';
import type { PendingBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';

const RENAMES = ['0014-seen-price.sql', '0015-markets.sql'].map((name) =>
  readFileSync(new URL(`../../ground/database/migrations/${name}`, import.meta.url), 'utf8'),
);

/** The item as it was stored before its fields had their current names. */
const withEarlierPick = <Item extends { pick: WagerPick }>({ pick, ...item }: Item) => {
  if (pick.type === 'C') return { ...item, pick };
  const { market, ...rest } = pick;
  return { ...item, pick: { ...rest, wagerType: market } };
};
const toEarlierRequest = ({ items, ...request }: TicketRequest) => ({
  ...request,
  items: items.map(({ seenPrice, seenLine, ...item }) =>
    withEarlierPick({ ...item, finalPrice: seenPrice, finalLine: seenLine }),
  ),
});
const toEarlierBet = ({ betType, items, ...bet }: PendingBet) => ({
  ...bet,
  wagerType: betType,
  items: items.map(withEarlierPick),
});

describe.each(oneEngine())('fields that were renamed on $name PostgreSQL', (engine) => {
  it('have today’s names in a ticket that an older gateway took, which is then decided', async () => {
    const { database, drop } = await createTestDatabase(engine);
    try {
      const gateway = await createTestGateway(database, { LIVE_DELAY_MS: '5000' });
      gateway.book.putGame({ gameNum: 1 });
      gateway.book.say({ gameNum: 1, phase: 'live' });
      gateway.book.putContest({ contestNum: 7, contestantNum: 3, moneyLine: 900 });
      await seedCustomer(database, { customerId: 'OLD' });
      const contest = createItem(2, {
        pick: { type: 'C', contestNum: 7, contestantNum: 3 },
        seenPrice: 900,
        seenLine: null,
        amountCents: 1_000,
      });
      const ticket = createTicket([createItem(1), contest]);
      expect(await gateway.tickets.place('OLD', ticket)).toMatchObject({ state: 'pending' });

      const read = async () => {
        const { rows } = await database.pool.query<{ request: TicketRequest; bets: PendingBet[] }>(
          'select request, bets from pending_ticket',
        );
        return rows;
      };
      const stored = await read();
      const [{ request, bets }] = stored as [(typeof stored)[number]];
      expect(bets).toHaveLength(2);
      await database.pool.query('update pending_ticket set request = $1, bets = $2', [
        JSON.stringify(toEarlierRequest(request)),
        JSON.stringify(bets.map(toEarlierBet)),
      ]);
      expect(await read()).not.toEqual(stored);

      for (const rename of RENAMES) await database.pool.query(rename);
      expect(await read()).toEqual(stored);
      gateway.clock.wallMs += 5_000;
      expect(await gateway.tickets.decideDue()).toBe(1);
      expect(await gateway.tickets.find('OLD', ticket.idempotencyKey)).toMatchObject({ state: 'accepted' });
    } finally {
      await drop();
    }
  });
});
