import { PRICE_ACCEPTANCE_CODES } from '@lineboard/domain/ground/price/price-acceptances';
import { randomUUID } from 'node:crypto';
import type { SaleAnswer } from '@lineboard/domain/betting/selling/sale.schema';
import { describe, expect, it } from 'vitest';
import { createTestGateway, TEST_ORIGIN } from '../../../testing/gateways/test-gateway.ts';
import { createFill, createOpenParlay, wagerOf } from '../../../testing/samples/open-parlay.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpPendingTickets } from '../../../testing/worlds/pending-world.ts';
import { NO_TRACES, type Traces } from '../../ground/traces/traces.ts';
import { switchRestriction } from '../../account/self-service/switch-restriction.ts';

describe.each(oneEngine())(
  'what the customer does while a ticket is pending on $name PostgreSQL',
  (engine) => {
    const world = setUpPendingTickets(engine);
    const { open, seed, post, find, decide, balanceOf, live } = world;

    it('HR-4.6, HR-44.1: the pending picks count towards the limit, and not against themselves', async () => {
      const customerId = await seed({ limitCents: 15_000 });
      const pending = live();
      await post(customerId, pending);
      expect((await world.gateway.tickets.account(customerId))?.exposureCents).toMatchObject({
        'G.1.0.S.team2': 10_000,
      });
      expect(await post(customerId, live())).toMatchObject({ code: 'amountExceeded' });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });

    it('HR-44.4: signing out calls nothing off', async () => {
      const customerId = await seed();
      const pending = live();
      await post(customerId, pending);
      const cookie = await world.gateway.cookieOf(customerId);
      await world.gateway.app.inject({
        method: 'DELETE',
        url: '/api/session',
        headers: { origin: TEST_ORIGIN, cookie },
      });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });

    it('HR-44.4: closing the key calls nothing off', async () => {
      const customerId = await seed();
      const pending = live();
      await post(customerId, pending);
      expect(await world.gateway.tickets.close(customerId, pending.idempotencyKey)).toMatchObject({
        state: 'pending',
      });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });

    it('HR-44.4: giving up sports betting calls nothing off, and an operator who says the same after that does', async () => {
      const [quits, stopped] = [await seed(), await seed()];
      const tickets = [live(), live()] as const;
      await post(quits, tickets[0]);
      await post(stopped, tickets[1]);
      for (const customerId of [quits, stopped])
        await switchRestriction(world.database, customerId, 'NOSPTWAGER', true);
      await world.database.kysely
        .updateTable('customer_restriction')
        .set({ params: '{}' })
        .where('customer_id', '=', stopped)
        .execute();
      await decide();
      expect(await find(quits, tickets[0])).toMatchObject({ state: 'accepted' });
      expect(await find(stopped, tickets[1])).toMatchObject({ state: 'refused', code: 'wageringDisabled' });
    });

    it('HR-44.4: a customer who took worse prices when the bet was sent takes one, whatever is switched meanwhile', async () => {
      const customerId = await seed();
      const pending = live({ priceAcceptance: 'close20' });
      await post(customerId, pending);
      await switchRestriction(world.database, customerId, 'AUTOLINECH', true);
      world.gateway.book.moveLine(1, { spreadAdj2: -130 });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });

    it.each(PRICE_ACCEPTANCE_CODES)(
      'HR-44.1: a bet that takes prices of kind "%s" waits and is accepted',
      async (priceAcceptance) => {
        const customerId = await seed();
        const pending = live({ priceAcceptance });
        expect(await post(customerId, pending)).toMatchObject({ state: 'pending' });
        await decide();
        expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
      },
    );

    it('HR-44.4: a customer who took only better prices isn’t made to take a worse one', async () => {
      const customerId = await seed({ restrictions: [{ code: 'AUTOLINECH' }] });
      const pending = live({ priceAcceptance: 'close20' });
      await post(customerId, pending);
      world.gateway.book.moveLine(1, { spreadAdj2: -130 });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'refused', code: 'priceChanged' });
    });

    it('ROLE1-11, HR-44.3: a customer whom the operator stops meanwhile is refused, and gets the hold back', async () => {
      const customerId = await seed();
      const pending = live();
      await post(customerId, pending);
      await world.database.kysely
        .insertInto('customer_restriction')
        .values({ customer_id: customerId, code: 'NOWAGERING', params: '{}' })
        .execute();
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'refused', code: 'wageringDisabled' });
      expect(await balanceOf(customerId)).toMatchObject({ atRiskCents: 0 });
    });

    const placeOpenParlay = async (customerId: string) => {
      world.gateway.book.putGame({ gameNum: 4 });
      return wagerOf(await post(customerId, createOpenParlay([2, 4], 1_000, 2)));
    };

    it('HR-15.3, HR-44.1: a pending filling reserves the wager: another filling is refused, not the pending one', async () => {
      world.gateway.book.putGame({ gameNum: 3 });
      const customerId = await seed({ restrictions: [{ code: 'PLOPEN' }] });
      const filling = await placeOpenParlay(customerId);
      const pending = createFill(filling, 1);
      expect(await post(customerId, pending)).toMatchObject({ state: 'pending' });
      const meanwhile = createFill(filling, 3);
      expect(await post(customerId, meanwhile)).toMatchObject({ state: 'refused', code: 'wagerReserved' });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
      expect(await post(customerId, { ...meanwhile })).toMatchObject({ state: 'accepted' });
    });

    it('HR-15.3, HR-44.1: only one of the fillings sent at once, live and not, gets the wager', async () => {
      world.gateway.book.putGame({ gameNum: 3 });
      const other = await open();
      other.book.putGame({ gameNum: 3 });
      const customerId = await seed({ restrictions: [{ code: 'PLOPEN' }] });
      const filling = await placeOpenParlay(customerId);
      const answers = await Promise.all([
        world.gateway.tickets.place(customerId, createFill(filling, 1)),
        other.tickets.place(customerId, createFill(filling, 1)),
      ]);
      expect(answers.map(({ state }) => state).sort()).toEqual(['pending', 'refused']);
    });

    it('HR-25.9, HR-44.1: a pending rolling if reserves its parent', async () => {
      world.gateway.book.putGame({ gameNum: 3 });
      const customerId = await seed({ enableRifFlag: true });
      const { ticketNumber } = await post(customerId, createTicket([createItem(2)]));
      const parentRif = { ticketNumber, wagerNumber: 1, winOnly: true };
      const pending = live({ parentRif });
      expect(await post(customerId, pending)).toMatchObject({ state: 'pending' });
      const meanwhile = createTicket([createItem(3)], { parentRif });
      expect(await post(customerId, meanwhile)).toMatchObject({ state: 'refused', code: 'wagerReserved' });
      await decide();
      expect(await find(customerId, pending)).toMatchObject({ state: 'accepted' });
    });

    it('HR-44.4, HR-53.3: a sale that begins to wait just before a rolling if is held reserves the wager first', async () => {
      const customerId = await seed({ enableRifFlag: true });
      const { ticketNumber } = await post(customerId, createTicket([createItem(2)]));
      world.gateway.book.say({ gameNum: 2, phase: 'live' });
      const sell = () =>
        world.gateway.sales.sell(
          customerId,
          { ticketNumber, wagerNumber: 1 },
          { key: randomUUID(), sharePercent: 100, seenCents: 1 },
        );
      let sold: SaleAnswer | null = null;
      // Judged, and not written yet.
      const traces: Traces = {
        ...NO_TRACES,
        inSpan: (name, act, origin) =>
          name === 'ticket.hold' && sold === null
            ? (sell().then((answer) => {
                sold = answer;
                return NO_TRACES.inSpan(name, act, origin);
              }) as ReturnType<typeof act>)
            : NO_TRACES.inSpan(name, act, origin),
      };
      const other = await createTestGateway(world.database, { LIVE_DELAY_MS: '5000' }, { traces });
      other.book.putGame({ gameNum: 1 });
      other.book.putGame({ gameNum: 2 });
      other.book.say({ gameNum: 1, phase: 'live' });
      const parentRif = { ticketNumber, wagerNumber: 1, winOnly: true };
      const answer = await other.tickets.place(customerId, live({ parentRif }));
      expect(sold).toMatchObject({ state: 'pending' });
      expect(answer).toMatchObject({ state: 'refused', code: 'wagerReserved' });
      await other.close();
    });
  },
);
