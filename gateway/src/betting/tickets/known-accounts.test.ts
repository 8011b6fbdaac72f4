import { NO_CAPS } from '@lineboard/domain/account/customer/account-caps';
import { describe, expect, it } from 'vitest';
import { createCapColumns } from '../../ground/database/cap-columns.ts';
import { KnownAccounts } from './known-accounts.ts';
import type { ReadAccount } from './account-state.ts';

const createRead = (fields: Partial<ReadAccount> = {}): ReadAccount => ({
  current_balance_cents: 100_000,
  at_risk_cents: 0,
  free_play_balance_cents: 0,
  version: 5,
  credit_acct_flag: false,
  credit_limit_cents: 0,
  store: 'main',
  currency: 'USD',
  is_barred: false,
  minimum_wager_cents: 100,
  ...createCapColumns(NO_CAPS),
  enable_rif_flag: false,
  restrictions: [],
  limits: [],
  own_limits: [],
  time_out: null,
  open_wagers: 0,
  pending_tickets: 0,
  exposures: new Map(),
  open_exposures: new Map(),
  key_answer: null,
  key_request_hash: null,
  confirmed_hash: null,
  ...fields,
});

const WRITTEN = { wins: [], wagers: [{}], filling: null };

const createPicks = (count: number): Map<string, number> =>
  new Map(Array.from({ length: count }, (_, at) => [`G.${at}.0.S.team1`, 100]));

const createAccounts = (limits = { mostPicksEach: 10, mostPicks: 30 }) => {
  const database = { connectionsOpened: 1 };
  return { database, accounts: new KnownAccounts(database, limits) };
};

describe('known accounts', () => {
  it('HR-4.4: hold the exposures of all picks, not only those of the ticket that they were read for', () => {
    const { accounts } = createAccounts();
    const read = createRead({ exposures: new Map([['G.1.0.S.team1', 100]]), open_exposures: createPicks(3) });
    accounts.learn('C', read, 1);
    expect(accounts.get('C')?.exposures).toEqual(createPicks(3));
  });

  it('HR-4.4, HR-42.1: move on with a ticket: its risk, its free play, its picks, the next version', () => {
    const { accounts } = createAccounts();
    accounts.learn(
      'C',
      createRead({ free_play_balance_cents: 500, open_exposures: new Map([['G.1.0.S.team1', 100]]) }),
      1,
    );
    const items = [
      { pick_key: 'G.1.0.S.team1' as const, base_cents: 50 },
      { pick_key: 'G.2.0.S.team1' as const, base_cents: 70 },
    ];
    accounts.addTicket('C', accounts.get('C')!, { heldCents: 130, ...WRITTEN, freePlayCents: 200, items }, 1);
    expect(accounts.get('C')).toMatchObject({
      at_risk_cents: 130,
      free_play_balance_cents: 300,
      version: 6,
      exposures: new Map([
        ['G.1.0.S.team1', 150],
        ['G.2.0.S.team1', 70],
      ]),
    });
  });

  it('are not moved on from another version than the ticket was written on', () => {
    const { accounts } = createAccounts();
    accounts.learn('C', createRead({ version: 8 }), 1);
    accounts.addTicket(
      'C',
      createRead({ version: 7 }),
      { heldCents: 130, ...WRITTEN, freePlayCents: 0, items: [] },
      1,
    );
    expect(accounts.get('C')).toMatchObject({ at_risk_cents: 0, version: 8 });
  });

  it('count no more once a connection was opened, which may lead to another server', () => {
    const { database, accounts } = createAccounts();
    accounts.learn('C', createRead(), accounts.era);
    database.connectionsOpened += 1;
    expect(accounts.get('C')).toBeNull();
  });

  it('count no more when the connection was opened while they were read', () => {
    const { database, accounts } = createAccounts();
    const { era } = accounts;
    database.connectionsOpened += 1;
    accounts.learn('C', createRead(), era);
    expect(accounts.get('C')).toBeNull();
  });

  it('are dropped when somebody has seen a later version, and only then', () => {
    const { accounts } = createAccounts();
    accounts.learn('C', createRead({ version: 5 }), 1);
    accounts.dropOlder('C', 5);
    expect(accounts.get('C')).not.toBeNull();
    accounts.dropOlder('C', 6);
    expect(accounts.get('C')).toBeNull();
  });

  it('are bounded: who was not here for longest goes first', () => {
    const { accounts } = createAccounts();
    for (const id of ['A', 'B', 'C']) accounts.learn(id, createRead({ open_exposures: createPicks(9) }), 1);
    accounts.get('A');
    accounts.learn('D', createRead({ open_exposures: createPicks(9) }), 1);
    expect(['A', 'B', 'C', 'D'].filter((id) => accounts.get(id) !== null)).toEqual(['A', 'C', 'D']);
  });

  it('are bounded with what tickets add to them, too', () => {
    const { accounts } = createAccounts();
    for (const id of ['A', 'B', 'C']) accounts.learn(id, createRead({ open_exposures: createPicks(9) }), 1);
    const ticket = { heldCents: 1, ...WRITTEN, freePlayCents: 0 };
    const onPick = (at: number) => ({
      ...ticket,
      items: [{ pick_key: `G.${at}.0.S.team1` as const, base_cents: 1 }],
    });
    accounts.addTicket('C', accounts.get('C')!, onPick(9), 1);
    expect(['A', 'B', 'C'].filter((id) => accounts.get(id) !== null)).toEqual(['B', 'C']);
    accounts.addTicket('C', accounts.get('C')!, onPick(10), 1);
    expect(accounts.get('C')).toBeNull();
  });

  it('are not kept of a customer with very many open picks, whose picks are then not read either', () => {
    const { accounts } = createAccounts();
    expect(accounts.mostOpenPicks('C')).toBe(10);
    accounts.learn('C', createRead({ open_exposures: null }), 1);
    expect(accounts.get('C')).toBeNull();
    expect(accounts.mostOpenPicks('C')).toBe(0);
  });

  it('OWN-1: are not kept of who has set own limits or a time-out: what they leave ends with the day', () => {
    const { accounts } = createAccounts();
    accounts.learn('C', createRead(), 1);
    const own_limits = [{ kind: 'stake', period: 'day', amount: 1, next: null }] as const;
    accounts.learn('C', createRead({ own_limits }), 1);
    expect(accounts.get('C')).toBeNull();
    accounts.learn('C', createRead({ time_out: { length: 'day', beganAtMs: 1, endsAtMs: 2 } }), 1);
    expect(accounts.get('C')).toBeNull();
  });
});
