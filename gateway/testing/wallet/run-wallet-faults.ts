/**
 * A provider whose calls all arrive, and none of them well: each is sent several times, in any order, to any of two
 * gateways, while connections to the database are cut and a gateway is closed and opened again. What the provider was
 * answered must come to the very cents that the accounts have in the end (`model-wallet.ts`).
 */
import {
  chooseBelow,
  chooseOne,
  createSeededRandom,
  type Random,
} from '@lineboard/domain/testing/seeded-random';
import { setTimeout as sleep } from 'node:timers/promises';
import { createDatabase, type Database } from '../../src/ground/database/create-database.ts';
import type { DatabaseTarget } from '../../src/ground/database/read-target.ts';
import { closeOldRounds } from '../../src/casino/wallet/close-old-rounds.ts';
import { seedCustomer } from '../customers/seed-customer.ts';
import { NOTHING_FAILS } from '../fakes/noted-failures.ts';
import { createTestGateway, type TestGateway } from '../gateways/test-gateway.ts';
import { drawRound, type RoundCall } from './draw-round.ts';
import { createModelRound, type ModelRound, settleModelRound } from './model-wallet.ts';
import { createWalletProvider, type WalletReply } from './wallet-provider.ts';

export interface WalletFaultsOptions {
  database: Database;
  /** How a gateway of its own reaches the same database. */
  target: DatabaseTarget;
  rounds: number;
  seed: number;
}

export interface WalletFaultsReport {
  /** What must not be. */
  findings: string[];
  /** What went on: a run in which something of it never did proves nothing of that. */
  counts: Record<'sent' | 'answered' | 'undecided' | 'cuts' | 'restarts' | 'earlyRefunds' | 'paid', number>;
  codes: Record<string, number>;
}

const CUSTOMERS = 40;
const BALANCE_CENTS = 30_000;
const IN_FLIGHT = 24;
const KEY = 'wallet-faults-key-0123456789-0123456789';
const ENV = { WALLET_PROVIDERS: `acme=${KEY}`, WALLET_CALLS_PER_MINUTE: '100000000' };

/** Calls that were overtaken by so many others at most. */
const SPREAD = 40;

/** A round that isn't known after so many tries never will be: its bet was refused. */
const MOST_TRIES = 25;

/** Calls between two cuts of the connections to the database, and between two new lives of the second gateway. */
const CUT_EVERY = 120;
const RESTART_EVERY = 500;

interface Sending extends RoundCall {
  round: ModelRound;
  at: number;
  tries: number;
}

/** Two gateways on one database; the second is closed and opened again now and then. */
const openGateways = async ({ database, target }: WalletFaultsOptions) => {
  const first = { database, gateway: await createTestGateway(database, ENV) };
  const open = async () => {
    const own = createDatabase(target, 12);
    return { database: own, gateway: await createTestGateway(own, ENV) };
  };
  let second = await open();
  return {
    first: first.gateway,
    either: (random: Random): TestGateway => chooseOne(random, [first, second]).gateway,
    cut: async (random: Random): Promise<void> => {
      const one = chooseOne(random, [first.database, second.database]);
      one.cut();
      await sleep(2);
      one.restore();
    },
    restart: async (): Promise<void> => {
      const old = second;
      second = await open();
      await old.gateway.close();
      await old.database.close();
    },
    close: async (): Promise<void> => {
      await second.gateway.close();
      await second.database.close();
      await first.gateway.close();
    },
  };
};

const isDecided = ([status, { code }]: WalletReply): boolean =>
  status === 200 || (status === 422 && code !== 'roundUnknown');

/** The effect of an accepted call on the round, from the provider's view. */
const note = ({ call, body, round }: Sending, [status]: WalletReply): void => {
  if (status !== 200) return;
  const cents = Number(body['amountCents'] ?? 0);
  if (call === 'bet') round.stakes.set(body.transaction, cents);
  if (call === 'win') round.wins.set(body.transaction, cents);
  if (call === 'refund') round.refunded.add(String(body['refers']));
  if (call === 'close' || body['closesRound'] === true) round.isClosed = true;
};

const drawSendings = async (random: Random, rounds: number, openSession: (id: string) => Promise<string>) => {
  const customers = Array.from({ length: CUSTOMERS }, (_, at) => `P${at}`);
  const sessions = new Map<string, string>();
  for (const customer of customers) sessions.set(customer, await openSession(customer));
  const models: ModelRound[] = [];
  const sendings: Sending[] = [];
  for (let number = 0; number < rounds; number += 1) {
    const customer = chooseOne(random, customers);
    const round = createModelRound(customer);
    models.push(round);
    for (const [step, call] of drawRound(random, `r${number}`, sessions.get(customer) ?? '').entries())
      for (let copy = 0; copy < 1 + chooseBelow(random, 3); copy += 1)
        sendings.push({ ...call, round, tries: 0, at: number * 4 + step * 3 + random() * SPREAD });
  }
  return { customers, models, queue: sendings.toSorted((a, b) => a.at - b.at) };
};

export const runWalletFaults = async (options: WalletFaultsOptions): Promise<WalletFaultsReport> => {
  const { database, rounds, seed } = options;
  const random = createSeededRandom(seed);
  const gateways = await openGateways(options);
  const providerOf = (gateway: TestGateway) =>
    createWalletProvider(gateways.first, { name: 'acme', key: KEY }, gateway);
  const findings: string[] = [];
  const counts = { sent: 0, answered: 0, undecided: 0, cuts: 0, restarts: 0, earlyRefunds: 0, paid: 0 };
  const codes: Record<string, number> = {};
  const decided = new Map<string, string>();
  const disturbances: Promise<void>[] = [];
  const { customers, models, queue } = await drawSendings(random, rounds, async (customerId) => {
    await seedCustomer(database, { customerId, balanceCents: BALANCE_CENTS });
    return providerOf(gateways.first).open(customerId);
  });

  const take = (sending: Sending, reply: WalletReply): void => {
    counts.answered += 1;
    const { transaction } = sending.body;
    const [said, before] = [JSON.stringify(reply), decided.get(transaction)];
    if (before !== undefined && before !== said) findings.push(`${transaction}: ${before}, then ${said}`);
    if (before !== undefined) return;
    decided.set(transaction, said);
    const { code } = reply[1];
    codes[code ?? 'done'] = (codes[code ?? 'done'] ?? 0) + 1;
    if (sending.call === 'refund' && reply[1]['balanceCents'] === null) counts.earlyRefunds += 1;
    note(sending, reply);
  };

  const send = async (sending: Sending): Promise<void> => {
    counts.sent += 1;
    disturbances.push(disturb());
    const provider = providerOf(gateways.either(random));
    const reply = await provider.call(sending.call, sending.body).catch((): WalletReply => [503, {}]);
    if (isDecided(reply)) return take(sending, reply);
    counts.undecided += 1;
    if (![422, 500, 503].includes(reply[0]))
      findings.push(`${sending.body.transaction}: ${JSON.stringify(reply)}`);
    // What was cut off is sent until it is answered; a bet that was refused leaves its round unknown for good.
    const tries = sending.tries + (reply[0] === 422 ? 1 : 0);
    if (tries < MOST_TRIES)
      queue.splice(Math.min(queue.length, chooseBelow(random, SPREAD * 4)), 0, { ...sending, tries });
  };

  const disturb = async (): Promise<void> => {
    if (counts.sent % CUT_EVERY === 0) {
      counts.cuts += 1;
      await gateways.cut(random);
    }
    if (counts.sent % RESTART_EVERY === 0) {
      counts.restarts += 1;
      await gateways.restart();
    }
  };
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await send(next);
  };
  while (queue.length > 0) await Promise.all(Array.from({ length: IN_FLIGHT }, worker));
  await Promise.all(disturbances);

  await compare(database, customers, models, findings, 'while rounds are open');
  const roundMs = 24 * 3_600_000;
  const wallNowMs = (): number => gateways.first.clock.wallMs + roundMs;
  const clock = { database, customerEvents: gateways.first.customerEvents, reporter: NOTHING_FAILS, roundMs };
  while ((await closeOldRounds({ ...clock, wallNowMs, bookNowMs: wallNowMs })) > 0);
  for (const model of models.filter(({ isClosed }) => !isClosed)) {
    // WAL-6: nothing won, and the stake is given back.
    if (model.wins.size === 0) model.stakes.clear();
    model.isClosed = true;
  }
  await compare(database, customers, models, findings, 'when all are closed');
  counts.paid = models.filter((model) => settleModelRound(model).madeCents > 0).length;
  await gateways.close();
  return { findings, counts, codes };
};

const compare = async (
  { pool }: Database,
  customers: readonly string[],
  models: readonly ModelRound[],
  findings: string[],
  when: string,
): Promise<void> => {
  const { rows } = await pool.query<{ customer_id: string; balance: number; held: number }>(
    'select customer_id, current_balance_cents as balance, at_risk_cents as held from account',
  );
  const stored = new Map(rows.map(({ customer_id: id, balance, held }) => [id, `${balance} ${held}`]));
  const expected = new Map(customers.map((id) => [id, { balance: BALANCE_CENTS, held: 0 }]));
  for (const model of models) {
    const account = expected.get(model.customer);
    const { madeCents, heldCents } = settleModelRound(model);
    if (account === undefined) continue;
    account.balance += madeCents;
    account.held += heldCents;
  }
  for (const [id, { balance, held }] of expected)
    if (stored.get(id) !== `${balance} ${held}`)
      findings.push(`${id} ${when}: has ${stored.get(id)}, must have ${balance} ${held}`);
};
