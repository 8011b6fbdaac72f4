import { STRAIGHT_OPTIONS } from '@lineboard/domain/betting/request/ticket-request';
import { chownSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { call, untilAnswers } from './call-site.ts';
import { type Container, runOnce, startContainer } from './container.ts';
import type { Engine } from './engine.ts';
import { expectThat } from './expect-that.ts';
import { openSockets } from './open-sockets.ts';
import { environmentOf, type Service } from './read-compose.ts';
import { sendLines } from './send-lines.ts';
import { signIn } from './sign-in.ts';

const ORIGIN = 'http://localhost:8080';
const SOCKETS = 20;
const STOPS_WITHIN_S = 30;

/** The owner of the folder with compose.yaml, whom the image doesn't know. */
const OWNER = 12_345;

/** `lineboard init` inside, which leaves its file next to compose.yaml. */
const initialize = async (engine: Engine, service: Service, folder: string): Promise<void> => {
  mkdirSync(folder);
  chownSync(folder, OWNER, OWNER);
  const { code, output } = await runOnce(engine, service, environmentOf(service, folder), {
    flags: ['--user', `${OWNER}:${OWNER}`, '--volume', `${folder}:/setup`],
    words: [
      'lineboard',
      'init',
      '--yes',
      '--file',
      '/setup/lineboard.env',
      '--origin',
      ORIGIN,
      '--customer',
      'maria',
      '--deposit',
      '250',
    ],
  });
  expectThat('lineboard init makes a book and its file of variables', code === 0, output);
};

const TICKET = {
  ...STRAIGHT_OPTIONS,
  idempotencyKey: '8a3f5c0e-0c9e-4c1b-9a58-3d1f0a6c7b21',
  priceAcceptance: 'none',
  items: [
    {
      itemId: 'a',
      pick: { type: 'G', gameNum: 1, periodNumber: 0, market: 'S', side: 'team1' },
      seenPrice: -110,
      seenLine: 3,
      seen: { epoch: 'none', clk: 1 },
      amountEntered: 'risk',
      amountCents: 1_100,
      pointsBought: 0,
      pitcher1ReqFlag: false,
      pitcher2ReqFlag: false,
    },
  ],
};

/** Bets as a customer does. */
const takeBet = async (container: Container): Promise<void> => {
  const made = await container.type(['lineboard', 'customers', 'create', 'ann', '--json']);
  const { customer, password } = JSON.parse(made.output) as {
    customer: { customerId: string };
    password: string;
  };
  const { customerId } = customer;
  const paid = await container.type(['lineboard', 'cash', 'in', customerId, '50']);
  expectThat('lineboard opens an account and pays in', paid.code === 0, paid.output);

  const signedIn = { origin: ORIGIN, ...(await signIn(ORIGIN, customerId, password)) };
  const ticket = await call(`${ORIGIN}/api/tickets`, signedIn, TICKET);
  expectThat('the customer’s ticket is accepted', ticket.text.includes('"state":"accepted"'), ticket.text);

  for (const [format, begins] of [
    ['pdf', '%PDF-'],
    ['xlsx', 'PK'],
  ] as const) {
    // Files come one after the other: the second is asked for until it may be made.
    const file = await untilAnswers(`${ORIGIN}/api/exports/open-bets/${format}`, 200, signedIn);
    const isFile = file.status === 200 && file.bytes.subarray(0, begins.length).toString('latin1') === begins;
    expectThat(`open bets are exported as ${format} (${file.bytes.length} bytes)`, isFile, file.text);
  }
};

const callAsOperator = async (container: Container): Promise<void> => {
  const made = await container.type(['npx', 'lineboard', 'tokens', 'create', 'office', '--json']);
  expectThat('npx lineboard makes a token', made.code === 0, made.output);
  const { token } = JSON.parse(made.output) as { token: string };
  const path = '/api/operator/customers/list';
  const listed = await call(ORIGIN + path, { authorization: `Bearer ${token}` }, {});
  expectThat('the token opens the operator’s calls', listed.text.includes('MARIA'), listed.text);
};

/** A real book: set up, run, bet at and stopped as compose.yaml and the page about containers have it. */
export const walkBook = async (engine: Engine, service: Service): Promise<void> => {
  console.log('\nA book for real money');
  const folder = join(engine.folder, 'book');
  const early = await runOnce(engine, service, environmentOf(service, folder), { words: [] });
  const isRefused = early.code === 1 && early.output.includes('FEED got nothing');
  expectThat('without lineboard.env it does not start', isRefused, early.output);
  await initialize(engine, service, folder);
  const variables = environmentOf(service, folder);
  expectThat('it begins with the lines of a line mover', variables['FEED'] === 'push', variables['FEED']);
  const container = await startContainer(engine, 'book', service, variables);
  const up = await untilAnswers(`${ORIGIN}/healthz`, 200);
  expectThat('it is up', up.status === 200, await container.log());
  const { said, stop: stopLines } = await sendLines(ORIGIN, variables['FEED_PUSH_TOKENS'] ?? '');
  expectThat('a pushed line is taken', said.status === 200 && said.text.includes('"taken":2'), said.text);
  await takeBet(container);
  await callAsOperator(container);
  const told = await container.type(['npx', 'lineboard', 'doctor']);
  expectThat('npx lineboard doctor finds nothing wrong', told.code === 0, told.output);

  stopLines();
  const sockets = await openSockets(ORIGIN, SOCKETS);
  const { code, seconds } = await container.stop();
  const isInTime = code === 0 && seconds < STOPS_WITHIN_S;
  expectThat(`SIGTERM with ${SOCKETS} sockets ends it with 0, after ${seconds.toFixed(1)} s`, isInTime, {
    code,
    log: await container.log(),
  });
  expectThat('each socket was sent away', sockets.open() === 0, sockets.open());
};
