import { describe, expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTicket } from '../../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createCommandRunner } from '../../../testing/worlds/graded-commands.ts';
import { GAMES_EACH, setUpGradedGames } from '../../../testing/worlds/graded-games.ts';

const DAY_MS = 24 * 3_600_000;

describe.each(oneEngine())('what operators decide of tickets on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, placeParlay, say, balance, ledgerOf } = games;

  const run = createCommandRunner(games);
  const note = 'Wrong line';

  it('goes on when it and somebody else wait for each other’s wagers', async () => {
    const { pool } = games.database;
    const { ticketNumber } = await place([1, 2], {});
    const lock = 'select from wager where ticket_number = $1 and wager_number = $2 for update';
    const other = await pool.connect();
    try {
      await other.query('begin');
      await other.query(lock, [ticketNumber, 2]);
      const voided = run('tickets void', { ticketNumber, note });
      // It holds the first wager by then, and is the one that the database turns away.
      await vi.waitFor(async () => {
        const { rows } = await pool.query(
          `select from pg_locks where not granted and locktype = 'transactionid' and pid <> pg_backend_pid()`,
        );
        expect(rows).toHaveLength(1);
      });
      await other.query(lock, [ticketNumber, 1]);
      await other.query('commit');
      expect(await voided).toMatchObject({ kind: 'done' });
    } finally {
      other.release();
    }
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('voids an open ticket: the risk is free again, and the game changes nothing any more', async () => {
    const ticket = await place([1], {});
    const { ticketNumber } = ticket;
    const [before] = await balance();
    expect(await run('tickets void', { ticketNumber, note })).toMatchObject({
      kind: 'done',
      answer: { wagers: [{ status: 'X', netCents: 0 }], legs: [{ result: 'XX', decidedByOperator: true }] },
    });
    expect(await balance()).toEqual([before, 0]);
    await say(1, 'W');
    expect(await balance()).toEqual([before, 0]);
    expect(games.gateway.events).toContainEqual({ customerId: games.customerId, event: { kind: 'wagers' } });
    expect(await run('tickets void', { ticketNumber, note })).toMatchObject({ code: 'nothingToChange' });
    const { customerId } = games;
    expect(await run('audit list', { customerId, most: 1 })).toMatchObject({
      answer: [
        {
          command: 'tickets void',
          before: { ticketNumber, legs: [{ decidedByOperator: false }] },
          after: { ticketNumber, wagers: [{ status: 'X' }], legs: [{ decidedByOperator: true }] },
        },
      ],
    });
  });

  it('voids a graded one with a reversal, and takes that back with what the game said meanwhile', async () => {
    const ticket = await place([1], {});
    const { ticketNumber } = ticket;
    await say(1, 'L');
    await run('tickets void', { ticketNumber, note });
    expect(await balance()).toEqual([100_000, 0]);
    await say(1, 'W');
    expect(await balance()).toEqual([100_000, 0]);
    expect(await run('tickets regrade', { ticketNumber, note })).toMatchObject({
      answer: { wagers: [{ status: 'O' }], legs: [{ result: null, decidedByOperator: false }] },
    });
    expect(await balance()).toEqual([110_000, 0]);
    expect((await ledgerOf(ticket)).map(([kind]) => kind)).toEqual([
      'wager',
      'grade',
      'reverse',
      'grade',
      'reverse',
      'grade',
    ]);
  });

  it('decides a leg of a parlay alone, and the games the others', async () => {
    const { ticketNumber } = await placeParlay([1, 2]);
    await say(1, 'L');
    expect(await balance()).toEqual([90_000, 0]);
    const leg = { ticketNumber, wagerNumber: 1, itemNumber: 1, result: 'W', note } as const;
    expect(await run('tickets grade', leg)).toMatchObject({ answer: { wagers: [{ status: 'O' }] } });
    expect(await balance()).toEqual([100_000, 10_000]);
    // What is told again of the first game, also to a gateway that has just started, changes nothing.
    expect(await balance()).toEqual([100_000, 10_000]);
    await say(2, 'W');
    expect((await balance())[0]).toBeGreaterThan(120_000);
  });

  it('voids a parlay that still has open spots, and gives a free play back', async () => {
    const { ticketNumber } = await placeParlay([1, 2], { openSpots: 2 });
    expect(await run('tickets void', { ticketNumber, note })).toMatchObject({
      answer: { wagers: [{ status: 'X', openSpots: 0 }] },
    });
    const free = await place([3], { useFreePlay: true });
    await run('tickets void', { ticketNumber: free.ticketNumber, note });
    const account = await games.gateway.tickets.account(games.customerId);
    expect(account?.balance).toMatchObject({ freePlayBalanceCents: 50_000, atRiskCents: 0 });
  });

  it('HR-15.5: open spots count their days from a leg that an operator decides, too, and no longer once that is taken back', async () => {
    const { ticketNumber } = await placeParlay([1], { openSpots: 1 });
    const leg = { ticketNumber, wagerNumber: 1, itemNumber: 1, result: 'W', note } as const;
    const deadline = async () => (await games.bets()).open[0]?.fillDeadlineMs;
    expect(await run('tickets grade', leg)).toMatchObject({ answer: { wagers: [{ status: 'O' }] } });
    expect(await deadline()).toBe(games.gateway.clock.wallMs + 7 * DAY_MS);
    await run('tickets regrade', { ticketNumber, note });
    expect(await deadline()).toBeNull();
    await run('tickets grade', leg);
    games.gateway.clock.wallMs += 7 * DAY_MS + 1;
    games.startGradings(games.gradings.length + 1);
    await games.settled();
    // One leg at −110 is left.
    expect(await balance()).toEqual([109_091, 0]);
    expect(games.errors).toEqual([]);
  });

  it('ENT1-50.19: says something of a leg to its customer, who sees it wherever the bet appears, and takes it back', async () => {
    const { ticketNumber } = await placeParlay([1, 2]);
    const leg = { ticketNumber, wagerNumber: 1, itemNumber: 2 };
    const text = 'Moved to a neutral field <b>&</b> “dome”';
    games.gateway.events.length = 0;
    expect(await run('tickets comment', { ...leg, text })).toMatchObject({
      kind: 'done',
      answer: { legs: [{ comments: null }, { comments: text }] },
    });
    expect(games.gateway.events).toContainEqual({ customerId: games.customerId, event: { kind: 'wagers' } });
    expect(await run('tickets comment', { ...leg, text })).toMatchObject({ code: 'nothingToChange' });
    const commentsOf = async () => {
      const { open, graded } = await games.bets();
      return [...open, ...graded].flatMap(({ items }) => items.map((item) => item.comments));
    };
    expect(await commentsOf()).toEqual([null, text]);
    // Grading leaves it there.
    await say(1, 'L');
    expect(await commentsOf()).toEqual([null, text]);
    await run('tickets comment', leg);
    expect(await commentsOf()).toEqual([null, null]);
    for (const [changed, code] of [
      [{ ticketNumber: 1 }, 'unknownTicket'],
      [{ wagerNumber: 2 }, 'unknownWager'],
      [{ itemNumber: 3 }, 'unknownLeg'],
    ] as const)
      expect(await run('tickets comment', { ...leg, ...changed, text })).toMatchObject({ code });
    for (const bad of ['', '  ', 'two\nlines', 'x'.repeat(201)])
      expect(await run('tickets comment', { ...leg, text: bad })).toMatchObject({
        kind: 'badInput',
        field: 'text',
      });
  });

  it('makes the wager no action that rolls from a win alone of one that was voided', async () => {
    const parent = await place([1], {});
    const parentRif = { ticketNumber: parent.ticketNumber, wagerNumber: 1, winOnly: true };
    const child = await place([2], { parentRif });
    await run('tickets void', { ticketNumber: parent.ticketNumber, note });
    const shown = await run('tickets show', { ticketNumber: child.ticketNumber });
    expect(shown).toMatchObject({ answer: { wagers: [{ status: 'X', netCents: 0 }] } });
    await say(2, 'W');
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('is decided once, however many decide and grade at once', async () => {
    const { ticketNumber } = await placeParlay([1, 2, 3]);
    const leg = { ticketNumber, wagerNumber: 1, note } as const;
    await Promise.all([
      run('tickets grade', { ...leg, itemNumber: 1, result: 'L' }),
      run('tickets grade', { ...leg, itemNumber: 2, result: 'W' }),
      run('tickets void', { ...leg }),
      say(3, 'W'),
      say(1, 'W'),
      run('tickets regrade', { ...leg }),
    ]);
    await run('tickets void', { ticketNumber, note });
    expect(await balance()).toEqual([100_000, 0]);
  });

  it('keeps the account open as long as a ticket is', async () => {
    await place([1], {});
    const { customerId } = games;
    expect(await run('customers close', { customerId })).toMatchObject({ code: 'openWagers' });
    expect(await run('customers show', { customerId })).toMatchObject({ answer: { isClosed: false } });
  });

  it('says what isn’t there', async () => {
    const { ticketNumber } = await place([1], {});
    const leg = { ticketNumber, wagerNumber: 1, itemNumber: 1, result: 'W', note } as const;
    expect(await run('tickets show', { ticketNumber: 1 })).toMatchObject({ code: 'unknownTicket' });
    expect(await run('tickets void', { ticketNumber, wagerNumber: 2, note })).toMatchObject({
      code: 'unknownWager',
    });
    expect(await run('tickets grade', { ...leg, itemNumber: 2 })).toMatchObject({ code: 'unknownLeg' });
    expect(await run('tickets grade', { ...leg, wagerNumber: 2 })).toMatchObject({ code: 'unknownWager' });
    expect(await run('tickets void', { ticketNumber } as never)).toMatchObject({
      kind: 'badInput',
      field: 'note',
    });
  });

  it('shows what the book stands to lose by side, by customer and by wager', async () => {
    expect(GAMES_EACH).toBeGreaterThan(2);
    const straight = await place([1], {});
    await placeParlay([1, 2]);
    const sides = await run('exposure games', { gameNum: games.gameNum(1) });
    expect(sides).toMatchObject({
      answer: [{ straightWagers: 1, straightRiskCents: 11_000, straightToWinCents: 10_000, otherWagers: 1 }],
    });
    const customers = await run('exposure customers', { most: 1_000 });
    const { customerId } = games;
    expect(customers).toMatchObject({
      answer: expect.arrayContaining([
        expect.objectContaining({ customerId, openWagers: 2, atRiskCents: 21_000 }),
      ]),
    });
    const outcome = await run('exposure wagers', {});
    const answer = outcome.kind === 'done' ? outcome.answer : [];
    const toWin = answer.filter(({ currency }) => currency === 'USD').map(({ toWinCents }) => toWinCents);
    expect(toWin).toEqual(toWin.toSorted((a, b) => b - a));
    expect(answer).toContainEqual(
      expect.objectContaining({ ticketNumber: straight.ticketNumber, legs: 1, riskCents: 11_000 }),
    );
    await say(1, 'L');
    expect(await run('exposure games', { gameNum: games.gameNum(1) })).toMatchObject({ answer: [] });
  });

  it('shows what it stands to lose by currency, and of each the largest', async () => {
    const gameNum = games.gameNum(1);
    const euros = `${games.customerId}-EUR`;
    await seedCustomer(games.database, { customerId: euros, currency: 'EUR' });
    await place([1], {});
    await placeParlay([1, 2]);
    const [item] = games.items(1);
    const ticket = createTicket([{ ...item!, amountCents: 5_500 }]);
    expect(await games.gateway.tickets.place(euros, ticket)).toMatchObject({ state: 'accepted' });

    const inEuros = {
      currency: 'EUR',
      straightWagers: 1,
      straightRiskCents: 5_500,
      straightToWinCents: 5_000,
    };
    const inDollars = {
      currency: 'USD',
      straightWagers: 1,
      straightRiskCents: 11_000,
      straightToWinCents: 10_000,
    };
    for (const input of [{ gameNum }, { gameNum, most: 1 }]) {
      expect(await run('exposure games', input)).toMatchObject({
        answer: [
          { ...inEuros, gameNum, otherWagers: 0, otherToWinCents: 0 },
          { ...inDollars, gameNum, otherWagers: 1 },
        ],
      });
    }
    expect(await run('exposure customers', { most: 1 })).toMatchObject({
      answer: [{ currency: 'EUR', customerId: euros, openWagers: 1, toWinCents: 5_000 }, { currency: 'USD' }],
    });
    // The smallest of all, and none in dollars pushes it off the list.
    expect(await run('exposure wagers', { most: 1 })).toMatchObject({
      answer: [{ currency: 'EUR', customerId: euros, toWinCents: 5_000 }, { currency: 'USD' }],
    });
  });
});
