import { MOST_OPEN_ROUNDS } from '@lineboard/domain/casino/wallet/wallet-bounds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCustomer, type TestCustomer } from '../../../testing/customers/seed-customer.ts';
import { NOTHING_FAILS } from '../../../testing/fakes/noted-failures.ts';
import { createTestGateway, TEST_ORIGIN, type TestGateway } from '../../../testing/gateways/test-gateway.ts';
import { createTestDatabase, oneEngine } from '../../../testing/servers/test-database.ts';
import { createWalletProvider, type TestProvider } from '../../../testing/wallet/wallet-provider.ts';
import type { Database } from '../../ground/database/create-database.ts';
import { checkBalances } from '../../ground/ledger/check-balances.ts';
import { closeOldRounds } from './close-old-rounds.ts';

const [KEY, OTHER_KEY] = ['k'.repeat(32), 'o'.repeat(32)];
const HOUR_MS = 3_600_000;

describe.each(oneEngine())('the wallet on $name', (engine) => {
  let database: Database;
  let drop: () => Promise<void>;
  let gateway: TestGateway;
  let acme: TestProvider;
  let other: TestProvider;
  let count = 0;

  beforeAll(async () => {
    ({ database, drop } = await createTestDatabase(engine));
    const providers = `acme=${KEY},other=${OTHER_KEY}`;
    gateway = await createTestGateway(database, {
      WALLET_PROVIDERS: providers,
      SESSION_TTL_MS: String(48 * HOUR_MS),
      SESSION_LIFETIME_MS: String(48 * HOUR_MS),
    });
    acme = createWalletProvider(gateway, { name: 'acme', key: KEY });
    other = createWalletProvider(gateway, { name: 'other', key: OTHER_KEY });
  });
  afterAll(async () => {
    expect(await checkBalances(database.pool)).toEqual([]);
    await gateway.close();
    await drop();
  });

  /** Opens a game for a customer with 100.00, and creates the provider's calls on a round of it. */
  const play = async (customer: Partial<TestCustomer> = {}) => {
    const number = (count += 1);
    const { customerId = `C${number}` } = customer;
    await seedCustomer(database, { customerId, balanceCents: 10_000, ...customer });
    const cookie = await gateway.cookieOf(customerId);
    const session = await acme.open(customerId, { cookie });
    const round = `round-${number}`;
    let transactions = 0;
    const next = (): string => `${round}-${(transactions += 1)}`;
    const bet = (amountCents: number, more: object = {}) => {
      const body = { session, transaction: next(), round, game: 'slots', amountCents, currency: 'USD' };
      return { ...body, ...more };
    };
    const win = (amountCents: number, closesRound = true, more: object = {}) => ({
      transaction: next(),
      round,
      amountCents,
      currency: 'USD',
      closesRound,
      ...more,
    });
    const close = () => ({ transaction: next(), round });
    const refund = (refers: string) => ({ transaction: next(), refers });
    return { customerId, cookie, session, round, bet, win, close, refund };
  };

  const done = (balanceCents: number | null) => [200, { balanceCents }];
  const refused = (code: string) => [422, { code }];

  const readPlay = async (round: string) => {
    const { rows } = await database.pool.query(
      'select stake_cents, win_cents, posted_book_ms, closed_by, is_returned from casino_play where round = $1',
      [round],
    );
    return rows[0];
  };

  it('WAL-1: holds the stake until the round closes, and later stakes on it too', async () => {
    const { customerId, round, session, bet, win } = await play();
    expect(await acme.call('bet', bet(1_000))).toEqual(done(9_000));
    expect(await acme.call('bet', bet(500))).toEqual(done(8_500));
    expect(await readPlay(round)).toMatchObject({
      stake_cents: 1_500,
      win_cents: null,
      posted_book_ms: null,
    });
    expect(await acme.call('balance', { session })).toEqual([200, { balanceCents: 8_500, currency: 'USD' }]);
    expect(await acme.call('win', win(4_000))).toEqual(done(12_500));
    expect(await readPlay(round)).toMatchObject({
      stake_cents: 1_500,
      win_cents: 4_000,
      closed_by: 'provider',
    });
    const balances = gateway.events
      .filter((told) => told.customerId === customerId)
      .map(({ event }) => event);
    expect(balances).toMatchObject([
      { kind: 'balance', balance: { availableCents: 9_000, atRiskCents: 1_000 } },
      { kind: 'balance', balance: { availableCents: 8_500, atRiskCents: 1_500 } },
      { kind: 'balance', balance: { availableCents: 12_500, currentBalanceCents: 12_500, atRiskCents: 0 } },
    ]);
  });

  it('WAL-2: gives a repeated call the same answer, whatever has happened since', async () => {
    const { bet, win } = await play();
    const [staked, won, tooMuch] = [bet(1_000), win(3_000), bet(9_001)];
    for (let sent = 0; sent < 3; sent += 1) expect(await acme.call('bet', staked)).toEqual(done(9_000));
    expect(await acme.call('bet', tooMuch)).toEqual(refused('insufficientFunds'));
    for (let sent = 0; sent < 3; sent += 1) expect(await acme.call('win', won)).toEqual(done(12_000));
    expect(await acme.call('bet', staked)).toEqual(done(9_000));
    expect(await acme.call('bet', tooMuch)).toEqual(refused('insufficientFunds'));
    const turned = Object.fromEntries(Object.entries(staked).toReversed());
    expect(await acme.call('bet', turned)).toEqual(done(9_000));
  });

  it('WAL-2: refuses another call or other content under a used number', async () => {
    const { bet, close, refund } = await play();
    const staked = bet(1_000);
    await acme.call('bet', staked);
    const { transaction } = staked;
    expect(await acme.call('bet', { ...staked, amountCents: 999 })).toEqual(refused('transactionReused'));
    expect(await acme.call('close', { ...close(), transaction })).toEqual(refused('transactionReused'));
    expect(await acme.call('refund', { ...refund('b'), transaction })).toEqual(refused('transactionReused'));
    const own = refund('none');
    expect(await acme.call('refund', { ...own, refers: own.transaction })).toEqual(
      refused('transactionNoBet'),
    );
  });

  it('WAL-2: decides numbers separately for each provider', async () => {
    const { customerId, bet } = await play();
    const staked = bet(1_000);
    expect(await acme.call('bet', staked)).toEqual(done(9_000));
    const theirs = { ...staked, session: await other.open(customerId) };
    expect(await other.call('bet', theirs)).toEqual(done(8_000));
  });

  it('WAL-3: adds up a round’s wins, and pays them when it closes', async () => {
    const { round, bet, win, close } = await play();
    await acme.call('bet', bet(1_000));
    expect(await acme.call('win', win(300, false))).toEqual(done(9_000));
    expect(await acme.call('win', win(400, false))).toEqual(done(9_000));
    expect(await readPlay(round)).toMatchObject({ win_cents: 700, posted_book_ms: null });
    expect(await acme.call('close', close())).toEqual(done(9_700));
  });

  it('WAL-3: loses a round that closes without a win', async () => {
    const { round, bet, close } = await play();
    await acme.call('bet', bet(1_000));
    expect(await acme.call('close', close())).toEqual(done(9_000));
    expect(await readPlay(round)).toMatchObject({ win_cents: 0, is_returned: false });
  });

  it('WAL-3: doesn’t know a round before its bet, and accepts the same win afterwards', async () => {
    const { bet, win, close } = await play();
    const [won, staked] = [win(2_000), bet(1_000)];
    expect(await acme.call('win', won)).toEqual(refused('roundUnknown'));
    expect(await acme.call('close', close())).toEqual(refused('roundUnknown'));
    expect(await acme.call('bet', staked)).toEqual(done(9_000));
    expect(await acme.call('win', won)).toEqual(done(11_000));
  });

  it('WAL-4: gives back one bet of several, and closes a round that has none left', async () => {
    const { round, bet, refund } = await play();
    const [first, second] = [bet(1_000), bet(500)];
    await acme.call('bet', first);
    await acme.call('bet', second);
    expect(await acme.call('refund', refund(first.transaction))).toEqual(done(9_500));
    expect(await acme.call('refund', refund(first.transaction))).toEqual(done(9_500));
    expect(await readPlay(round)).toMatchObject({ stake_cents: 500, posted_book_ms: null });
    expect(await acme.call('refund', refund(second.transaction))).toEqual(done(10_000));
    expect(await readPlay(round)).toMatchObject({ stake_cents: 0, win_cents: 0, is_returned: true });
    expect(await acme.call('bet', bet(500))).toEqual(refused('roundClosed'));
  });

  it('WAL-4: refuses a bet that was rolled back before it came', async () => {
    const { round, bet, refund } = await play();
    const late = bet(1_000);
    const taken = refund(late.transaction);
    expect(await acme.call('refund', taken)).toEqual(done(null));
    expect(await acme.call('refund', refund(late.transaction))).toEqual(done(null));
    for (let sent = 0; sent < 2; sent += 1)
      expect(await acme.call('bet', late)).toEqual(refused('transactionRefunded'));
    expect(await acme.call('refund', taken)).toEqual(done(null));
    expect(await readPlay(round)).toBeUndefined();
  });

  it('WAL-4: returns nothing for a bet that was refused, and rolls back no win', async () => {
    const { bet, win, refund } = await play();
    const [tooMuch, staked, won] = [bet(10_001), bet(1_000), win(10, false)];
    await acme.call('bet', tooMuch);
    expect(await acme.call('refund', refund(tooMuch.transaction))).toEqual(done(null));
    await acme.call('bet', staked);
    await acme.call('win', won);
    expect(await acme.call('refund', refund(won.transaction))).toEqual(refused('transactionNoBet'));
    expect(await acme.call('refund', refund(staked.transaction))).toEqual(done(10_000));
  });

  it('WAL-5: accepts nothing more for a closed round except that it is closed', async () => {
    const { round, bet, win, close, refund } = await play();
    const staked = bet(1_000);
    await acme.call('bet', staked);
    await acme.call('win', win(3_000));
    expect(await acme.call('win', win(1_000))).toEqual(refused('roundClosed'));
    expect(await acme.call('bet', bet(1_000))).toEqual(refused('roundClosed'));
    expect(await acme.call('refund', refund(staked.transaction))).toEqual(refused('roundClosed'));
    expect(await acme.call('close', close())).toEqual(done(12_000));
    expect(await readPlay(round)).toMatchObject({ stake_cents: 1_000, win_cents: 3_000 });
  });

  it('WAL-6: closes a round that never ends: the stake is returned, or its win is paid', async () => {
    const [lost, won] = [await play(), await play()];
    const staked = lost.bet(1_000);
    await acme.call('bet', staked);
    await acme.call('bet', won.bet(1_000));
    gateway.clock.wallMs += HOUR_MS;
    await acme.call('win', won.win(2_500, false));
    const clock = {
      database,
      customerEvents: gateway.customerEvents,
      roundMs: 24 * HOUR_MS,
      reporter: NOTHING_FAILS,
      wallNowMs: () => gateway.clock.wallMs,
      bookNowMs: () => gateway.clock.wallMs,
    };
    gateway.clock.wallMs += 23 * HOUR_MS - 1;
    await closeOldRounds(clock);
    expect(await readPlay(lost.round)).toMatchObject({ posted_book_ms: null });
    gateway.clock.wallMs += 1;
    expect(await closeOldRounds(clock)).toBeGreaterThan(0);
    expect(await readPlay(lost.round)).toMatchObject({
      win_cents: 1_000,
      closed_by: 'rule',
      is_returned: true,
    });
    expect(await readPlay(won.round)).toMatchObject({ posted_book_ms: null });
    gateway.clock.wallMs += HOUR_MS;
    expect(await closeOldRounds(clock)).toBe(1);
    expect(await readPlay(won.round)).toMatchObject({
      win_cents: 2_500,
      closed_by: 'rule',
      is_returned: false,
    });
    // This is too late: the first answer remains, and an operator sees the refusal.
    expect(await acme.call('win', lost.win(5_000))).toEqual(refused('roundClosed'));
    expect(await acme.call('refund', lost.refund(staked.transaction))).toEqual(done(10_000));
  });

  it('WAL-7: opens a session with an unused token, for a player who has another name at other providers', async () => {
    // The id is long enough not to occur in a random text.
    const { customerId } = await play({ customerId: 'NAMED-NOWHERE' });
    const token = await acme.launch(customerId, { game: null });
    const [status, opened] = await acme.call('authenticate', { token });
    expect([status, opened]).toMatchObject([
      200,
      { currency: 'USD', integration: 'casino', game: null, balanceCents: 10_000, language: 'en' },
    ]);
    expect(JSON.stringify(opened)).not.toContain(customerId);
    expect(await acme.call('authenticate', { token })).toEqual(refused('tokenInvalid'));
    const [, again] = await acme.call('authenticate', { token: await acme.launch(customerId) });
    const [, elsewhere] = await other.call('authenticate', { token: await other.launch(customerId) });
    expect(again['player']).toBe(opened['player']);
    expect(elsewhere['player']).not.toBe(opened['player']);
    expect(again['session']).not.toBe(opened['session']);
  });

  it('WAL-7: accepts no token that is old or another provider’s', async () => {
    const { customerId } = await play();
    const old = await acme.launch(customerId);
    const theirs = await other.launch(customerId);
    expect(await acme.call('authenticate', { token: theirs })).toEqual(refused('tokenInvalid'));
    gateway.clock.wallMs += 60_000;
    expect(await acme.call('authenticate', { token: old })).toEqual(refused('tokenInvalid'));
  });

  it('WAL-7: ends a session with the page’s, after its time, and when there are too many; running rounds go on', async () => {
    const { customerId, cookie, session, bet, win } = await play();
    const [staked, won] = [bet(1_000), win(3_000)];
    const second = await acme.open(customerId);
    await acme.call('bet', staked);
    await gateway.app.inject({
      method: 'DELETE',
      url: '/api/session',
      headers: { origin: TEST_ORIGIN, cookie },
    });
    expect(await acme.call('balance', { session })).toEqual(refused('sessionEnded'));
    expect(await acme.call('bet', bet(1_000))).toEqual(refused('sessionEnded'));
    expect(await acme.call('win', won)).toEqual(done(12_000));
    expect(await acme.call('bet', staked)).toEqual(done(9_000));
    expect(await other.call('balance', { session: second })).toEqual(refused('sessionEnded'));
    for (let opened = 0; opened < 20; opened += 1) {
      gateway.clock.wallMs += 1;
      await acme.open(customerId, { cookie: await gateway.cookieOf(customerId) });
    }
    expect(await acme.call('balance', { session: second })).toEqual(refused('sessionEnded'));
    gateway.clock.wallMs += 1;
    const page = { cookie: await gateway.cookieOf(customerId) };
    const together = await Promise.all(
      Array.from({ length: 25 }, async () =>
        acme.call('authenticate', { token: await acme.launch(customerId, page) }),
      ),
    );
    expect(together.filter(([status]) => status !== 200)).toEqual([]);
    const { rowCount } = await database.pool.query(
      `select from wallet_session where customer_id = $1 and provider = 'acme'`,
      [customerId],
    );
    expect(rowCount).toBe(20);
    const last = await acme.open(customerId, page);
    gateway.clock.wallMs += 12 * HOUR_MS - 1;
    expect(await acme.call('balance', { session: last })).toMatchObject([200, {}]);
    gateway.clock.wallMs += 1;
    expect(await acme.call('balance', { session: last })).toEqual(refused('sessionEnded'));
  });

  it('WAL-7: keeps the page’s session while its customer plays', async () => {
    const { cookie, bet } = await play();
    const expiry = async () => {
      const { rows } = await database.pool.query<{ at: number }>(
        'select max(expires_at_ms) as at from session where customer_id = $1',
        [`C${count}`],
      );
      return rows[0]?.at ?? 0;
    };
    await database.pool.query(
      'update session set expires_at_ms = active_at_ms + 600000 where customer_id = $1',
      [`C${count}`],
    );
    const before = await expiry();
    gateway.clock.wallMs += 599_999;
    expect(await acme.call('bet', bet(100))).toEqual(done(9_900));
    expect(await expiry()).toBeGreaterThan(before);
    expect(cookie).not.toBe('');
  });

  it('OWN-9: counts the time of a customer who plays with the page closed, and ends with it', async () => {
    const { customerId, bet } = await play();
    await database.pool.query(
      `insert into own_limit (customer_id, kind, period, amount) values ($1, 'time', 'day', 15)`,
      [customerId],
    );
    const beganMs = gateway.clock.wallMs;
    let answer: readonly unknown[] = done(0);
    while (answer[0] === 200 && gateway.clock.wallMs - beganMs < HOUR_MS) {
      gateway.clock.wallMs += 61_000;
      answer = await acme.call('bet', bet(1));
    }
    expect(answer).toEqual(refused('sessionEnded'));
    expect(gateway.clock.wallMs - beganMs).toBeLessThan(18 * 60_000);
  });

  describe('WAL-8: a bet', () => {
    const restrict = (customerId: string, code: string) =>
      database.pool.query('insert into customer_restriction (customer_id, code) values ($1, $2)', [
        customerId,
        code,
      ]);

    it.each(['NOWAGERING', 'CASINO'])(
      'is refused under the restriction %s, and what is played is paid',
      async (code) => {
        const { customerId, bet, win, refund } = await play();
        const [first, second] = [bet(1_000), bet(500)];
        await acme.call('bet', first);
        await acme.call('bet', second);
        await restrict(customerId, code);
        expect(await acme.call('bet', bet(1))).toEqual(refused('playNotAllowed'));
        expect(await acme.call('refund', refund(second.transaction))).toEqual(done(9_000));
        expect(await acme.call('win', win(2_000))).toEqual(done(11_000));
        const token = await acme.launch(customerId);
        expect(await acme.call('authenticate', { token })).toEqual(refused('playNotAllowed'));
      },
    );

    it('is only refused by restrictions of its own integration', async () => {
      const { customerId, bet } = await play({ restrictions: [{ code: 'HORSES' }, { code: '21GCASINO' }] });
      expect(await acme.call('bet', bet(100))).toEqual(done(9_900));
      const pocket = { token: await acme.launch(customerId, { integration: 'casino21G' }) };
      expect(await acme.call('authenticate', pocket)).toEqual(refused('playNotAllowed'));
      const unknown = { token: await acme.launch(customerId, { integration: 'toString' }) };
      expect(await acme.call('authenticate', unknown)).toEqual(refused('playNotAllowed'));
    });

    it.each([
      ['offline', 'is_offline'],
      ['for the demo', 'is_demo'],
      ['taken for a bot, and has passed no captcha', 'customer_is_a_bot'],
    ])('is refused for a customer who is %s', async (_what, column) => {
      const { customerId, bet } = await play();
      await database.pool.query(`update customer set ${column} = true where customer_id = $1`, [customerId]);
      expect(await acme.call('bet', bet(100))).toEqual(refused('playNotAllowed'));
    });

    it('is refused once the account is closed, but running rounds are paid', async () => {
      const { customerId, bet, win } = await play();
      await acme.call('bet', bet(1_000));
      await database.pool.query('update customer set closed_at_ms = 1 where customer_id = $1', [customerId]);
      expect(await acme.call('bet', bet(1))).toEqual(refused('sessionEnded'));
      expect(await acme.call('win', win(2_000))).toEqual(done(11_000));
    });

    it('is refused in a time-out and over the customer’s own limit, and never uses credit that isn’t there', async () => {
      const { customerId, bet, win } = await play({ creditLimitCents: 500, balanceCents: 1_000 });
      expect(await acme.call('bet', bet(1_501))).toEqual(refused('insufficientFunds'));
      await database.pool.query(
        `insert into own_limit (customer_id, kind, period, amount) values ($1, 'loss', 'day', 1200)`,
        [customerId],
      );
      expect(await acme.call('bet', bet(1_201))).toEqual(refused('ownLossLimit'));
      expect(await acme.call('bet', bet(1_200))).toEqual(done(300));
      expect(await acme.call('bet', bet(1))).toEqual(refused('ownLossLimit'));
      await database.pool.query(
        `insert into time_out (customer_id, length, began_at_ms, ends_at_ms) values ($1, 'day', $2, $3)`,
        [customerId, gateway.clock.wallMs, gateway.clock.wallMs + 24 * HOUR_MS],
      );
      expect(await acme.call('bet', bet(1))).toEqual(refused('inTimeOut'));
      expect(await acme.call('win', win(1_200))).toEqual(done(1_500));
    });

    it('is refused in another currency, and so is a win', async () => {
      const { bet, win } = await play();
      await acme.call('bet', bet(1_000));
      expect(await acme.call('bet', bet(100, { currency: 'EUR' }))).toEqual(refused('currencyMismatch'));
      expect(await acme.call('win', win(100, true, { currency: 'EUR' }))).toEqual(
        refused('currencyMismatch'),
      );
    });

    it('is refused on another customer’s or system’s round, and beyond the allowed number of rounds', async () => {
      const [mine, theirs] = [await play(), await play()];
      await acme.call('bet', mine.bet(100));
      const { round } = mine;
      expect(await acme.call('bet', theirs.bet(100, { round }))).toEqual(refused('roundTaken'));
      const session = await acme.open(mine.customerId, { integration: 'horses' });
      expect(await acme.call('bet', mine.bet(100, { session }))).toEqual(refused('roundTaken'));
      for (let open = 1; open < MOST_OPEN_ROUNDS; open += 1)
        expect(await acme.call('bet', mine.bet(1, { round: `${round}-${open}` }))).toMatchObject([200, {}]);
      expect(await acme.call('bet', mine.bet(1, { round: 'one-more' }))).toEqual(refused('tooManyRounds'));
      expect(await acme.call('bet', mine.bet(1))).toMatchObject([200, {}]);
    });
  });

  it('leaves another provider’s rounds and bets alone', async () => {
    const { round, bet, win, close, refund } = await play();
    const staked = bet(1_000);
    await acme.call('bet', staked);
    expect(await other.call('win', win(9_000))).toEqual(refused('roundUnknown'));
    expect(await other.call('close', close())).toEqual(refused('roundUnknown'));
    expect(await other.call('refund', refund(staked.transaction))).toEqual(done(null));
    expect(await other.call('bet', bet(1_000))).toEqual(refused('sessionEnded'));
    expect(await readPlay(round)).toMatchObject({ stake_cents: 1_000, posted_book_ms: null });
  });

  it('processes simultaneous calls on one round and one account one after the other', async () => {
    const { round, bet, win } = await play();
    const bets = Array.from({ length: 30 }, () => bet(400));
    const sent = bets.flatMap((each) => [each, each]);
    const answers = await Promise.all(sent.map((each) => acme.call('bet', each)));
    expect(answers.filter(([status]) => status === 200)).toHaveLength(50);
    for (const [at, answer] of answers.entries()) expect(answer).toEqual(answers[at ^ 1]);
    expect(await readPlay(round)).toMatchObject({ stake_cents: 10_000 });
    const wins = await Promise.all(
      [win(1_000), win(2_000), win(3_000)].map((each) => acme.call('win', each)),
    );
    expect(wins.map(([status]) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  });
});
