import { randomUUID } from 'node:crypto';
import type { SaleAnswer, SaleRequest } from '@lineboard/domain/betting/selling/sale.schema';
import type { TicketAccepted } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { Subject } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { BookStep } from '../../lines/book/book.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { startPendingClock } from '../tickets/pending-clock.ts';
import { endWhatWasOpen } from '../../desk/backup/end-what-was-open.ts';
import { describeRestore } from '../../desk/backup/describe-restore.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import { sweepSaleKeys } from './sale-keys.ts';
import { startTargetWatch, TargetWatch } from './watch-targets.ts';

const OFFER = 9_975;
const LIVE = { phase: 'live', score1: 0, score2: 0 } as const;

describe.each(oneEngine())('sales that wait on $name PostgreSQL', (engine) => {
  const round = setUpGradedGames(engine);
  const refOf = ({ ticketNumber }: TicketAccepted) => ({ ticketNumber, wagerNumber: 1 });
  const sell = (
    ticket: TicketAccepted,
    key: string = randomUUID(),
    fields: Partial<SaleRequest> = {},
  ): Promise<SaleAnswer | null> =>
    round.gateway.sales.sell(round.customerId, refOf(ticket), {
      key,
      sharePercent: 100,
      seenCents: OFFER,
      ...fields,
    });
  const find = (key: string) => round.gateway.sales.find(round.customerId, key);

  /** A bet on a game that has begun since. */
  const placeAndBegin = async (at = 1): Promise<TicketAccepted> => {
    const ticket = await round.place([at], {});
    round.gateway.book.say({ gameNum: round.gameNum(at), ...LIVE });
    await round.settled();
    return ticket;
  };
  const pass = async (ms = 5_000): Promise<void> => {
    round.gateway.clock.wallMs += ms;
    while ((await round.gateway.sales.decideDue()) > 0);
  };

  it('HR-53.2: with a leg in play waits its delay, and is judged once more by the line then', async () => {
    const ticket = await placeAndBegin();
    const key = randomUUID();
    expect(await sell(ticket, key)).toMatchObject({ state: 'pending', sharePercent: 100 });
    expect((await round.bets()).open).toMatchObject([
      { isReserved: true, waitingSale: { key, sharePercent: 100 }, riskCents: 11_000 },
    ]);
    await pass(1_000);
    expect(await find(key)).toMatchObject({ state: 'pending' });
    await pass();
    expect(await find(key)).toMatchObject({ state: 'sold', paidCents: OFFER });
    expect(await round.balance()).toEqual([100_000 + OFFER - 11_000, 0]);
    expect(await sell(ticket, key)).toMatchObject({ state: 'sold' });
  });

  it('HR-53.2: a price that fell meanwhile isn’t taken, and its key keeps that answer', async () => {
    const ticket = await placeAndBegin();
    const key = randomUUID();
    await sell(ticket, key);
    round.gateway.book.moveLine(round.gameNum(1), { spreadAdj1: -150, spreadAdj2: 130 });
    await pass();
    expect(await find(key)).toMatchObject({ state: 'changed' });
    round.gateway.book.moveLine(round.gameNum(1), { spreadAdj1: -110, spreadAdj2: -110 });
    expect(await sell(ticket, key)).toMatchObject({ state: 'changed' });
    expect(await round.balance()).toEqual([100_000, 11_000]);
  });

  it('HR-53.2: a line that is held at the end refuses it, and a wager that was decided meanwhile ends it', async () => {
    const tickets = [await placeAndBegin(1), await placeAndBegin(2)];
    const keys = [randomUUID(), randomUUID()] as const;
    await sell(tickets[0]!, keys[0]);
    await sell(tickets[1]!, keys[1]);
    round.gateway.book.moveLine(round.gameNum(1), { spreadLineStatus: 'H' });
    await round.say(2, 'W');
    await pass();
    expect(await find(keys[0])).toEqual({ state: 'refused', refusal: 'held' });
    expect(await find(keys[1])).toEqual({ state: 'refused', refusal: 'decided' });
    expect((await round.balance())[0]).toBe(110_000);
  });

  it('HR-53.3: takes no second sale while one waits', async () => {
    const ticket = await placeAndBegin();
    const revisionOf = async (): Promise<number | undefined> =>
      (
        await round.database.kysely
          .selectFrom('wager')
          .select('revision')
          .where('ticket_number', '=', ticket.ticketNumber)
          .executeTakeFirst()
      )?.revision;
    const before = await revisionOf();
    await sell(ticket, randomUUID(), { sharePercent: 20, seenCents: 1 });
    // Whoever judged it before, to fill it or to roll from it, judges again.
    expect(await revisionOf()).toBe((before ?? 0) + 1);
    expect(await sell(ticket)).toEqual({ state: 'refused', refusal: 'waiting' });
    await pass();
    expect(await sell(ticket, randomUUID(), { seenCents: 1 })).toMatchObject({ state: 'pending' });
  });

  it('HR-53.2: closing the key calls nothing off', async () => {
    const ticket = await placeAndBegin();
    const key = randomUUID();
    await sell(ticket, key);
    expect(await round.gateway.sales.close(round.customerId, key)).toMatchObject({ state: 'pending' });
    await pass();
    expect(await find(key)).toMatchObject({ state: 'sold' });
  });

  it('HR-53.2, HR-55.1: neither a sale that waited nor a target sells a bet of a book that was brought back', async () => {
    const [waiting, aimed] = [await placeAndBegin(1), await round.place([2], {})];
    const key = randomUUID();
    await sell(waiting, key);
    await round.gateway.sales.setTarget(round.customerId, refOf(aimed), 12_000);
    const now = { wallMs: round.gateway.clock.wallMs, bookMs: round.gateway.clock.wallMs };
    const ended = await inTransaction(round.database.pool, (client) => endWhatWasOpen(client, now));
    expect(await find(key)).toEqual({ state: 'refused', refusal: 'failed' });
    const { open } = await round.bets();
    expect(open.map((bet) => [bet.ticketNumber, bet.isReserved, bet.saleTarget])).toEqual([
      [aimed.ticketNumber, false, null],
      [waiting.ticketNumber, false, null],
    ]);
    await pass();
    expect(await round.balance()).toEqual([100_000, 22_000]);
    const report = { bookId: null, shownMs: 0, restoredMs: 0, leapt: [], ended, open: [], lost: null };
    expect(describeRestore(report, true)).toMatch(
      new RegExp([`${waiting.ticketNumber}-1\\n`, `${aimed.ticketNumber}-1  120\\.00`].join('[^]*')),
    );
  });

  it('HR-53.3: two gateways decide a sale once', async () => {
    const ticket = await placeAndBegin();
    const key = randomUUID();
    await sell(ticket, key);
    round.gateway.clock.wallMs += 5_000;
    await Promise.all([round.gateway.sales.decideDue(), round.gateway.sales.decideDue()]);
    expect(await find(key)).toMatchObject({ state: 'sold' });
    expect(await round.ledgerOf(ticket)).toHaveLength(2);
  });

  it('HR-53.2: its clock decides it, without anybody asking', async () => {
    const clock = startPendingClock(
      round.gateway.sales,
      () => round.gateway.clock.wallMs,
      () => undefined,
    );
    try {
      const ticket = await placeAndBegin();
      const key = randomUUID();
      await sell(ticket, key);
      round.gateway.clock.wallMs += 5_000;
      await vi.waitFor(async () => expect(await find(key)).toMatchObject({ state: 'sold' }), 5_000);
    } finally {
      await clock.stop();
    }
  });

  it('HR-53.2: one that fails by itself is refused after a few tries, and those behind it are decided in time', async () => {
    const [bad, good] = [await placeAndBegin(1), await placeAndBegin(2)];
    const keys = [randomUUID(), randomUUID()] as const;
    await sell(bad, keys[0]);
    await sell(good, keys[1]);
    await round.database.pool.query(`
      create function refuse_sale() returns trigger language plpgsql as $$
      begin if new.ticket_number = ${bad.ticketNumber} then raise exception 'poison'; end if; return new; end $$;
      create trigger poison before insert on ledger for each row execute function refuse_sale()`);
    await pass();
    expect(await find(keys[1])).toMatchObject({ state: 'sold' });
    expect(await find(keys[0])).toMatchObject({ state: 'pending' });
    for (let tries = 0; tries < 3; tries += 1) await pass(11_000);
    expect(await find(keys[0])).toEqual({ state: 'refused', refusal: 'failed' });
    expect(round.gateway.failures).toHaveLength(3);
    const { pendingFailures, sales } = round.gateway.grading.metrics;
    expect((await pendingFailures.get()).values).toContainEqual({ labels: { cause: 'own' }, value: 3 });
    // Sales of the tests before it are decided with it.
    const refused = (await sales.get()).values.find(({ labels }) => labels.state === 'refused');
    expect(refused?.value).toBeGreaterThan(0);
    await round.database.pool.query('drop trigger poison on ledger; drop function refuse_sale');
    // The bet is free again.
    expect((await round.bets()).open).toMatchObject([{ isReserved: false, waitingSale: null }]);
  });

  it('forgets old keys that sold nothing, and none that sold or wait', async () => {
    const [sold, waits] = [await round.place([1], {}), await placeAndBegin(2)];
    const keys = { sold: randomUUID(), pending: randomUUID(), closed: randomUUID(), changed: randomUUID() };
    await sell(sold, keys.sold);
    await sell(waits, keys.changed);
    round.gateway.book.moveLine(round.gameNum(2), { spreadAdj1: -150, spreadAdj2: 130 });
    await pass();
    round.gateway.book.moveLine(round.gameNum(2), { spreadAdj1: -110, spreadAdj2: -110 });
    await sell(waits, keys.pending);
    await round.gateway.sales.close(round.customerId, keys.closed);
    const nowMs = round.gateway.clock.wallMs;
    const states = async () =>
      Object.fromEntries(
        await Promise.all(
          Object.entries(keys).map(async ([name, key]) => [name, (await find(key))?.state] as const),
        ),
      );
    await sweepSaleKeys(round.database, nowMs + 6 * 24 * 3_600_000);
    const all = { sold: 'sold', pending: 'pending', closed: 'closed', changed: 'changed' };
    expect(await states()).toEqual(all);
    await sweepSaleKeys(round.database, nowMs + 8 * 24 * 3_600_000);
    expect(await states()).toEqual({ ...all, closed: undefined, changed: undefined });
    await pass();
  });

  it('has so many of a customer’s sales under way and no more', async () => {
    const ticket = await round.place([1], {});
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => sell(ticket, randomUUID(), { seenCents: 20_000 })),
    );
    const turnedAway = answers.filter(({ status }) => status === 'rejected');
    expect(turnedAway).toHaveLength(8);
    expect(turnedAway).toMatchObject(Array.from({ length: 8 }, () => ({ reason: { name: 'TicketsBusy' } })));
    expect(await sell(ticket)).toMatchObject({ state: 'sold' });
  });

  describe('a target', () => {
    let steadyMs = 0;
    let stops: Array<() => Promise<void>> = [];
    const told: string[] = [];
    const watches: TargetWatch[] = [];
    const watchOf = (): TargetWatch => {
      const watch = new TargetWatch({
        ...round.gateway.placing,
        steps$,
        onSold: (customerId, _key, answer) => told.push(`${customerId} ${answer.state}`),
        onError: (error) => {
          throw error;
        },
        steadyNowMs: () => steadyMs,
      });
      watches.push(watch);
      return watch;
    };
    const arm = (ticket: TicketAccepted, amountCents: number) =>
      round.gateway.sales.setTarget(round.customerId, refOf(ticket), amountCents);
    const look = async (watch: TargetWatch, ms: number): Promise<void> => {
      steadyMs += ms;
      await watch.look();
    };
    const steps$ = new Subject<BookStep>();
    const move = (fields: Partial<GameLine>, at = 1): void => {
      const gameNum = round.gameNum(at);
      round.gateway.book.moveLine(gameNum, fields);
      steps$.next({
        kind: 'step',
        position: round.gateway.book.position,
        topics: new Map([
          ['lines.main', [{ op: 'patch', kind: 'line', key: `${gameNum}.0`, fields }]],
        ]) as never,
      });
    };
    const rise = (): void => move({ spreadAdj1: 130, spreadAdj2: -150 });
    const fall = (): void => move({ spreadAdj1: -110, spreadAdj2: -110 });
    afterEach(async () => {
      for (const watch of watches.splice(0)) watch.stop();
      await Promise.all(stops.map((stop) => stop()));
      stops = [];
      told.splice(0);
    });

    it('HR-55.1: is taken once the offer has stood at it for the delay, before the start, too', async () => {
      const ticket = await round.place([1], {});
      expect(await arm(ticket, 11_000)).toEqual({ state: 'armed', amountCents: 11_000 });
      expect((await round.bets()).open).toMatchObject([{ saleTarget: { amountCents: 11_000 } }]);
      const watch = watchOf();
      await look(watch, 2_000);
      rise();
      await look(watch, 500);
      await look(watch, 4_000);
      fall();
      await look(watch, 500);
      rise();
      await look(watch, 500);
      await look(watch, 4_500);
      expect((await round.bets()).open).toHaveLength(1);
      await look(watch, 500);
      const { open, graded } = await round.bets();
      expect(open).toEqual([]);
      expect(graded[0]?.sold?.paidCents).toBeGreaterThanOrEqual(11_000);
      expect(told).toEqual([`${round.customerId} sold`]);
      await look(watch, 2_500);
      expect(await round.ledgerOf(ticket)).toHaveLength(2);
    });

    it('is worked out when its own game changes, and all of them after some seconds, as a feed may be back', async () => {
      const ticket = await round.place([1], {});
      await arm(ticket, 11_000);
      const watch = watchOf();
      await look(watch, 2_000);
      // Nothing is said of it.
      round.gateway.book.moveLine(round.gameNum(1), { spreadAdj1: 130, spreadAdj2: -150 });
      await look(watch, 2_000);
      await look(watch, 5_500);
      expect((await round.bets()).open).toHaveLength(1);
      await look(watch, 4_000);
      await look(watch, 5_000);
      expect((await round.bets()).open).toEqual([]);
      watch.stop();
      expect(steps$.observed).toBe(false);
    });

    it('that is new or changed is worked out, though nothing moves', async () => {
      const ticket = await round.place([1], {});
      const watch = watchOf();
      await look(watch, 2_000);
      await arm(ticket, 11_000);
      await look(watch, 2_000);
      await arm(ticket, 5_000);
      await look(watch, 2_000);
      await look(watch, 5_000);
      expect((await round.bets()).open).toEqual([]);
    });

    it('two gateways that both watch take it once, and one that takes over loses none', async () => {
      const ticket = await round.place([1], {});
      await arm(ticket, 11_000);
      rise();
      const both = [watchOf(), watchOf()];
      for (const watch of both) await look(watch, 2_000);
      steadyMs += 6_000;
      await Promise.all(both.map((watch) => watch.look()));
      expect(await round.ledgerOf(ticket)).toHaveLength(2);
      expect(told).toHaveLength(1);
    });

    it('that was taken off in the last moment isn’t taken', async () => {
      const ticket = await round.place([1], {});
      await arm(ticket, 11_000);
      const watch = new TargetWatch({
        ...round.gateway.placing,
        liveDelayMs: () => 0,
        steps$,
        onSold: () => told.push('sold'),
        onError: (error) => told.push(String(error)),
        steadyNowMs: () => steadyMs,
      });
      await look(watch, 2_000);
      await round.gateway.sales.dropTarget(round.customerId, refOf(ticket));
      rise();
      await look(watch, 500);
      watch.stop();
      expect(told).toEqual([]);
      expect((await round.bets()).open).toHaveLength(1);
    });

    it('HR-55.1: is taken after a sale that waited came to nothing', async () => {
      const ticket = await placeAndBegin();
      await arm(ticket, 5_000);
      const key = randomUUID();
      await sell(ticket, key);
      const watch = watchOf();
      await look(watch, 2_000);
      move({ spreadAdj1: -150, spreadAdj2: 130 });
      await pass();
      expect(await find(key)).toMatchObject({ state: 'changed' });
      fall();
      await look(watch, 2_000);
      await look(watch, 5_000);
      expect((await round.bets()).open).toEqual([]);
    });

    it('HR-55.1: stands from the moment at which it was looked at, however long others took before it', async () => {
      const [first, second] = [await round.place([1], {}), await round.place([2], {})];
      await arm(first, 5_000);
      await arm(second, 5_000);
      const watch = watchOf();
      move({ spreadLineStatus: 'H' }, 2);
      await look(watch, 2_000);
      move({ spread1: 3 }, 2);
      steadyMs += 5_000;
      const client = await round.database.pool.connect();
      try {
        await client.query('begin');
        await client.query('select from wager where ticket_number = $1 for update', [first.ticketNumber]);
        const looked = watch.look();
        await vi.waitFor(async () => {
          const { rows } = await round.database.pool.query(
            `select from pg_locks where not granted and locktype = 'transactionid' and pid <> pg_backend_pid()`,
          );
          expect(rows).toHaveLength(1);
        });
        // While the first waits for somebody, the second's line is open again.
        move({ spreadLineStatus: 'O' }, 2);
        steadyMs += 5_000;
        await client.query('commit');
        await looked;
      } finally {
        client.release();
      }
      expect((await round.bets()).open).toMatchObject([{ ticketNumber: second.ticketNumber }]);
      await look(watch, 500);
      expect((await round.bets()).open).toHaveLength(1);
      await look(watch, 5_000);
      expect((await round.bets()).open).toEqual([]);
    });

    it('that is changed begins to count anew, and a sale of a share ends it', async () => {
      const ticket = await round.place([1], {});
      await arm(ticket, 11_000);
      rise();
      const watch = watchOf();
      await look(watch, 2_000);
      await look(watch, 4_000);
      await arm(ticket, 10_900);
      await look(watch, 2_000);
      expect((await round.bets()).open).toMatchObject([{ saleTarget: { amountCents: 10_900 } }]);
      await sell(ticket, randomUUID(), { sharePercent: 20, seenCents: 1 });
      expect((await round.bets()).open).toMatchObject([{ saleTarget: null, riskCents: 8_800 }]);
      await look(watch, 6_000);
      await look(watch, 6_000);
      expect((await round.bets()).open).toHaveLength(1);
    });

    it('that was taken off or changed meanwhile isn’t taken', async () => {
      const ticket = await round.place([1], {});
      await arm(ticket, 11_000);
      rise();
      const watch = watchOf();
      await look(watch, 2_000);
      await round.gateway.sales.dropTarget(round.customerId, refOf(ticket));
      await look(watch, 1_900);
      steadyMs += 90;
      await look(watch, 4_000);
      expect((await round.bets()).open).toMatchObject([{ saleTarget: null }]);
      await arm(ticket, 20_000);
      await look(watch, 6_000);
      await look(watch, 6_000);
      expect((await round.bets()).open).toHaveLength(1);
    });

    it('is refused beyond what the bet can pay, where nothing can be sold, and past the most of them', async () => {
      const ticket = await round.place([1], {});
      expect(await arm(ticket, 21_001)).toEqual({ state: 'refused', refusal: 'aboveMost' });
      const free = await round.place([2], { useFreePlay: true });
      expect(await arm(free, 5_000)).toEqual({ state: 'refused', refusal: 'freePlay' });
      expect(await arm(ticket, 21_000)).toMatchObject({ state: 'armed' });
      await round.say(1, 'W');
      expect(await arm(ticket, 5_000)).toEqual({ state: 'refused', refusal: 'decided' });
      await look(watchOf(), 2_000);
      const left = await round.database.kysely
        .selectFrom('wager_sale_target')
        .selectAll()
        .where('ticket_number', '=', ticket.ticketNumber)
        .execute();
      expect(left).toEqual([]);
    });

    it('HR-55.2: a started watch looks by itself', async () => {
      const ticket = await round.place([1], {});
      await arm(ticket, 5_000);
      const watch = watchOf();
      stops.push(startTargetWatch(watch, (error) => void told.push(String(error))));
      steadyMs += 2_000;
      await vi.waitFor(async () => {
        steadyMs += 5_000;
        expect((await round.bets()).open).toEqual([]);
      }, 10_000);
      await stops.pop()?.();
      expect(steps$.observed).toBe(false);
    });
  });
});
