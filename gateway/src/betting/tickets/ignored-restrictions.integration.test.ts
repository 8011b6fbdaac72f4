import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInjectedPage } from '../../../testing/worlds/injected-page.ts';
import { seedCustomer, type TestCustomer } from '../../../testing/customers/seed-customer.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createTestGateway, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import type { Database } from '../../ground/database/create-database.ts';

type Restrictions = NonNullable<TestCustomer['restrictions']>;

const [FOOTBALL, OTHER, THIRD, LIVE, LOPSIDED_FOOTBALL, LOPSIDED_BASKETBALL] = [1, 2, 3, 4, 5, 6] as const;
const SPREAD_POINTS = 7;

const on = (games: readonly number[], options: Partial<TicketRequest> = {}): TicketRequest =>
  createTicket(
    games.map((gameNum) => createItem(gameNum, { amountCents: 1_000 })),
    { amountCents: 1_000, ...options },
  );
const contest = (options: Partial<TicketRequest> = {}): TicketRequest => {
  const pick = { type: 'C', contestNum: 9, contestantNum: 1 } as const;
  return createTicket([createItem(9, { pick, seenPrice: 120, seenLine: null })], options);
};
const moneyLine = (gameNum: number): TicketRequest => {
  const pick = { type: 'G', gameNum, periodNumber: 0, market: 'M', side: 'team2' } as const;
  return createTicket([createItem(gameNum, { pick, seenPrice: -160, seenLine: null })]);
};

const TWO = [FOOTBALL, OTHER] as const;
const PARLAY = { wagerType: 'parlay' } as const;
const TEASER = { wagerType: 'teaser', teaserName: 'T tp 6/4' } as const;
const REVERSE = { wagerType: 'actionReverse', amountEntered: 'base' } as const;
const FREE = { useFreePlay: true } as const;

/** Posts tickets that its page would never offer. */
describe.each(oneEngine())('a client that ignores restrictions, on $name PostgreSQL', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let customers = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    gateway = await createTestGateway(database);
    const { book } = gateway;
    for (const gameNum of [FOOTBALL, OTHER, THIRD, LIVE]) book.putGame({ gameNum });
    const points = { spread1: SPREAD_POINTS, spread2: -SPREAD_POINTS };
    book.putGame({ gameNum: LOPSIDED_FOOTBALL }, points);
    book.putGame({ gameNum: LOPSIDED_BASKETBALL, sportType: 'Basketball', sportSubType: 'NBA' }, points);
    book.say({ gameNum: LIVE, phase: 'live' });
    book.putContest({ contestNum: 9, contestantNum: 1, moneyLine: 120 });
  });
  afterAll(async () => {
    await gateway.close();
    await drop();
  });

  /** @returns the refusal's code, or the ticket's state when it isn't refused */
  const post = async (request: TicketRequest, restrictions: Restrictions = []): Promise<string> => {
    customers += 1;
    const customerId = `C${customers}`;
    await seedCustomer(database, { customerId, freePlayCents: 50_000, restrictions });
    const answer = await (await openInjectedPage(gateway, customerId)).place(request);
    if ('error' in answer) throw new Error(answer.error.code);
    const { rowCount: tickets } = await database.pool.query(
      'select 1 from ticket where customer_id = $1 union all select 1 from pending_ticket where customer_id = $1',
      [customerId],
    );
    expect(tickets).toBe(answer.state === 'refused' ? 0 : 1);
    return answer.state === 'refused' ? answer.code : answer.state;
  };
  /** Posts the ticket for a customer without the restriction, and for one with it. */
  const postBoth = async (code: string, request: () => TicketRequest): Promise<string[]> => [
    await post(request()),
    await post(request(), [{ code }]),
  ];

  it.each(['NOSPTWAGER', 'NOWAGERING'])(
    'ROLE1-11, ROLE1-12.1: places no ticket of any kind with %s',
    async (code) => {
      const kinds: TicketRequest[] = [
        on([FOOTBALL]),
        on([FOOTBALL], FREE),
        on([LIVE]),
        contest(),
        moneyLine(FOOTBALL),
        on(TWO, PARLAY),
        on([FOOTBALL, OTHER, THIRD], { ...PARLAY, roundRobinSizes: [2] }),
        on(TWO, TEASER),
        on(TWO, { wagerType: 'ifWinOnly' }),
        on(TWO, { wagerType: 'ifWinOrPush' }),
        on(TWO, REVERSE),
      ];
      for (const request of kinds) {
        expect(['accepted', 'pending']).toContain(await post(request));
        expect(await post(request, [{ code }])).toBe('wageringDisabled');
      }
    },
  );

  it('VAL1-16: can’t leave a place of a parlay empty without PLOPEN', async () => {
    const request = () => on(TWO, { ...PARLAY, openSpots: 1 });
    expect(await postBoth('PLOPEN', request)).toEqual(['openSpotsNotAllowed', 'accepted']);
    expect(await post(request(), [{ code: 'TEOPEN' }])).toBe('openSpotsNotAllowed');
  });

  it('VAL1-17: can’t leave a place of a teaser empty without TEOPEN', async () => {
    const request = () => on(TWO, { ...TEASER, openSpots: 1 });
    expect(await postBoth('TEOPEN', request)).toEqual(['openSpotsNotAllowed', 'accepted']);
    expect(await post(request(), [{ code: 'PLOPEN' }])).toBe('openSpotsNotAllowed');
  });

  it('ST2-07, VAL2-57: can’t skip the password of a customer with MOVER', async () => {
    expect(await postBoth('MOVER', () => on([FOOTBALL]))).toEqual(['accepted', 'incorrectPassword']);
  });

  it('VAL2-29: can’t place a round robin for a customer with DROUNDR', async () => {
    expect(
      await postBoth('DROUNDR', () => on([FOOTBALL, OTHER, THIRD], { ...PARLAY, roundRobinSizes: [2] })),
    ).toEqual(['accepted', 'roundRobinDisabled']);
  });

  it('ROLE2-06: can’t use free play with FPDISABLE', async () => {
    expect(await postBoth('FPDISABLE', () => on([FOOTBALL], FREE))).toEqual([
      'accepted',
      'freePlayUnavailable',
    ]);
  });

  it('ROLE2-07: can’t use free play for a parlay without FPPARLAYS', async () => {
    expect(await postBoth('FPPARLAYS', () => on(TWO, { ...PARLAY, ...FREE }))).toEqual([
      'freePlayUnavailable',
      'accepted',
    ]);
  });

  it('ROLE2-08: can’t use free play for a teaser without FPTEASERS', async () => {
    expect(await postBoth('FPTEASERS', () => on(TWO, { ...TEASER, ...FREE }))).toEqual([
      'freePlayUnavailable',
      'accepted',
    ]);
  });

  it('ROLE2-09: can’t use free play for a reverse without FPREVERSES', async () => {
    expect(await postBoth('FPREVERSES', () => on(TWO, { ...REVERSE, ...FREE }))).toEqual([
      'freePlayUnavailable',
      'accepted',
    ]);
  });

  it('ROLE2-10: can’t use free play for a contest without FPCONTEST', async () => {
    expect(await postBoth('FPCONTEST', () => contest(FREE))).toEqual(['freePlayUnavailable', 'accepted']);
  });

  it('ROLE2-11: can’t use free play for a straight bet with FPSTRAIGHT', async () => {
    expect(await postBoth('FPSTRAIGHT', () => on([FOOTBALL], FREE))).toEqual([
      'accepted',
      'freePlayUnavailable',
    ]);
  });

  it('gains no free play by FPACTIVE, which only affects the page’s default', async () => {
    expect(await post(on([FOOTBALL], FREE), [{ code: 'FPACTIVE' }])).toBe('accepted');
    expect(await post(on(TWO, { ...PARLAY, ...FREE }), [{ code: 'FPACTIVE' }])).toBe('freePlayUnavailable');
  });

  /**
   * Posts money lines without the restriction, with one for every spread, with one that the game's spread reaches, and
   * with one just above it.
   */
  const postMoneyLines = async (code: string, gameNum: number): Promise<string[]> => {
    const restrictedFrom = (points: number): Restrictions => [{ code, params: { MaxSpreadPoints: points } }];
    return [
      ...(await postBoth(code, () => moneyLine(gameNum))),
      await post(moneyLine(gameNum), restrictedFrom(SPREAD_POINTS)),
      await post(moneyLine(gameNum), restrictedFrom(SPREAD_POINTS + 0.5)),
    ];
  };
  const REACHED = ['accepted', 'moneyLineRestricted', 'moneyLineRestricted', 'accepted'];

  it('ROLE2-13: can’t bet on a football money line next to a spread that reaches MaxSpreadPoints', async () => {
    expect(await postMoneyLines('FBMLDISABLE', LOPSIDED_FOOTBALL)).toEqual(REACHED);
  });

  it('ROLE2-14: can’t bet on a basketball money line next to a spread that reaches MaxSpreadPoints', async () => {
    expect(await postMoneyLines('BBMLDISABLE', LOPSIDED_BASKETBALL)).toEqual(REACHED);
  });
});
