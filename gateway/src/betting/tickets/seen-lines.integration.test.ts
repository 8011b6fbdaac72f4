import type { TicketStory } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import type { TicketRequest, WagerItemRequest } from '@lineboard/domain/betting/request/ticket-request';
import { describe, expect, it } from 'vitest';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { oneEngine } from '../../../testing/servers/test-database.ts';
import { setUpPendingTickets } from '../../../testing/worlds/pending-world.ts';

/** Game 2 hasn't begun; its home team is at −3 −110, and so is game 1's, which is live. */
describe.each(oneEngine())('seen and current lines on $name PostgreSQL', (engine) => {
  const world = setUpPendingTickets(engine);
  const { seed, post, find, decide } = world;
  const straight = (fields: Partial<WagerItemRequest>, options: Partial<TicketRequest> = {}) =>
    createTicket([createItem(2, { amountEntered: 'risk', amountCents: 1_000, ...fields })], {
      priceAcceptance: 'better',
      ...options,
    });

  it('HR-30.8: a number that went up and came back down since the last press is asked about, whatever was picked', async () => {
    const customerId = await seed();
    const picked = { pickedPrice: -110, pickedLine: -3 };
    const request = straight({ ...picked, seenLine: -1, seenPrice: -110 });
    expect(await post(customerId, request)).toMatchObject({
      state: 'changed',
      items: [{ oldLine: -1, newLine: -3, oldPrice: -110, newPrice: -110, worthCents: null }],
    });
    // The same pick, pressed with the current line: at the last press nothing had moved.
    const again = { ...request, items: request.items.map((item) => ({ ...item, seenLine: -3 })) };
    expect(await post(customerId, again)).toMatchObject({ state: 'accepted' });
  });

  it('HR-30.6, HR-30.7: a mixed move says what it is worth, and is taken by a tolerance alone', async () => {
    const customerId = await seed();
    world.gateway.book.moveLine(2, { spread2: -4, spreadAdj2: -107 });
    const seen = { seenLine: -3.5, seenPrice: -112 };
    // Half a point costs ten cents off 3½, of which five came back.
    expect(await post(customerId, straight(seen))).toMatchObject({
      state: 'changed',
      items: [{ oldLine: -3.5, newLine: -4, oldPrice: -112, newPrice: -107, worthCents: -5 }],
    });
    world.gateway.book.moveLine(2, { spread2: -3.5, spreadAdj2: -112 });
    const back = { seenLine: -4, seenPrice: -107 };
    expect(await post(customerId, straight(back))).toMatchObject({
      state: 'changed',
      items: [{ worthCents: 5 }],
    });
    expect(await post(customerId, straight(back, { priceAcceptance: 'close' }))).toMatchObject({
      state: 'accepted',
      wagers: [{ items: [{ finalLine: -3.5, finalPrice: -112 }] }],
    });
  });

  it('HR-30.9: such a move of a team’s total is asked about within the tolerance, too: no points are sold there', async () => {
    const customerId = await seed();
    const total = { type: 'G', gameNum: 2, periodNumber: 0, market: 'E', side: 'team2Over' } as const;
    world.gateway.book.moveLine(2, { team2TotalPoints: 24, team2TtlPtsAdj1: -112 });
    const request = straight({ pick: total, seenLine: 23.5, seenPrice: -115 }, { priceAcceptance: 'close' });
    expect(await post(customerId, request)).toMatchObject({
      state: 'changed',
      items: [{ worthCents: null }],
    });
  });

  it('HR-30.8: what a page claims to have seen never makes a price: it is asked, or bet as the book has it', async () => {
    const customerId = await seed();
    for (const seenLine of [10_001, 0.3, '−3'])
      expect(
        await post(customerId, straight({ seenLine: seenLine as number })),
        String(seenLine),
      ).toMatchObject({ error: { code: 'badRequest' } });
    for (const [claimed, state] of [
      [{ seenLine: 44 }, 'changed'],
      [{ seenLine: 10_000 }, 'changed'],
      [{ seenLine: Number.NaN }, 'changed'],
      [{ seenLine: null }, 'changed'],
      [{ seenPrice: 1_000_000 }, 'changed'],
      [{ seenLine: -44, seenPrice: -100_000 }, 'accepted'],
      [{ pickedLine: 500, pickedPrice: 1_000_000 }, 'accepted'],
    ] as const)
      for (const priceAcceptance of ['better', 'close', 'close20', 'any'] as const)
        expect(await post(customerId, straight(claimed, { priceAcceptance }))).toMatchObject(
          state === 'changed' ? { state } : { wagers: [{ items: [{ finalLine: -3, finalPrice: -110 }] }] },
        );
  });

  it('HR-30.8: bought points and legs of parlays are compared by their lines, of teasers by points alone', async () => {
    const customerId = await seed();
    world.gateway.book.moveLine(2, { spread2: -4, spreadAdj2: -107 });
    const seen = { seenLine: -3.5, seenPrice: -112 };
    expect(await post(customerId, straight({ ...seen, pointsBought: 1 }))).toMatchObject({
      state: 'changed',
      items: [{ worthCents: -5 }],
    });
    const legs = [
      createItem(2, seen),
      createItem(1, { pick: { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team2' } }),
    ];
    const options = { amountCents: 1_000, priceAcceptance: 'better' } as const;
    expect(await post(customerId, createTicket(legs, { ...options, wagerType: 'parlay' }))).toMatchObject({
      state: 'changed',
      items: [{ itemId: 'item-2', worthCents: -5 }],
    });
    const teaser = { ...options, wagerType: 'teaser', teaserName: 'T tp 6/4' } as const;
    expect(await post(customerId, createTicket(legs, teaser))).toMatchObject({
      state: 'changed',
      items: [{ itemId: 'item-2', oldLine: -3.5, newLine: -4, worthCents: null }],
    });
  });

  it('ROLE1-23: under AUTOLINECH a live bet is asked about at the end of its delay, better moves, too', async () => {
    const [asks, takes] = [await seed({ restrictions: [{ code: 'AUTOLINECH' }] }), await seed()];
    const tickets = [
      world.live({ priceAcceptance: 'close20' }),
      world.live({ priceAcceptance: 'none' }),
    ] as const;
    await post(asks, tickets[0]);
    await post(takes, tickets[1]);
    world.gateway.book.moveLine(1, { spreadAdj2: -105 });
    await decide();
    expect(await find(asks, tickets[0])).toMatchObject({
      state: 'refused',
      code: 'priceChanged',
      items: [{ params: { oldPrice: -110, newPrice: -105, oldLine: -3, newLine: -3 } }],
    });
    expect(await find(takes, tickets[1])).toMatchObject({ state: 'accepted' });
  });

  it('ROLE1-23: an operator who sets AUTOLINECH meanwhile is heard', async () => {
    const customerId = await seed();
    const ticket = world.live({ priceAcceptance: 'close20' });
    await post(customerId, ticket);
    await world.database.kysely
      .insertInto('customer_restriction')
      .values({ customer_id: customerId, code: 'AUTOLINECH', params: '{}' })
      .execute();
    world.gateway.book.moveLine(1, { spreadAdj2: -105 });
    await decide();
    expect(await find(customerId, ticket)).toMatchObject({ state: 'refused', code: 'priceChanged' });
  });

  it('HR-44.5: a live bet takes no mixed move unasked, and says what it is worth', async () => {
    const customerId = await seed();
    const ticket = world.live({ priceAcceptance: 'better' });
    await post(customerId, ticket);
    world.gateway.book.moveLine(1, { spread2: -2.5, spreadAdj2: -130 });
    await decide();
    expect(await find(customerId, ticket)).toMatchObject({
      state: 'refused',
      code: 'priceChanged',
      items: [{ params: { oldLine: -3, newLine: -2.5, worthCents: 5 } }],
    });
  });

  it('HR-44.2: the receipt says live and the score, and the ticket’s page what was picked and seen', async () => {
    const customerId = await seed();
    world.gateway.book.say({ gameNum: 1, phase: 'live', score1: 7, score2: 10, clock: 'Q2 5:00' });
    const item = createItem(1, { pickedPrice: -120, pickedLine: -4, seenPrice: -115, pointsBought: 1 });
    const ticket = createTicket([item], { priceAcceptance: 'better' });
    await post(customerId, ticket);
    await decide();
    const answer = await find(customerId, ticket);
    expect(answer).toMatchObject({
      wagers: [
        {
          items: [
            {
              finalPrice: -135,
              finalLine: -2.5,
              linePrice: -110,
              linePoints: -3,
              live: true,
              placedScore: { score1: 7, score2: 10, clock: 'Q2 5:00' },
            },
          ],
        },
      ],
    });
    const number = answer?.state === 'accepted' ? answer.ticketNumber : 0;
    const story = await world.gateway.app.inject({
      url: `/api/tickets/by-number/${number}`,
      headers: { cookie: await world.gateway.cookieOf(customerId) },
    });
    expect(story.json<TicketStory>().legs).toMatchObject([
      { pickedPrice: -120, pickedLine: -4, seenPrice: -115, seenLine: -3 },
    ]);
    const before = straight({});
    await post(customerId, before);
    expect(await find(customerId, before)).toMatchObject({
      wagers: [{ items: [{ live: false, placedScore: null }] }],
    });
  });
});
