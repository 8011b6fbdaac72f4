import { CASHIER, payableOf } from '@lineboard/domain/casino/cashier/cash-request';
import type { CashTerms } from '@lineboard/domain/casino/cashier/cash-terms';
import type {
  WalletAnswer,
  WalletBody,
  WalletCallName,
} from '@lineboard/domain/casino/wallet/wallet-calls.schema';
import { readLatestRequests, readRequest } from '../cashier/read-requests.ts';
import { calculateBalance } from '../../ground/customer/calculate-balance.ts';
import type { CustomerEvents } from '../../ground/customer/customer-events.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { inTransaction } from '../../ground/database/in-transaction.ts';
import type { Sessions } from '../../account/session/sessions.ts';
import { spendDayTime } from '../../account/own-limits/day-time.ts';
import { hashToken } from '../../account/session/session-token.ts';
import type { Traces } from '../../ground/traces/traces.ts';
import { decideCashCall } from './decide-cash-call.ts';
import type { CashCall, RoundCall } from './hash-call.ts';
import { KnownPlayers } from './known-players.ts';
import type { WalletOutcome } from './known-transaction.ts';
import { openWalletSession, readPlayer } from './open-wallet-session.ts';
import { createSecretReader } from '../../ground/database/read-secret.ts';
import { untilDecided } from './until-decided.ts';

export interface WalletParts {
  database: Database;
  traces: Traces;
  customerEvents: Pick<CustomerEvents, 'publish'>;
  sessions: Pick<Sessions, 'touch' | 'endAll'>;
  wallNowMs: () => number;
  bookNowMs: () => number;
  cashTerms: CashTerms;
}

/** The outcomes of providers' calls, whichever way they came in. */
export interface Wallet {
  /** @throws when the database is lost: what became of the call is found out by sending it again */
  call<Name extends WalletCallName>(
    provider: string,
    name: Name,
    body: WalletBody<Name>,
  ): Promise<WalletOutcome<WalletAnswer<Name>>>;
}

type Calls = {
  [Name in WalletCallName]: (
    provider: string,
    body: WalletBody<Name>,
  ) => Promise<WalletOutcome<WalletAnswer<Name>>>;
};

/** What a cashier is told besides the balance. */
const describeCash = (
  figures: Parameters<typeof payableOf>[0],
  { smallestCents, largestCents }: CashTerms,
) => ({ payableCents: payableOf(figures), smallestCents, largestCents });

export const createWallet = (parts: WalletParts): Wallet => {
  const { database, traces, customerEvents, sessions, wallNowMs, bookNowMs, cashTerms } = parts;
  const { pool, pipeline } = database;
  const readSecret = createSecretReader(database, 'wallet player');
  const players = new KnownPlayers(database);

  const now = () => ({ wallMs: wallNowMs(), bookMs: bookNowMs() });

  const tell: CustomerEvents['publish'] = (customerId, event) =>
    traces.inSpan('wallet.tell', () => customerEvents.publish(customerId, event));

  const move =
    <Name extends RoundCall>(name: Name) =>
    async (provider: string, body: WalletBody<Name>): Promise<WalletOutcome<WalletAnswer<Name>>> => {
      const { outcome, moved } = await untilDecided(
        { database, players, traces },
        { provider, name, body },
        now,
      );
      if (moved !== null) {
        const { customerId, balance, idleSession } = moved;
        tell(customerId, { kind: 'balance', balance });
        if (idleSession !== undefined) {
          await sessions.touch(idleSession);
          await spendDayTime(pool, sessions, customerId, wallNowMs());
        }
      }
      // Only a refund has no balance: of a bet that isn't known.
      return outcome as WalletOutcome<WalletAnswer<Name>>;
    };

  const moveCash =
    <Name extends CashCall>(name: Name) =>
    async (provider: string, body: WalletBody<Name>): Promise<WalletOutcome<WalletAnswer<Name>>> => {
      const call = { provider, name, body, terms: cashTerms };
      const { outcome, moved, isNews } = await traces.inSpan('wallet.decide', (span) => {
        span.set({ 'lineboard.locked': true });
        return decideCashCall(pool, call, now);
      });
      if (moved !== null) {
        const { customerId, balance } = moved;
        tell(customerId, { kind: 'balance', balance });
        if (isNews) tell(customerId, { kind: 'wagers' });
      }
      return outcome;
    };

  const calls: Calls = {
    authenticate: async (provider, { token }) => {
      const secret = await readSecret();
      const opening = { provider, token, secret };
      return inTransaction(pool, (client) => openWalletSession(client, opening, wallNowMs()));
    },
    balance: async (provider, { session }) => {
      const question = { provider, sessionHash: hashToken(session), wallMs: wallNowMs() };
      const player = await readPlayer(pipeline, question);
      if (player === null) return { ok: false, code: 'sessionEnded' };
      const figures = calculateBalance(player);
      const answer = { balanceCents: figures.availableCents, currency: player.currency };
      if (player.integration !== CASHIER) return { ok: true, answer };
      return { ok: true, answer: { ...answer, ...describeCash(figures, cashTerms) } };
    },
    bet: move('bet'),
    win: move('win'),
    refund: move('refund'),
    close: move('close'),
    deposit: moveCash('deposit'),
    payout: moveCash('payout'),
    cancel: moveCash('cancel'),
    request: async (provider, { transaction }) => {
      const answer = await readRequest(pool, { provider, transaction });
      return answer === null ? { ok: false, code: 'requestUnknown' } : { ok: true, answer };
    },
    requests: async (provider, { session }) => {
      const question = { provider, sessionHash: hashToken(session), wallMs: wallNowMs() };
      const player = await readPlayer(pool, question);
      if (player === null) return { ok: false, code: 'sessionEnded' };
      if (player.integration !== CASHIER) return { ok: false, code: 'cashNotAllowed' };
      const of = { customerId: player.customer_id, provider };
      return { ok: true, answer: { requests: await readLatestRequests(pool, of) } };
    },
  };

  return tellCalls(traces, calls);
};

const tellCalls = (traces: Traces, calls: Calls): Wallet => ({
  call: (provider, name, body) =>
    traces.inSpan('wallet.call', async (span) => {
      span.set({ 'lineboard.provider': provider, 'lineboard.call': name });
      const outcome = await calls[name](provider, body);
      if (!outcome.ok) span.set({ 'lineboard.code': outcome.code });
      return outcome;
    }),
});
