import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTicket } from '../../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { createCommandRunner } from '../../../testing/worlds/graded-commands.ts';
import { setUpGradedGames } from '../../../testing/worlds/graded-games.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const note = 'Looked into';

const KINDS: ReadonlyArray<readonly [string, number[], Partial<TicketRequest>]> = [
  ['round robin', [1, 2, 3], { wagerType: 'parlay', amountCents: 1_000, roundRobinSizes: [2, 3] }],
  ['parlay with an open spot', [1, 2, 3], { wagerType: 'parlay', amountCents: 10_000, openSpots: 1 }],
  ['if bet, win only', [1, 2, 3], { wagerType: 'ifWinOnly' }],
  ['if bet, win or push', [1, 2, 3], { wagerType: 'ifWinOrPush' }],
  ['action reverse', [1, 2], { wagerType: 'actionReverse', amountCents: 1_000 }],
  ['birdcage', [1, 2, 3], { wagerType: 'actionReverse', arbc: true, amountCents: 1_000 }],
  ['teaser', [1, 2, 3], { wagerType: 'teaser', teaserName: 'T tp 6/4', amountCents: 10_000 }],
];

describe.each(oneEngine())('decisions that are taken back on $name PostgreSQL', (engine) => {
  const games = setUpGradedGames(engine);
  const { place, say, balance, items } = games;
  const run = createCommandRunner(games);

  /** The same bets of somebody whose tickets nobody touches. */
  const openControl = async (): Promise<(request: TicketRequest) => Promise<number>> => {
    const customerId = `C${games.customerId}`;
    await seedCustomer(games.database, { customerId, enableRifFlag: true, freePlayCents: 50_000 });
    for (const code of ['PLOPEN', 'TEOPEN']) await run('restrictions set', { customerId, code });
    return async (request) => {
      const answer = await games.gateway.tickets.place(customerId, request);
      if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
      return answer.ticketNumber;
    };
  };
  const control = async () => {
    const account = await games.gateway.tickets.account(`C${games.customerId}`);
    return [account?.balance.currentBalanceCents, account?.balance.atRiskCents];
  };
  const expectWhole = async (): Promise<void> => {
    expect(await balance()).toEqual(await control());
    expect(await checkBalances(games.database.pool)).toEqual([]);
  };

  it.each(KINDS)(
    'HR-41.1: a %s is whole again after each decision on a leg or the whole that is taken back, whenever that was',
    async (_kind, on, fields) => {
      const placeControl = await openControl();
      const { ticketNumber } = await place(on, fields);
      await placeControl(createTicket(items(...on), fields));
      const undo = async (): Promise<void> => {
        expect(await run('tickets regrade', { ticketNumber, note })).toMatchObject({ kind: 'done' });
        await expectWhole();
      };
      await expectWhole();
      for (const [at, result] of (['W', 'P', 'L'] as const).slice(0, on.length).entries()) {
        await run('tickets grade', { ticketNumber, wagerNumber: 1, itemNumber: 1, result: 'X', note });
        expect(await checkBalances(games.database.pool)).toEqual([]);
        await say(at + 1, result);
        await undo();
        await run('tickets void', { ticketNumber, note });
        expect(await balance()).toEqual([100_000, 0]);
        await undo();
      }
      // A correction of each, with a void between.
      for (const [at, result] of [
        [1, 'L'],
        [2, 'W'],
        [on.length, 'W'],
        [1, 'W'],
      ] as const) {
        await run('tickets grade', {
          ticketNumber,
          wagerNumber: 1,
          itemNumber: on.length,
          result: 'W',
          note,
        });
        await say(at, result);
        await run('tickets void', { ticketNumber, note });
        expect(await balance()).toEqual([100_000, 0]);
        await undo();
      }
    },
    30_000,
  );

  it.each(KINDS)(
    'HR-41.1: a %s is paid once, however many decide of it at once while its games end',
    async (_kind, on, fields) => {
      const placeControl = await openControl();
      const { ticketNumber } = await place(on, fields);
      await placeControl(createTicket(items(...on), fields));
      const leg = { ticketNumber, wagerNumber: 1, itemNumber: 1 };
      await Promise.all([
        say(1, 'W'),
        run('tickets void', { ticketNumber, note }),
        run('tickets grade', { ...leg, result: 'X', note }),
        say(2, 'W'),
        run('tickets regrade', { ticketNumber, note }),
        run('tickets past-posted', { ...leg, note }),
      ]);
      expect(await checkBalances(games.database.pool)).toEqual([]);
      await run('tickets void', { ticketNumber, note });
      expect(await balance()).toEqual([100_000, 0]);
      await Promise.all([
        run('tickets regrade', { ticketNumber, note }),
        run('tickets regrade', { ticketNumber, note }),
        say(on.length, 'W'),
      ]);
      await expectWhole();
    },
  );

  it('HR-25.5, HR-41.1: a chain of rolling ifs is whole again after its parent, its middle or its end was no action', async () => {
    const placeControl = await openControl();
    const roll = (parent: number, at: number): TicketRequest =>
      createTicket(items(at), { parentRif: { ticketNumber: parent, wagerNumber: 1, winOnly: false } });
    const first = (await place([1], {})).ticketNumber;
    const firstControl = await placeControl(createTicket(items(1)));
    const chain = [first];
    let last = firstControl;
    for (const at of [2, 3]) {
      const answer = await games.gateway.tickets.place(games.customerId, roll(chain.at(-1)!, at));
      if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
      chain.push(answer.ticketNumber);
      last = await placeControl(roll(last, at));
    }
    await expectWhole();
    for (const [at, result] of (['W', 'P', 'W'] as const).entries()) {
      for (const ticketNumber of chain) {
        await run('tickets void', { ticketNumber, note });
        expect(await checkBalances(games.database.pool)).toEqual([]);
        if (ticketNumber === first) await say(at + 1, result);
        await run('tickets regrade', { ticketNumber, note });
        await expectWhole();
      }
    }
  });

  it('HR-25.5: many who decide of the wagers of one chain at once wait for each other, and none fails', async () => {
    const chain = [(await place([1], {})).ticketNumber];
    for (const at of [2, 3, 4]) {
      const parentRif = { ticketNumber: chain.at(-1)!, wagerNumber: 1, winOnly: false };
      const answer = await games.gateway.tickets.place(
        games.customerId,
        createTicket(items(at), { parentRif }),
      );
      if (answer.state !== 'accepted') throw new Error(JSON.stringify(answer));
      chain.push(answer.ticketNumber);
    }
    for (let time = 0; time < 5; time += 1) {
      const name = time % 2 === 0 ? 'tickets void' : 'tickets regrade';
      const answers = await Promise.all([
        ...chain.toReversed().map((ticketNumber) => run(name, { ticketNumber, note })),
        say(1, time % 2 === 0 ? 'W' : 'L'),
        say(2, 'P'),
      ]);
      expect(answers.slice(0, chain.length)).toMatchObject(chain.map(() => ({ kind: 'done' })));
    }
    expect(games.errors).toEqual([]);
    expect(await balance()).toEqual([100_000, 0]);
    expect(await checkBalances(games.database.pool)).toEqual([]);
  });
});
