import { describe, expect, it } from 'vitest';
import { KnownSessions } from './known-sessions.ts';

const token = Buffer.from([1, 200, 255]);
const session = {
  state: 'customer' as const,
  customerId: 'ALICE',
  store: 'main',
  isDemo: false,
  isOffline: false,
  mustChangePassword: false,
  captcha: 'none' as const,
  sessionId: 'a1',
  deviceId: null,
  expiresAtMs: 60_000,
};
const kept = { nowMs: 1_000, expiresAtMs: 100_000, ends: 0 };

describe('known sessions', () => {
  it('hold for two seconds, then have to be looked up again', () => {
    const known = new KnownSessions();
    known.keep(token, session, kept);
    expect(known.get(token, 2_999)).toEqual(session);
    expect(known.get(token, 3_000)).toBeNull();
  });

  it('CALL1-02: never hold longer than the session itself', () => {
    const known = new KnownSessions();
    known.keep(token, session, { ...kept, expiresAtMs: 1_500 });
    expect(known.get(token, 1_499)).toEqual(session);
    expect(known.get(token, 1_500)).toBeNull();
  });

  it('hold for no longer when the clock is set back', () => {
    const known = new KnownSessions();
    known.keep(token, session, kept);
    expect(known.get(token, 999)).toBeNull();
  });

  it('CALL1-14: are gone at once when the session or all of the customer end', () => {
    const known = new KnownSessions();
    known.keep(token, session, kept);
    known.end(token);
    expect(known.get(token, 1_000)).toBeNull();
    known.keep(token, session, { ...kept, ends: known.ends });
    known.endAll('BOB');
    expect(known.get(token, 1_000)).toEqual(session);
    known.endAll('ALICE');
    expect(known.get(token, 1_000)).toBeNull();
  });

  it('hold for no longer when the clock is set back', () => {
    const known = new KnownSessions();
    known.keep(token, session, kept);
    expect(known.get(token, 999)).toBeNull();
  });

  it('CALL1-14: are not kept by a look-up that was under way when a session ended', () => {
    const known = new KnownSessions();
    const { ends } = known;
    known.end(token);
    known.keep(token, session, { ...kept, ends });
    expect(known.get(token, 1_000)).toBeNull();
  });

  it('are bounded: who was not here for longest goes first', () => {
    const known = new KnownSessions();
    const tokenOf = (at: number): Buffer => Buffer.from(`token ${at}`);
    for (let at = 0; at < 10_000; at += 1) known.keep(tokenOf(at), session, kept);
    known.get(tokenOf(0), 1_000);
    known.keep(tokenOf(10_000), session, kept);
    expect([0, 1, 2, 10_000].filter((at) => known.get(tokenOf(at), 1_000) !== null)).toEqual([0, 2, 10_000]);
  });
});
