import { asPage } from '../../../testing/customers/page-marks.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PulseMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer } from '../../../testing/customers/seed-customer.ts';
import { signIn } from '../../../testing/customers/sign-in.ts';
import { openLiveClient } from '../../../testing/gateways/live-gateway.ts';
import { createKillableGateway, type KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';

const SPEED = 600;
const SAMPLE = join(import.meta.dirname, '..', '..', '..', 'testing', 'samples', 'nflverse.csv');

describe.each(oneEngine())('a gateway that replays a file and asks for passwords', (engine) => {
  const folder = mkdtempSync(join(tmpdir(), 'lineboard-replay-'));
  let gateway: KillableGateway;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const test = await createTestDatabase(engine);
    drop = test.drop;
    await seedCustomer(test.database, { customerId: 'ALICE' });
    const file = join(folder, 'games.csv');
    const [header = '', ...rows] = readFileSync(SAMPLE, 'utf8').trim().split('\n');
    const broken = (rows[0] ?? '').replace('2031-09-04', 'someday');
    writeFileSync(file, [header, ...rows, broken].join('\n'));
    gateway = await createKillableGateway({
      DATABASE_URL: databaseUrlOf({ ...engine.connection, database: test.name }),
      FEED: `replay:${file}?season=2031&speed=${SPEED}`,
      FEED_PUSH_TOKENS: '',
      PULSE_MS: '100',
      TICKET_PASSWORD: 'true',
    });
    await gateway.start();
  });
  afterAll(async () => {
    await gateway.stop();
    await drop();
    rmSync(folder, { recursive: true });
  });

  /** The book's time less the wall's: the same as long as its clock goes on. */
  const readOffsetMs = async (): Promise<number> => {
    const client = openLiveClient(gateway.origin);
    const pulse = await new Promise<PulseMessage>((resolve) => client.on('pulse', resolve));
    client.disconnect();
    return pulse.bookMs - pulse.serverMs * SPEED;
  };

  it('says which rows are not replayed', () => {
    expect(gateway.said()).toContain('the file has rows that are not replayed');
  });

  it('asks for the password of every ticket when it was told to', async () => {
    const answer = await fetch(`${gateway.origin}/api/tickets`, {
      method: 'POST',
      headers: {
        origin: gateway.origin,
        ...asPage(await signIn(gateway.origin, 'ALICE')),
        'content-type': 'application/json',
      },
      body: JSON.stringify(createTicket([createItem(1)])),
    });
    expect(await answer.json()).toMatchObject({ state: 'refused', code: 'incorrectPassword' });
  });

  it('goes on by the book’s own clock when it is started again', async () => {
    const beforeMs = await readOffsetMs();
    await gateway.stop();
    await gateway.start();
    // A tenth of a second of the wall's; a start takes longer.
    expect(Math.abs((await readOffsetMs()) - beforeMs)).toBeLessThan(100 * SPEED);
  });
});
