import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFill, createOpenParlay, wagerOf } from '../../../testing/samples/open-parlay.ts';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { chooseBelow, createSeededRandom } from '@lineboard/domain/testing/seeded-random';
import { createTestDatabase, testEngines } from '../../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';
import { readOpenBets } from '../../books/open-bets/read-open-bets.ts';
import { type Grading, startGrading } from './start-grading.ts';

const SEED = 15;
const ROUNDS = 64;
/**
 * Wide enough that either comes first on a slow machine, too; a sweep is done sooner, so it begins later more often.
 */
const BEGINS_WITHIN_MS = { fill: 12, sweep: 20 };

const BALANCE_CENTS = 100_000;
const STAKE_CENTS = 10_000;
/** The win of this many legs at −110. */
const WON_CENTS = { 2: 26_446, 3: 59_579 };

describe.each(testEngines())('open spots at their deadline on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let grading: Grading;
  const errors: unknown[] = [];
  const onError = (error: unknown): void => void errors.push(error);

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
    grading = startGrading(gateway.grading, { onError });
  });
  afterAll(async () => {
    await grading.stop();
    await gateway.close();
    await drop();
  });

  const end = async (gameNum: number): Promise<void> => {
    gateway.book.say({ gameNum, score1: 10, score2: 20 });
    await grading.settled();
  };
  const betsOf = (customerId: string) =>
    readOpenBets(gateway.grading, customerId, null, gateway.clock.wallMs);
  /** How often the wager was written to since it was placed, and how many of these were fills. */
  const countWrites = async (ticketNumber: number): Promise<{ writes: number; fills: number }> => {
    const { rows } = await database.pool.query<{ writes: number; fills: number }>(
      `select revision as writes, (select count(*)::int from ticket_event e where e.ticket_number = w.ticket_number) as fills
       from wager w where w.ticket_number = $1`,
      [ticketNumber],
    );
    return rows[0]!;
  };

  it(`HR-15.5: a fill that races the sweep gets in wholly or is refused (seed ${SEED})`, async () => {
    const random = createSeededRandom(SEED);
    const { book, clock, tickets } = gateway;
    const seen = { decided: { accepted: 0, refused: 0 }, undecided: { accepted: 0, refused: 0 } };

    for (let round = 1; round <= ROUNDS; round += 1) {
      const customerId = `RACE${round}`;
      const [first, second, third] = [round * 10 + 1, round * 10 + 2, round * 10 + 3] as const;
      for (const gameNum of [first, second, third]) book.putGame({ gameNum });
      await seedCustomer(database, {
        customerId,
        balanceCents: BALANCE_CENTS,
        restrictions: [{ code: 'PLOPEN' }],
      });
      const parlay = createOpenParlay([first, second], STAKE_CENTS, 1);
      const wager = wagerOf(await tickets.place(customerId, parlay));
      await end(first);
      // With a leg to come the sweep moves no money: it closes the place alone.
      const isDecided = round % 2 === 0;
      if (isDecided) await end(second);
      const deadlineMs = (await betsOf(customerId)).open[0]?.fillDeadlineMs ?? 0;
      const { writes } = await countWrites(wager.ticketNumber);

      // The last moment at which a place may be filled; two more gateways are a moment ahead, and sweep as they start.
      clock.wallMs = deadlineMs;
      const fill = async () => {
        await sleep(chooseBelow(random, BEGINS_WITHIN_MS.fill));
        return tickets.place(customerId, createFill(wager, third));
      };
      const sweep = async () => {
        await sleep(chooseBelow(random, BEGINS_WITHIN_MS.sweep));
        const ahead = startGrading({ ...gateway.grading, bookNowMs: () => deadlineMs + 1 }, { onError });
        await ahead.settled();
        await ahead.stop();
      };
      const [answer] = await Promise.all([fill(), sweep(), sweep()]);

      const isIn = answer.state === 'accepted';
      seen[isDecided ? 'decided' : 'undecided'][isIn ? 'accepted' : 'refused'] += 1;
      if (!isIn) expect(answer).toEqual({ state: 'refused', code: 'openSpotsClosed', items: [] });
      const legs = isIn ? 3 : 2;
      const { open, graded } = await betsOf(customerId);
      expect([...open, ...graded].map(({ items }) => items.length)).toEqual([legs]);
      expect(isIn || !isDecided ? open : graded).toMatchObject([
        { terms: { openSpots: 0 }, toWinCents: WON_CENTS[legs] },
      ]);
      // Only one of them wrote: the second one found the place taken or closed.
      expect(await countWrites(wager.ticketNumber)).toEqual({ writes: writes + 1, fills: isIn ? 1 : 0 });

      if (!isDecided) await end(second);
      await end(third);
      expect((await tickets.account(customerId))?.balance).toMatchObject({
        currentBalanceCents: BALANCE_CENTS + WON_CENTS[legs],
        atRiskCents: 0,
      });
    }
    expect(errors).toEqual([]);
    expect(await checkBalances(database.pool)).toEqual([]);
    // Both ends of the race were seen, else it proves nothing.
    const counts = Object.values(seen).flatMap((one) => Object.values(one));
    expect(Math.min(...counts), JSON.stringify(seen)).toBeGreaterThan(0);
  });

  it('HR-15.5: a place is filled at the deadline and not a moment after it, also before anybody has swept', async () => {
    const { book, clock, tickets } = gateway;
    const [first, second, third] = [1, 2, 3] as const;
    for (const gameNum of [first, second, third]) book.putGame({ gameNum });
    await seedCustomer(database, { customerId: 'LATE', restrictions: [{ code: 'PLOPEN' }] });
    const parlay = createOpenParlay([first, second], STAKE_CENTS, 1);
    const [early, late] = [
      wagerOf(await tickets.place('LATE', parlay)),
      wagerOf(await tickets.place('LATE', createOpenParlay([first, second], STAKE_CENTS, 1))),
    ];
    await end(first);
    await end(second);
    clock.wallMs = (await betsOf('LATE')).open[0]?.fillDeadlineMs ?? 0;
    expect(await tickets.place('LATE', createFill(early, third))).toMatchObject({ state: 'accepted' });
    clock.wallMs += 1;
    expect(await tickets.place('LATE', createFill(late, third))).toEqual({
      state: 'refused',
      code: 'openSpotsClosed',
      items: [],
    });
  });
});
