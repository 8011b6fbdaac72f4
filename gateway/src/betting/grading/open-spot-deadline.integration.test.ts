import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createKillableGateway, type KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { createFill, createOpenParlay, wagerOf } from '../../../testing/samples/open-parlay.ts';
import { openSeasonPage } from '../../../testing/season/season-page.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { type BalancedMover, startBalancedMover } from '../../../testing/two-gateways/balanced-mover.ts';
import { LivePage } from '../../../testing/two-gateways/live-page.ts';
import { pushedGame, pushedScore } from '../../../testing/two-gateways/pushed-games.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const KICK_OFF_MS = Date.UTC(2090, 0, 1);
const [FIRST, SECOND, THIRD] = [900_001, 900_002, 900_003] as const;

const BALANCE_CENTS = 100_000;
const STAKE_CENTS = 10_000;
/** The win of two legs at −110. */
const WON_CENTS = 26_446;

/** The sweep looks every 5 seconds. */
const within = { timeout: 20_000, interval: 50 };

describe.each(oneEngine())('open spots of a running gateway on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: KillableGateway;
  let mover: BalancedMover;

  beforeAll(async () => {
    const created = await createTestDatabase(engine, 4);
    ({ database, drop } = created);
    gateway = await createKillableGateway({
      DATABASE_URL: databaseUrlOf({ ...engine.connection, database: created.name }),
    });
    await gateway.start();
    mover = startBalancedMover([gateway.origin]);
  });
  afterAll(async () => {
    await mover.stop();
    await gateway.stop();
    await drop();
  });

  it('HR-15.5: are no action at their deadline by its own sweep, which the customer’s tabs hear of; what was filled in time stays', async () => {
    await seedCustomer(database, {
      customerId: 'OPEN',
      balanceCents: BALANCE_CENTS,
      restrictions: [{ code: 'PLOPEN' }],
    });
    const games = [FIRST, SECOND, THIRD].map((gameNum, at) => pushedGame(gameNum, KICK_OFF_MS + at * 60_000));
    await mover.put(Object.assign({}, ...games) as Record<string, object>);
    const page = await openSeasonPage(gateway.origin, 'OPEN');
    const tabs = [new LivePage(page), new LivePage(page)];
    for (const tab of tabs) await tab.connect(gateway.origin);
    const expiring = wagerOf(await page.place(createOpenParlay([FIRST, SECOND], STAKE_CENTS, 2)));
    const filled = wagerOf(await page.place(createOpenParlay([FIRST, SECOND], STAKE_CENTS, 1)));

    await mover.put({ ...pushedScore(FIRST, 'final', 10, 20), ...pushedScore(SECOND, 'final', 10, 20) });
    await vi.waitFor(async () => {
      const { open } = await page.openBets();
      const results = open.flatMap(({ items }) => items.map(({ result }) => result));
      expect(results).toEqual(Array(4).fill(['W', 'W']));
    }, within);
    const fill = createFill(filled, THIRD);
    expect(wagerOf(await page.place(fill))).toEqual(filled);
    expect((await page.openBets()).open).toHaveLength(2);
    const told = [{ kind: 'ticket', idempotencyKey: fill.idempotencyKey }, { kind: 'wagers' }];
    for (const { events } of tabs) {
      await vi.waitFor(() => expect(events.slice(-2)).toEqual(told), within);
      events.length = 0;
    }

    // The days pass in the database, where the deadline is kept.
    await database.pool.query('update wager set fill_deadline_book_ms = $2 where ticket_number = $1', [
      expiring.ticketNumber,
      Date.now() - 1,
    ]);
    const balance = { currentBalanceCents: BALANCE_CENTS + WON_CENTS, atRiskCents: STAKE_CENTS };
    for (const { events } of tabs)
      await vi.waitFor(
        () => expect(events).toMatchObject([{ kind: 'balance', balance }, { kind: 'wagers' }]),
        within,
      );
    for (const tab of tabs) tab.close();
    expect((await page.account()).balance).toMatchObject(balance);
    expect(await page.openBets()).toMatchObject({
      open: [{ ...filled, terms: { openSpots: 0 }, items: [{}, {}, { result: null }] }],
      graded: [{ ...expiring, wagerStatus: 'W', netCents: WON_CENTS, items: [{}, {}] }],
    });
    expect(await page.place(createFill(expiring, THIRD))).toMatchObject({
      state: 'refused',
      code: 'openSpotsClosed',
    });
    const { rows } = await database.pool.query(
      `select l.kind, l.amount_cents, l.at_risk_cents, l.book_ms > w.fill_deadline_book_ms as after_deadline
       from ledger l join wager w using (ticket_number, wager_number) where l.ticket_number = $1 order by l.entry_id`,
      [expiring.ticketNumber],
    );
    expect(rows).toEqual([
      { kind: 'wager', amount_cents: 0, at_risk_cents: STAKE_CENTS, after_deadline: false },
      { kind: 'grade', amount_cents: WON_CENTS, at_risk_cents: -STAKE_CENTS, after_deadline: true },
    ]);
    expect(await checkBalances(database.pool)).toEqual([]);
  });
});
