import { setTimeout as sleep } from 'node:timers/promises';
import { asPage } from '../../../testing/customers/page-marks.ts';
import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import { createKillableGateway, type KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { sampleEvent, sampleId, sampleScore } from '../../../testing/odds-api/odds-samples.ts';
import {
  type OddsStandIn,
  STAND_IN_KEY,
  startOddsStandIn,
  standInVariables,
} from '../../../testing/odds-api/odds-stand-in.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { LivePage } from '../../../testing/two-gateways/live-page.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';

const NFL = 'americanfootball_nfl';
const LINES = 'lines/main/Football/NFL';
const STAKE_CENTS = 11_000;
const within = { timeout: 20_000, interval: 50 };

describe.each(oneEngine())('a gateway with real lines', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let standIn: OddsStandIn;
  let gateway: KillableGateway;
  let page: LivePage;
  const game = {
    id: sampleId(1),
    sport: NFL,
    home: 'Detroit Lions',
    away: 'Chicago Bears',
    startMs: Date.now() + 3_600_000,
    seenMs: Date.now(),
  };

  beforeAll(async () => {
    const test = await createTestDatabase(engine);
    ({ database, drop } = test);
    await seedCustomer(database, { customerId: 'ALICE' });
    standIn = await startOddsStandIn();
    standIn.sports = [NFL, 'cricket_ipl'];
    standIn.odds.set(NFL, [sampleEvent(game)]);
    gateway = await createKillableGateway({
      DATABASE_URL: databaseUrlOf({ ...engine.connection, database: test.name }),
      ...standInVariables(standIn, NFL),
    });
    await gateway.start();
  });
  afterEach(() => page.close());
  afterAll(async () => {
    await gateway.stop();
    await standIn.close();
    await drop();
  });

  const openPage = async (): Promise<void> => {
    page = new LivePage();
    await page.connect(gateway.origin);
    page.subscribe([LINES]);
  };
  const lines = () => [...(page.readers.get(LINES)?.state.line.values() ?? [])];
  const restart = async (): Promise<void> => {
    page.close();
    await gateway.stop();
    await gateway.start();
    await openPage();
  };
  const place = async (gameNum: number): Promise<TicketAnswer> => {
    const item = createItem(gameNum, { amountCents: STAKE_CENTS });
    const answer = await fetch(`${gateway.origin}/api/tickets`, {
      method: 'POST',
      headers: {
        origin: gateway.origin,
        ...asPage(await signIn(gateway.origin, 'ALICE')),
        'content-type': 'application/json',
      },
      body: JSON.stringify(createTicket([item], { priceAcceptance: 'close20' })),
    });
    return (await answer.json()) as TicketAnswer;
  };
  const wagers = async () =>
    database.kysely.selectFrom('wager').select(['status']).orderBy('ticket_number').execute();

  it('shows them, takes a bet, and goes on with the same numbers when it is started again', async () => {
    await openPage();
    await vi.waitFor(() => expect(lines()).toMatchObject([{ spread2: -3, spreadLineStatus: 'O' }]), within);
    const { gameNum } = lines()[0]!;
    expect(gameNum).toBeGreaterThan(2_140_000_000);
    expect(await place(gameNum)).toMatchObject({ state: 'accepted' });
    const moved = sampleEvent({ ...game, seenMs: Date.now() });
    moved.bookmakers[0]!.markets[1]!.outcomes[0]!.price = -120;
    standIn.odds.set(NFL, [moved]);
    await restart();
    await vi.waitFor(() => expect(lines()).toMatchObject([{ gameNum, spreadAdj2: -120 }]), within);
    expect(await place(gameNum)).toMatchObject({ state: 'accepted' });
  });

  it('pays by their scores, once, and corrects what the provider corrects', async () => {
    // It begins after what was bet on it (HR-82), and the provider says seconds.
    const startMs = Math.ceil(Date.now() / 1_000) * 1_000;
    await sleep(2_000);
    await database.kysely.updateTable('odds_api_event').set({ commence_ms: startMs }).execute();
    const over = { ...game, startMs, seenMs: Date.now() };
    standIn.odds.set(NFL, []);
    standIn.scores.set(NFL, [sampleScore(over, [27, 20], true)]);
    await restart();
    await vi.waitFor(async () => expect(await wagers()).toEqual([{ status: 'W' }, { status: 'W' }]), within);
    standIn.scores.set(NFL, [sampleScore({ ...over, seenMs: Date.now() }, [21, 20], true)]);
    await restart();
    await vi.waitFor(async () => expect(await wagers()).toEqual([{ status: 'L' }, { status: 'L' }]), within);
    expect(await checkBalances(database.pool)).toEqual([]);
  });

  it('says nothing of the key, also when it is refused', async () => {
    standIn.mishap = () => ({ kind: 'status', status: 401, body: { error_code: 'INVALID_KEY' } });
    await restart();
    await vi.waitFor(() => expect(gateway.said()).toContain('"kind":"keyRefused"'), within);
    expect(page.pulse?.feeds.find(({ feedId }) => feedId === 'odds-api')?.state ?? 'down').toBe('down');
    const health = await fetch(`${gateway.origin}/readyz`);
    expect(health.status).toBe(503);
    expect(gateway.said()).not.toContain(STAND_IN_KEY);
  });
});
