import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { callForTicket } from '../kill/call-for-ticket.ts';
import { KILL_FEED } from '../kill/killable-gateway.ts';
import { createItem, createTicket } from '../samples/ticket-request.ts';
import type { BalancedMover } from '../two-gateways/balanced-mover.ts';
import { pushedGame } from '../two-gateways/pushed-games.ts';
import type { KillableGateway } from '../kill/killable-gateway.ts';
import type { OwnPostgres } from '../servers/own-postgres.ts';
import type { RedisServer } from '../servers/redis-server.ts';
import type { DatabaseConnection } from '../../src/ground/database/embedded/database-connection.ts';
import { holdCommits } from './crowd.ts';
import type { ImageSender } from './image-sender.ts';

/** The book that faults are brought about in. */
export interface AlertHouse {
  gateway: KillableGateway;
  postgres: OwnPostgres;
  redis: RedisServer;
  mover: BalancedMover;
  /** The cookie of a customer who has signed in. */
  cookie: string;
  /** Cookies of a crowd that has. */
  crowd: readonly string[];
  /** The database of the book, for statements beside the gateway's. */
  book: DatabaseConnection;
  /** A feed beside the mover's. */
  north: ImageSender;
}

export interface AlertFault {
  /** What is wrong. */
  what: string;
  /** Alerts that have to fire meanwhile, and to clear afterwards. */
  alerts: readonly string[];
  /** Begins it, and goes on with it until it is told to end. */
  strike(house: AlertHouse, ended: AbortSignal): Promise<void>;
  /** Makes good what doesn't end by itself. */
  mend?(house: AlertHouse): Promise<void>;
}

export const ALERT_GAME = 4_001;

const AGAIN_AFTER_MS = 300;

/** Until it is told to end. */
const again = async (
  ended: AbortSignal,
  act: () => Promise<unknown>,
  everyMs = AGAIN_AFTER_MS,
): Promise<void> => {
  while (!ended.aborted) {
    await act();
    await sleep(everyMs);
  }
};

const placeTicket = ({ gateway }: AlertHouse, cookie: string): Promise<unknown> => {
  const ticket = createTicket([createItem(ALERT_GAME, { amountCents: 1_000 })]);
  const call = { cookie, key: ticket.idempotencyKey, body: JSON.stringify(ticket), limitMs: 2_000 };
  return callForTicket(gateway.origin, call);
};

/** Long enough for tickets to count as slow, and shorter than a session that was looked up is taken to hold. */
const STALL_MS = 1_400;

/** A crowd places tickets when the database has just begun to stand still, and comes again before it goes on. */
const placeInStall = async (house: AlertHouse): Promise<void> => {
  const placeAll = (): Promise<unknown> =>
    Promise.all(house.crowd.map((cookie) => placeTicket(house, cookie)));
  const stall = new AbortController();
  const held = holdCommits(house.book, stall.signal);
  await sleep(200);
  const first = placeAll();
  await sleep(STALL_MS);
  const second = placeAll();
  await sleep(200);
  stall.abort();
  await Promise.all([held, first, second]);
};

const post = ({ gateway: { origin } }: AlertHouse, path: string, body: object): Promise<unknown> =>
  fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);

/** Connections that say nothing: each is an open file of the gateway. */
const OPEN_FILES = 210;

export const ALERT_FAULTS: readonly AlertFault[] = [
  {
    what: 'the feed says nothing',
    alerts: ['FeedDown'],
    strike: async ({ mover }) => mover.pause(),
    mend: async ({ mover }) => mover.resume(),
  },
  {
    what: 'PostgreSQL is killed',
    alerts: ['DatabaseTrouble'],
    strike: async ({ postgres }) => void process.kill(postgres.pid(), 'SIGKILL'),
    mend: ({ postgres }) => postgres.start(),
  },
  {
    what: 'Redis is killed while tickets are placed',
    alerts: ['LineLogTrouble', 'TicketsUnavailable', 'PartsFail'],
    strike: async (house, ended) => {
      await house.redis.kill();
      await again(ended, () => placeTicket(house, house.cookie));
    },
    mend: ({ redis }) => redis.start(),
  },
  {
    what: 'the database stands still again and again while many tickets are placed',
    alerts: ['TicketsTurnedAway'],
    strike: (house, ended) => again(ended, () => placeInStall(house)),
  },
  {
    what: 'a feed goes on sending a line of no game',
    alerts: ['FeedRowsRefused'],
    strike: async ({ north }) => {
      north.rows = Object.values(pushedGame(ALERT_GAME + 1)).slice(1);
    },
    mend: async ({ north }) => {
      north.rows = [];
    },
  },
  {
    what: 'a provider signs nothing',
    alerts: ['WalletCallsFail'],
    strike: (house, ended) => again(ended, () => post(house, '/wallet/balance', {})),
  },
  {
    what: 'pages tell of errors',
    alerts: ['PagesBreak'],
    strike: async (house, ended) => {
      // Ten a minute are taken of an address, so they are spread.
      const error = { kind: 'thrown', message: 'TypeError: no price', frames: [], route: '/openBets' };
      await again(ended, () => post(house, '/api/page-errors', error), 4_000);
    },
  },
  {
    what: 'strangers keep connections open',
    alerts: ['FilesRunOut'],
    strike: async ({ gateway }, ended) => {
      const { hostname, port } = new URL(gateway.origin);
      const sockets = Array.from({ length: OPEN_FILES }, (): Socket => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        return socket;
      });
      while (!ended.aborted) await sleep(AGAIN_AFTER_MS);
      for (const socket of sockets) socket.destroy();
    },
  },
  {
    what: 'the gateway stands still again and again',
    alerts: ['LoopLate', 'WindowWidest'],
    strike: async ({ gateway }, ended) => {
      await again(ended, async () => {
        gateway.freeze();
        await sleep(800);
        gateway.thaw();
      });
    },
  },
  {
    what: 'the gateway is killed again and again',
    alerts: ['GatewayRestarts'],
    strike: ({ gateway }, ended) =>
      again(
        ended,
        async () => {
          await gateway.kill();
          await gateway.start();
        },
        2_500,
      ),
  },
  {
    what: 'the gateway is killed',
    alerts: ['GatewayGone', 'NoGateway'],
    strike: ({ gateway }) => gateway.kill(),
    mend: ({ gateway }) => gateway.start(),
  },
];

export const NORTH_FEED = { feedId: 'north', token: 'north-token-of-enough-length' };

/** What the gateway is started with so that all of them can be brought about. */
export const ALERT_ENV: Readonly<Record<string, string>> = {
  FEED_SILENCE_MS: '2000',
  WALLET_PROVIDERS: `acme=${'k'.repeat(40)}`,
  FEED_PUSH_TOKENS: [KILL_FEED, NORTH_FEED].map(({ feedId, token }) => `${feedId}:${token}`).join(','),
};

/** Programs before the gateway's: few files, so that they run out. */
export const FEW_FILES = ['prlimit', '--nofile=256:256'];
