import { type GamePick, keyOfPick, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { TicketOptions, TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anyLinked,
  anyLinkedPick,
  anyLinks,
  anyTeasablePick,
  LINKED_CONTESTS,
  LINKED_GAMES,
  type Links,
} from '../../../testing/samples/linked-lines.ts';
import { type BothAnswers, type LinkedWorld, openLinkedWorld } from '../../../testing/worlds/linked-world.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';

/** What a customer asks for. A fill or a roll builds on one of the open bets, whichever that is. */
const ASKED = {
  straight: {},
  freePlay: { useFreePlay: true },
  parlay: { wagerType: 'parlay' },
  openParlay: { wagerType: 'parlay', openSpots: 2 },
  openTeaser: { wagerType: 'teaser', teaserName: 'T tp 6/4', openSpots: 1 },
  ifBet: { wagerType: 'ifWinOnly' },
  fill: { amountCents: 0 },
  roll: {},
  rollParlay: { wagerType: 'parlay' },
} as const satisfies Record<string, Partial<TicketOptions>>;
type Asked = keyof typeof ASKED;

interface Ask {
  kind: 'ask';
  asked: Asked;
  picks: WagerPick[];
  on: number;
  amountCents: number;
  flag: boolean;
}
type Step =
  | Ask
  | { kind: 'link'; game: number; linked: number[] }
  | { kind: 'end' | 'removeGame'; game: number }
  | { kind: 'removeContest'; contestNum: number };

const anyAskOf = (anyPick: fc.Arbitrary<WagerPick>, ...asked: Asked[]): fc.Arbitrary<Ask> =>
  fc.record({
    kind: fc.constant('ask'),
    asked: fc.constantFrom(...asked),
    picks: fc.uniqueArray(anyPick, { minLength: 1, maxLength: 2, selector: keyOfPick }),
    on: fc.nat(7),
    amountCents: fc.constantFrom(500, 500, 30_000),
    flag: fc.boolean(),
  });
const anyAsk = (...asked: Asked[]): fc.Arbitrary<Ask> => anyAskOf(anyLinkedPick, ...asked);
const anyOpenTeaser = anyAskOf(anyTeasablePick, 'openTeaser');
const anyPlaced = fc.oneof({ weight: 4, arbitrary: anyAsk('straight', 'openParlay') }, anyOpenTeaser);
const game = fc.constantFrom(...LINKED_GAMES);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: anyAsk('fill', 'fill', 'roll', 'roll', 'rollParlay') },
  { weight: 3, arbitrary: anyAsk('straight', 'parlay', 'openParlay', 'ifBet', 'freePlay') },
  anyOpenTeaser,
  fc.record({ kind: fc.constant('link' as const), game, linked: anyLinked }),
  fc.record({ kind: fc.constantFrom('end' as const, 'removeGame' as const), game }),
  fc.record({
    kind: fc.constant('removeContest' as const),
    contestNum: fc.constantFrom(...LINKED_CONTESTS),
  }),
);

const DAY_MS = 24 * 3_600_000;
const UNTIED: Links = { linked: [[], [], []], contestGames: [null, null, null] };
const sideOf = (gameNum: number): GamePick => ({
  type: 'G',
  gameNum,
  periodNumber: 0,
  market: 'S',
  side: 'team2',
});
const contestantOf = (contestNum: number): WagerPick => ({ type: 'C', contestNum, contestantNum: 1 });

describe.each(oneEngine())('what a ticket builds on, on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let worlds = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
  });
  afterAll(() => drop());

  const openWorld = (links: Links): Promise<LinkedWorld> => {
    worlds += 1;
    return openLinkedWorld(database, worlds, links);
  };

  /** @returns null when there is no bet to build on */
  const draft = async (world: LinkedWorld, ask: Ask): Promise<TicketRequest | null> => {
    const { asked, picks, on, amountCents, flag } = ask;
    const isFill = asked === 'fill';
    const isRoll = asked === 'roll' || asked === 'rollParlay';
    const open = (await world.openBets()).filter(({ terms }) => !isFill || 'openSpots' in terms);
    const bet = open[on % Math.max(1, open.length)];
    if ((isFill || isRoll) && bet === undefined) return null;
    const ref = { ticketNumber: bet?.ticketNumber ?? 0, wagerNumber: bet?.wagerNumber ?? 0 };
    const filled = bet?.betType === 'T' ? ASKED.openTeaser : ASKED.parlay;
    const flags = { amountCents, pitcher1ReqFlag: flag, pitcher2ReqFlag: flag };
    const items = picks.map((pick, at) => world.item(pick, { itemId: `${at}`, ...flags }));
    return createTicket(asked === 'roll' ? items.slice(0, 1) : items, {
      amountCents,
      ...ASKED[asked],
      ...(isFill && { ...filled, openSpots: 0, filling: ref }),
      ...(isRoll && { parentRif: { ...ref, winOnly: flag } }),
    });
  };

  it('HR-11.2, HR-15.3, HR-25.8: page and gateway say the same of whatever fills or rolls, however contests are tied to the games', async () => {
    const seen = new Set<string>();
    const note = (asked: Asked, { gateway: said }: BothAnswers): void => {
      const codes = said.state === 'refused' ? [said, ...said.items].map(({ code }) => code) : [said.state];
      for (const code of codes) seen.add(`${asked} ${code}`);
    };
    const act = async (world: LinkedWorld, step: Step): Promise<void> => {
      if (step.kind === 'link') world.link(step.game, step.linked);
      else if (step.kind === 'removeContest') world.removeContest(step.contestNum);
      else if (step.kind !== 'ask') await world[step.kind](step.game);
      else {
        const request = await draft(world, step);
        if (request === null) return;
        const both = await world.compare(request);
        expect(both.gateway).toEqual(both.page);
        note(step.asked, both);
      }
    };
    await fc.assert(
      fc.asyncProperty(
        anyLinks,
        fc.array(anyPlaced, { minLength: 2, maxLength: 4 }),
        fc.array(anyStep, { minLength: 4, maxLength: 14 }),
        async (links, placed, steps) => {
          const world = await openWorld(links);
          try {
            for (const step of [...placed, ...steps]) await act(world, step);
          } finally {
            await world.close();
          }
        },
      ),
      { numRuns: 60, endOnFailure: true },
    );
    const fills = ['accepted', 'correlatedLegs', 'contestLegs', 'openSpotsTooMany'];
    const rolls = ['accepted', 'rifCorrelated', 'rifParentInvalid', 'rifAmountExceeded'];
    expect([...seen]).toEqual(
      expect.arrayContaining([
        ...fills.map((code) => `fill ${code}`),
        ...rolls.map((code) => `roll ${code}`),
      ]),
    );
  });

  /** Bets on a pick, or rolls one from the bet before it. */
  const roll = async (world: LinkedWorld, pick: WagerPick): Promise<BothAnswers> => {
    const [last] = await world.openBets();
    const { ticketNumber = 0, wagerNumber = 0 } = last ?? {};
    return world.compare(
      createTicket([world.item(pick, { amountCents: 500 })], {
        parentRif: last === undefined ? null : { ticketNumber, wagerNumber, winOnly: true },
      }),
    );
  };

  it.each<[string, Partial<Links>, [WagerPick, WagerPick], (world: LinkedWorld) => void]>([
    [
      'game still excludes the contests that were linked to it',
      { linked: [[51], [], []] },
      [sideOf(1), contestantOf(51)],
      (world) => world.removeGame(1),
    ],
    [
      'contest still excludes its game',
      { contestGames: [1, null, null] },
      [contestantOf(51), sideOf(1)],
      (world) => world.removeContest(51),
    ],
    [
      'game to which a contest is linked only after the bet excludes it from then on',
      {},
      [sideOf(1), contestantOf(51)],
      (world) => world.link(1, [51]),
    ],
  ])('HR-11.2, HR-25.8: a %s', async (_, links, [first, second], happens) => {
    for (const isTied of [true, false]) {
      const world = await openWorld({ ...UNTIED, ...links });
      expect((await roll(world, first)).gateway.state).toBe('accepted');
      happens(world);
      const both = await roll(world, isTied ? second : sideOf(2));
      await world.close();
      expect(both.gateway).toEqual(both.page);
      expect(both.page).toMatchObject(isTied ? { code: 'rifCorrelated' } : { state: 'accepted' });
    }
  });

  it('HR-25.3: a chain whose beginning has left the list is counted from there', async () => {
    const world = await openWorld(UNTIED);
    for (const pick of [sideOf(1), sideOf(2), ...LINKED_CONTESTS.map(contestantOf)])
      expect((await roll(world, pick)).gateway.state).toBe('accepted');
    await world.end(1);
    await world.end(2);
    world.gateway.clock.wallMs += 4 * DAY_MS;
    expect((await world.openBets()).map(({ chainLength }) => chainLength)).toEqual([4, 3, 2]);
    const both = await roll(world, sideOf(3));
    await world.close();
    expect(both.page).toMatchObject({ code: 'rifChainTooLong' });
    expect(both.gateway).toEqual(both.page);
  });
});
