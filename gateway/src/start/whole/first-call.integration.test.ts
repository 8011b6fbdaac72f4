import type { TicketAnswer } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { asPage } from '../../../testing/customers/page-marks.ts';
import type { AnswerOf } from '@lineboard/domain/doors/contract/call-types';
import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { signIn } from '../../../testing/customers/sign-in.ts';
import { openLiveClient } from '../../../testing/gateways/live-gateway.ts';
import { createKillableGateway, type KillableGateway } from '../../../testing/kill/killable-gateway.ts';
import { createItem, createTicket } from '../../../testing/samples/ticket-request.ts';
import { databaseUrlOf } from '../../../testing/servers/database-url.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import type { DatabaseConnection } from '../../ground/database/embedded/database-connection.ts';
import { DEMO_CUSTOMERS } from '../../desk/demo/demo-customers.ts';

/** The time that a busy server takes to begin a process for a connection. */
const OPENS_AFTER_MS = 1_000;

interface SlowDoor {
  port: number;
  /** From now on nobody gets in; who is in stays. */
  shut(): void;
  /** Whoever waits gets in, and who comes later after a while. */
  open(): void;
  close(): void;
}

/** A database of which each connection takes its time to open; once it is open it is as quick as ever. */
const startSlowDoor = async ({ host, port }: DatabaseConnection): Promise<SlowDoor> => {
  const sockets = new Set<Socket>();
  const waiting = new Set<() => void>();
  let isShut = false;
  const server = createServer({ pauseOnConnect: true }, (from) => {
    const to = createConnection(host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port });
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    const letIn = (): void => void from.pipe(to);
    to.pipe(from);
    setTimeout(() => (isShut ? waiting.add(letIn) : letIn()), OPENS_AFTER_MS);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    shut: () => {
      isShut = true;
    },
    open: () => {
      isShut = false;
      for (const letIn of waiting) letIn();
      waiting.clear();
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
};

/** Resolves in the moment in which the port takes a connection. */
const untilListening = async (origin: string): Promise<void> => {
  const port = Number(new URL(origin).port);
  for (;;) {
    const socket = createConnection({ port, host: '127.0.0.1' });
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await sleep(2);
  }
};

/** Bets on credit, so that the ticket is taken. */
const customer = DEMO_CUSTOMERS[0]!;

const post = ({ origin }: KillableGateway, path: string, body?: object, cookie = ''): Promise<Response> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, ...asPage(cookie), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** Everything that a page asks for at first, at once, and a ticket. */
const firstCalls = async (gateway: KillableGateway): Promise<unknown[]> => {
  const { origin } = gateway;
  const live = openLiveClient(origin);
  const [cookie, connected, ready] = await Promise.all([
    signIn(origin, customer.customerId, customer.password),
    new Promise<string>((resolve) => {
      live.on('connect', () => resolve('connected'));
      live.on('connect_error', ({ message }) => resolve(message));
    }),
    fetch(`${origin}/readyz`).then(({ status }) => status),
  ]);
  live.disconnect();
  const next = await fetch(`${origin}/api/offering/next-games`);
  const { games } = (await next.json()) as AnswerOf<'readNextGames'>;
  const { gameNum } = games[0]!;
  const pick = { type: 'G', gameNum, periodNumber: 0, market: 'M', side: 'team1' } as const;
  const place = async (seenPrice: number) => {
    const item = createItem(gameNum, { amountCents: 1_000, pick, seenPrice, seenLine: null });
    const answer = await post(gateway, '/api/tickets', createTicket([item]), cookie);
    return { status: answer.status, body: (await answer.json()) as TicketAnswer };
  };
  // Nobody has told this caller the price: the first answer does.
  const asked = await place(1_000_000);
  const offered = asked.body.state === 'changed' ? asked.body.items[0]!.newPrice : 0;
  const { status, body } = await place(offered);
  return [connected, ready, status, body.state];
};

describe.each(oneEngine())('a gateway in the moment in which its port opens', (engine) => {
  it('answers the first caller, each time, on a database that is slow to let it in', async () => {
    const { name, drop } = await createTestDatabase(engine);
    const door = await startSlowDoor(engine.connection);
    const target = { ...engine.connection, host: '127.0.0.1', port: door.port, database: name };
    const gateway = await createKillableGateway({
      DATABASE_URL: databaseUrlOf(target),
      DEMO: 'true',
      SANDBOX: 'false',
      FEED: 'simulator',
    });
    // Once with tables to be made, and once with those that are there.
    for (let start = 0; start < 2; start++) {
      const started = gateway.start();
      await untilListening(gateway.origin);
      // Nobody has to wait for a connection of his own.
      door.shut();
      const tokens = await Promise.all(Array.from({ length: 4 }, () => post(gateway, '/api/session/token')));
      expect(tokens.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      door.open();
      expect(await firstCalls(gateway)).toEqual(['connected', 200, 200, 'accepted']);
      await started;
      // The tests' own server works in memory, which is told as a risk.
      expect(gateway.said()).not.toMatch(/database: (?!it can be used, with a risk)/);
      await gateway.kill();
    }
    door.close();
    await drop();
  });
});
