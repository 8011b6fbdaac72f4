import { randomUUID } from 'node:crypto';
import { pathOfWalletCall, type WalletCallName } from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import type { Random } from '@lineboard/domain/testing/seeded-random';
import { hashToken } from '../../../src/account/session/session-token.ts';
import { createLaunchToken } from '../../../src/casino/wallet/launch-tokens.ts';
import { signCall } from '../../../src/casino/wallet/wallet-signature.ts';
import type { Database } from '../../../src/ground/database/create-database.ts';
import { seedCustomer } from '../../customers/seed-customer.ts';
import { signIn } from '../../customers/sign-in.ts';
import { drawRound, type RoundCall } from '../../wallet/draw-round.ts';
import { createModelRound, type ModelRound, settleModelRound } from '../../wallet/model-wallet.ts';
import type { ExpectedAccount, SentMove } from '../model/sent-move.ts';
import { askUntilDecided } from './ask-until-decided.ts';
import type { MoneyTraffic } from './money-traffic.ts';
import { createTurns } from './turns.ts';

const PROVIDER = 'acme';
const KEY = 'fault-run-wallet-key-0123456789-01234567';
export const PROVIDER_ENV = {
  WALLET_PROVIDERS: `${PROVIDER}=${KEY}`,
  WALLET_CALLS_PER_MINUTE: '100000000',
};

const PLAYERS = ['PLAYER1', 'PLAYER2', 'PLAYER3', 'PLAYER4'];
const BALANCE_CENTS = 100_000_000;
const PAUSE_MS = 300;
/** So many of the calls are on their way twice at once, as after a time-out of the provider's. */
const TWICE = 0.2;

const openSession = async (database: Database, origin: string, customerId: string): Promise<string> => {
  const cookie = await signIn(origin, customerId);
  const sessionId = hashToken(cookie.slice(cookie.indexOf('=') + 1)).toString('hex');
  const opened = { customerId, sessionId, integration: 'casino', game: 'slots', provider: PROVIDER };
  const token = await createLaunchToken(database.pool, opened, Date.now());
  const answer = await callWallet(origin, 'authenticate', { token });
  const { session } = (await answer.json()) as { session?: string };
  if (session === undefined) throw new Error(`${customerId} can't play: ${answer.status}`);
  return session;
};

const callWallet = (
  origin: string,
  name: WalletCallName,
  said: object,
  signal?: AbortSignal,
): Promise<Response> => {
  const [path, body, time] = [pathOfWalletCall(name), JSON.stringify(said), String(Date.now())];
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      connection: 'close',
      'x-lineboard-provider': PROVIDER,
      'x-lineboard-time': time,
      'x-lineboard-signature': signCall(KEY, { time, path, body: Buffer.from(body) }).toString('base64url'),
    },
    body,
    ...(signal !== undefined && { signal }),
  });
};

/** The effect of an acknowledged call on its round, from the provider's view. */
const note = (round: ModelRound, { call, body }: RoundCall): void => {
  const cents = Number(body['amountCents'] ?? 0);
  if (call === 'bet') round.stakes.set(body.transaction, cents);
  if (call === 'win') round.wins.set(body.transaction, cents);
  if (call === 'refund') round.refunded.add(String(body['refers']));
  if (call === 'close' || body['closesRound'] === true) round.isClosed = true;
};

/** A provider whose players play round after round through the balancer: signed bets, wins, refunds and ends. */
export const openGameProvider = async (
  database: Database,
  origin: string,
  random: Random,
): Promise<MoneyTraffic> => {
  const sessions: string[] = [];
  for (const customerId of PLAYERS) {
    await seedCustomer(database, { customerId, balanceCents: BALANCE_CENTS });
    sessions.push(await openSession(database, origin, customerId));
  }
  const rounds: ModelRound[] = [];
  const contradictions: string[] = [];
  const sent: SentMove[] = [];

  const play = async (round: ModelRound, call: RoundCall): Promise<void> => {
    const move: SentMove = {
      id: call.body.transaction,
      amountCents: typeof call.body['amountCents'] === 'number' ? call.body['amountCents'] : null,
      outcome: null,
    };
    sent.push(move);
    const ask = () =>
      askUntilDecided((signal) => callWallet(origin, call.call, call.body, signal), turns.isGivenUp);
    const [reply = null, ...again] = await Promise.all(random() < TWICE ? [ask(), ask()] : [ask()]);
    for (const other of again)
      if (reply !== null && other !== null && JSON.stringify(other) !== JSON.stringify(reply))
        contradictions.push(`${move.id}: ${JSON.stringify(reply)}, then ${JSON.stringify(other)}`);
    if (reply === null) return;
    move.outcome = reply.status === 200 ? 'done' : (reply.body.code ?? String(reply.status));
    if (move.outcome === 'done') note(round, call);
  };
  const turns = createTurns(PLAYERS.length, PAUSE_MS, async (at) => {
    const round = createModelRound(PLAYERS[at]!);
    rounds.push(round);
    for (const call of drawRound(random, randomUUID(), sessions[at]!)) await play(round, call);
  });

  return {
    start: turns.start,
    drain: turns.drain,
    take: () => sent.splice(0),
    takeContradictions: () => contradictions.splice(0),
    expected: () => {
      const accounts = new Map<string, ExpectedAccount>(
        PLAYERS.map((id) => [id, { balanceCents: BALANCE_CENTS, heldCents: 0, limitCents: null }]),
      );
      for (const round of rounds) {
        const account = accounts.get(round.customer)!;
        const { madeCents, heldCents } = settleModelRound(round);
        account.balanceCents += madeCents;
        account.heldCents += heldCents;
      }
      return accounts;
    },
  };
};
