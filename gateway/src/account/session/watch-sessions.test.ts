import { beforeEach, describe, expect, it } from 'vitest';
import { createInProcessCustomerEvents } from '../../ground/customer/in-process-customer-events.ts';
import { sessionIdOf } from './session-token.ts';
import { extendWatchPass, PASS_EXTENDED_MS, PASS_HOLDS_MS, writeWatchPass } from './watch-pass.ts';
import { createWatchSessions, type WatchSessions } from './watch-sessions.ts';

const KEY = 'k'.repeat(32);
const NOW = 1_800_000_000_000;

describe('what the edge knows of sessions', () => {
  let nowMs: number;
  let events: ReturnType<typeof createInProcessCustomerEvents>;
  let sessions: WatchSessions;
  const passOf = (sessionId: string, customerId = 'ALICE'): string =>
    writeWatchPass({ customerId, sessionId, store: 'main', expiresAtMs: NOW * 2 }, [KEY], nowMs);

  beforeEach(() => {
    nowMs = NOW;
    events = createInProcessCustomerEvents();
    sessions = createWatchSessions([KEY], events, () => nowMs);
  });

  it('takes whoever has neither cookie nor pass for a visitor, and asks whoever has a cookie', () => {
    expect(sessions.find(undefined, false)).toBe('visitor');
    expect(sessions.find(undefined, true)).toBe('passNeeded');
    expect(sessions.find('', true)).toBe('visitor');
    expect(sessions.find('__proto__', true)).toBe('passNeeded');
    expect(sessions.find(null, false)).toBe('passNeeded');
  });

  it('takes a pass until it is over', () => {
    const pass = passOf('one');
    expect(sessions.find(pass, true)).toMatchObject({ customerId: 'ALICE', store: 'main' });
    nowMs += PASS_HOLDS_MS;
    expect(sessions.find(pass, true)).toBe('passNeeded');
  });

  it('takes no pass of a session that ended, and those of the customer’s others', () => {
    const [one, two] = [passOf('one'), passOf('two')];
    events.publish('ALICE', { kind: 'sessionEnded', sessionId: 'one' });
    expect(sessions.find(one, true)).toBe('passNeeded');
    expect(sessions.find(two, true)).toMatchObject({ sessionId: 'two' });
    nowMs += PASS_HOLDS_MS - 1;
    expect(sessions.find(one, true)).toBe('passNeeded');
  });

  it('takes none of a customer’s when all sessions ended, but those of later ones', () => {
    const [one, other] = [passOf('one'), passOf('three', 'BOB')];
    nowMs += 100;
    events.publish('ALICE', { kind: 'sessionEnded' });
    expect(sessions.find(one, true)).toBe('passNeeded');
    expect(sessions.find(other, true)).toMatchObject({ customerId: 'BOB' });
    nowMs += 1_001;
    expect(sessions.find(passOf('two'), true)).toMatchObject({ sessionId: 'two' });
  });

  it('takes no pass of an ended session that was extended since, by whoever had not heard of the end', () => {
    const token = 't'.repeat(43);
    const pass = passOf(sessionIdOf(token));
    const extended = (laterMs: number): string | null => {
      nowMs = NOW + laterMs;
      return extendWatchPass(pass, token, [KEY], nowMs);
    };
    expect(sessions.find(extended(PASS_HOLDS_MS), true)).toMatchObject({ customerId: 'ALICE' });
    events.publish('BOB', { kind: 'sessionEnded', sessionId: 'another' });
    events.publish('ALICE', { kind: 'sessionEnded', sessionId: sessionIdOf(token) });
    expect(sessions.find(extended(PASS_EXTENDED_MS - 1), true)).toBe('passNeeded');
    const [two, three] = [passOf('two'), passOf('three')];
    nowMs += 100;
    events.publish('ALICE', { kind: 'sessionEnded' });
    expect([two, three].map((each) => sessions.find(each, true))).toEqual(['passNeeded', 'passNeeded']);
  });

  it('hears nothing more once it is stopped', () => {
    const pass = passOf('one');
    sessions.stop();
    events.publish('ALICE', { kind: 'sessionEnded' });
    expect(sessions.find(pass, true)).toMatchObject({ sessionId: 'one' });
  });
});
