import { describe, expect, it } from 'vitest';
import type { PlayChange } from '../play/write-play.ts';
import { type KnownPlayer, KnownPlayers } from './known-players.ts';
import type { BetPlayer } from './read-bet.ts';

const PLAYER: BetPlayer = {
  customer_id: 'C',
  integration: 'casino',
  currency: 'USD',
  session_token_hash: Buffer.from('page'),
  active_at_ms: 0,
  is_demo: false,
  is_offline: false,
  captcha_due: false,
  restriction_codes: [],
  current_balance_cents: 10_000,
  at_risk_cents: 0,
  free_play_balance_cents: 0,
  version: 5,
  credit_acct_flag: false,
  credit_limit_cents: 0,
  own_limits: [],
  time_out: null,
};

const CHANGE: PlayChange = {
  customerId: 'C',
  version: 5,
  play: { playId: 7 },
  round: { stakeCents: 100, winCents: null, isPosted: false, isReturned: false },
  heldCents: 100,
  madeCents: 0,
  closedBy: null,
  now: { wallMs: 0, bookMs: 0 },
};

const nameOf = (name: string) => ({ provider: 'acme', round: name, sessionHash: Buffer.from(name) });

const createPlayers = (bounds?: { mostPlayers: number; mostRounds: number }) => {
  const database = { connectionsOpened: 1 };
  const players = new KnownPlayers(database, bounds);
  const add = (name: string, known: Partial<KnownPlayer> = {}): void => {
    const by = { player: PLAYER, openRounds: 0, era: players.era, ...known };
    players.addBet({ ...nameOf(name), isNewRound: true }, by, { play_id: 7, system: 'Casino' }, CHANGE);
  };
  return { database, players, add };
};

describe('known players', () => {
  it('move on with a bet: its hold, its round, the next version', () => {
    const { players, add } = createPlayers();
    add('a');
    expect(players.take(nameOf('a'))).toMatchObject({
      player: { at_risk_cents: 100, version: 6 },
      openRounds: 1,
    });
    expect(players.takeRound(nameOf('a'))).toMatchObject({ play: { play_id: 7, stake_cents: 100 } });
  });

  it('move on with a round, whose end leaves one less open', () => {
    const { players, add } = createPlayers();
    add('a');
    const left = players.takeRound(nameOf('a'))!;
    const round = { ...CHANGE.round, winCents: 300, isPosted: true };
    players.moveRound(nameOf('a'), left, { ...CHANGE, version: 6, round, heldCents: -100, madeCents: 200 });
    expect(players.takeRound(nameOf('a'))).toBeNull();
    expect(players.take(nameOf('a'))).toMatchObject({
      player: { current_balance_cents: 10_200, at_risk_cents: 0, version: 7 },
      openRounds: 0,
    });
  });

  it('are taken by one at a time', () => {
    const { players, add } = createPlayers();
    add('a');
    expect(players.take(nameOf('a'))).not.toBeNull();
    expect(players.take(nameOf('a'))).toBeNull();
    expect(players.takeRound(nameOf('a'))).not.toBeNull();
    expect(players.takeRound(nameOf('a'))).toBeNull();
  });

  it('are those of one provider', () => {
    const { players, add } = createPlayers();
    add('a');
    expect(players.take({ ...nameOf('a'), provider: 'other' })).toBeNull();
    expect(players.takeRound({ ...nameOf('a'), provider: 'other' })).toBeNull();
  });

  it('count no more once a connection was opened, which may lead to another server', () => {
    const { database, players, add } = createPlayers();
    add('a');
    database.connectionsOpened += 1;
    expect([players.take(nameOf('a')), players.takeRound(nameOf('a'))]).toEqual([null, null]);
  });

  it('count no more when the connection was opened after they were read', () => {
    const { database, players, add } = createPlayers();
    const { era } = players;
    database.connectionsOpened += 1;
    add('a', { era });
    expect([players.take(nameOf('a')), players.takeRound(nameOf('a'))]).toEqual([null, null]);
  });

  it('OWN-5: are not kept of who has set own limits or a time-out: what they leave ends with the day', () => {
    const { players, add } = createPlayers();
    add('a', {
      player: { ...PLAYER, own_limits: [{ kind: 'loss', period: 'day', amount: 1, next: null }] },
    });
    add('b', { player: { ...PLAYER, time_out: { length: 'day', beganAtMs: 1, endsAtMs: 2 } } });
    for (const name of ['a', 'b'])
      expect([players.take(nameOf(name)), players.takeRound(nameOf(name))]).toEqual([null, null]);
  });

  it('are bounded: who was not here for longest goes first', () => {
    const { players, add } = createPlayers({ mostPlayers: 2, mostRounds: 1 });
    for (const name of ['a', 'b', 'c']) add(name);
    expect(['a', 'b', 'c'].filter((name) => players.take(nameOf(name)) !== null)).toEqual(['b', 'c']);
    expect(['a', 'b', 'c'].filter((name) => players.takeRound(nameOf(name)) !== null)).toEqual(['c']);
  });
});
