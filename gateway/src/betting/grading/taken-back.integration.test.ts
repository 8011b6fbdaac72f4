import { describe, expect, it } from 'vitest';
import { SCORES, setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { testEngines } from '../../../testing/servers/test-database.ts';
import { createTicket } from '../../../testing/samples/ticket-request.ts';
import { startGrading } from './start-grading.ts';

const DAY_MS = 86_400_000;

describe.each(testEngines())('results that are taken back on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { gameNum, items, place, placeParlay, settled, say, balance, bets, ledgerOf } = games;

  const takeBack = async (at: number, phase: 'live' | 'scheduled' = 'live'): Promise<void> => {
    games.gateway.book.say({ gameNum: gameNum(at), phase, score1: 20, score2: 20 });
    await settled();
  };
  /** The next report waits for its turn. */
  const keepGradingBusy = (): void => games.gateway.book.say({ gameNum: gameNum(2), ...SCORES.W });
  const rollFrom = ({ ticketNumber }: { ticketNumber: number }, winOnly = true) => ({
    parentRif: { ticketNumber, wagerNumber: 1, winOnly },
  });
  const openItems = async () => {
    const { rows } = await games.database.pool.query<{ open: boolean; result: string | null }>(
      'select open, result from wager_item where customer_id = $1',
      [games.customerId],
    );
    return rows;
  };

  it.each(['live', 'scheduled'] as const)(
    'HR-41.2: a final that is taken back to %s reverses and opens the wager again, with its limits',
    async (phase) => {
      const ticket = await place([1], {});
      await say(1, 'W');
      await takeBack(1, phase);
      expect(await balance()).toEqual([100_000, 11_000]);
      expect((await bets()).open).toMatchObject([
        { wagerStatus: 'O', heldCents: 11_000, items: [{ result: null, score1: null }] },
      ]);
      expect(await openItems()).toEqual([{ open: true, result: null }]);
      const account = await games.gateway.tickets.account(games.customerId);
      const counted = Object.entries(account?.exposureCents ?? {}).filter(([key]) => key.startsWith('G.'));
      expect(counted.map(([, cents]) => cents)).toEqual([10_000]);
      // Further scores of the game that goes on change nothing.
      await takeBack(1);
      await say(1, 'L');
      expect(await ledgerOf(ticket)).toEqual([
        ['wager', 0, 11_000],
        ['grade', 10_000, -11_000],
        ['reverse', -10_000, 11_000],
        ['grade', -11_000, -11_000],
      ]);
      expect(games.errors).toEqual([]);
    },
  );

  it('HR-73.4: a game that was called off stays no action when it is made up, final and all', async () => {
    const ticket = await place([1], {});
    games.gateway.book.say({ gameNum: gameNum(1), phase: 'cancelled' });
    await settled();
    await takeBack(1, 'scheduled');
    await say(1, 'W');
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 11_000],
      ['grade', 0, -11_000],
    ]);
  });

  it('HR-73.4: a game that is called off stays so, however soon its final is told after it', async () => {
    const ticket = await place([1], {});
    keepGradingBusy();
    games.gateway.book.say({ gameNum: gameNum(1), phase: 'cancelled' });
    games.gateway.book.say({ gameNum: gameNum(1), phase: 'final', ...SCORES.W });
    await settled();
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 11_000],
      ['grade', 0, -11_000],
    ]);
  });

  it('HR-76.2: a final decides, however soon its game is called off after it', async () => {
    const ticket = await place([1], {});
    keepGradingBusy();
    games.gateway.book.say({ gameNum: gameNum(1), phase: 'final', ...SCORES.W });
    games.gateway.book.say({ gameNum: gameNum(1), phase: 'cancelled' });
    await settled();
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 11_000],
      ['grade', 10_000, -11_000],
    ]);
  });

  it('HR-41.2: is noticed by a gateway that was not there when the final came', async () => {
    await place([1], {});
    await say(1, 'W');
    await Promise.all(games.gradings.map((grading) => grading.stop()));
    const other = startGrading(games.gateway.grading, { onError: (error) => games.errors.push(error) });
    games.gateway.book.say({ gameNum: gameNum(1), phase: 'live' });
    await other.settled();
    await other.stop();
    expect(games.errors).toEqual([]);
    expect(await balance()).toEqual([100_000, 11_000]);
  });

  it('HR-25.4, HR-41.2: a whole chain waits again and is decided by the other final', async () => {
    const first = await place([1], {});
    const second = await place([2], rollFrom(first), { amountCents: 21_000 });
    await say(1, 'W');
    const third = await place([3], rollFrom(second), { amountCents: 21_000 });
    await say(2, 'W');
    await say(3, 'L');
    expect(await balance()).toEqual([100_000 + 10_000 + 19_091 - 21_000, 0]);
    await takeBack(1);
    expect(await balance()).toEqual([100_000, 11_000]);
    expect((await bets()).open.map(({ heldCents }) => heldCents)).toEqual([0, 0, 11_000]);
    expect(await ledgerOf(third)).toEqual([
      ['wager', 0, 0],
      ['activate', 0, 21_000],
      ['grade', -21_000, -21_000],
      ['reverse', 21_000, 21_000],
      ['deactivate', 0, -21_000],
    ]);
    await say(1, 'L');
    expect(await balance()).toEqual([89_000, 0]);
    expect(await ledgerOf(second)).toHaveLength(6);
  });

  it('HR-15.5, HR-41.2: open spots that were filled meanwhile stay filled, and the deadline follows the legs that stand', async () => {
    const parlay = await placeParlay([1], { openSpots: 2 });
    await say(1, 'W');
    const filling = { ticketNumber: parlay.ticketNumber, wagerNumber: 1 };
    const fill = createTicket(items(2), { wagerType: 'parlay', filling, amountCents: 0 });
    expect(await games.gateway.tickets.place(games.customerId, fill)).toMatchObject({ state: 'accepted' });
    const deadlineMs = games.gateway.clock.wallMs + 7 * DAY_MS;
    expect((await bets()).open).toMatchObject([{ fillDeadlineMs: deadlineMs }]);
    games.gateway.clock.wallMs += DAY_MS;
    await say(2, 'W');
    expect((await bets()).open).toMatchObject([{ fillDeadlineMs: deadlineMs + DAY_MS }]);
    await takeBack(2);
    expect((await bets()).open).toMatchObject([{ fillDeadlineMs: deadlineMs }]);
    await takeBack(1);
    expect((await bets()).open).toMatchObject([{ fillDeadlineMs: null }]);
    await say(1, 'L');
    expect(await balance()).toEqual([90_000, 0]);
  });

  it('HR-41.2: money that was withdrawn meanwhile is missed, and the balance says so', async () => {
    await place([1], {});
    await say(1, 'W');
    const bookMs = games.gateway.clock.wallMs;
    await games.database.pool.query(
      `insert into ledger (customer_id, kind, amount_cents, at_risk_cents, at_ms, book_ms)
       values ($1, 'withdrawal', -110000, 0, $2, $2)`,
      [games.customerId, bookMs],
    );
    await games.database.pool.query(
      'update account set current_balance_cents = current_balance_cents - 110000 where customer_id = $1',
      [games.customerId],
    );
    await takeBack(1);
    expect((await games.gateway.tickets.account(games.customerId))?.balance).toMatchObject({
      currentBalanceCents: -10_000,
      atRiskCents: 11_000,
      availableCents: -21_000,
    });
    await say(1, 'L');
    expect(await balance()).toEqual([-21_000, 0]);
    expect(games.errors).toEqual([]);
  });

  it('HR-41.2: two gateways take one final back once', async () => {
    games.startGradings(2);
    const ticket = await place([1], {});
    await say(1, 'W');
    await takeBack(1);
    games.gateway.book.say({ gameNum: gameNum(1), ...SCORES.P });
    await settled();
    expect(games.errors).toEqual([]);
    expect(await ledgerOf(ticket)).toEqual([
      ['wager', 0, 11_000],
      ['grade', 10_000, -11_000],
      ['reverse', -10_000, 11_000],
      ['grade', 0, -11_000],
    ]);
  });

  it('HR-41.2: a contest’s outcome that is taken back opens it again', async () => {
    const contestNum = gameNum(1);
    games.gateway.book.putContest({ contestNum, contestantNum: 1, moneyLine: 200 });
    const pick = { type: 'C', contestNum, contestantNum: 1 } as const;
    await place([1], {}, { pick, seenPrice: 200, seenLine: null, amountCents: 10_000 });
    games.gateway.book.decide(contestNum, 1, 'W');
    await settled();
    expect(await balance()).toEqual([120_000, 0]);
    games.gateway.book.decide(contestNum, 1, null);
    await settled();
    expect(await balance()).toEqual([100_000, 10_000]);
    games.gateway.book.decide(contestNum, 1, 'L');
    await settled();
    expect(await balance()).toEqual([90_000, 0]);
  });
});
