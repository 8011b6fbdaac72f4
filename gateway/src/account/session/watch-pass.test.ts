import { describe, expect, it } from 'vitest';
import { sessionIdOf } from './session-token.ts';
import {
  extendWatchPass,
  PASS_EXTENDED_MS,
  PASS_HOLDS_MS,
  readWatchPass,
  writeWatchPass,
} from './watch-pass.ts';

const KEY = 'k'.repeat(32);
const NEXT = 'n'.repeat(32);
const NOW = 1_800_000_000_000;
const SESSION = { customerId: 'ALICE', sessionId: 'ab12', store: 'main', expiresAtMs: NOW + 3_600_000 };
const PASS = writeWatchPass(SESSION, [KEY], NOW);
const [BODY = '', SIGNATURE = ''] = PASS.split('.');

const withFields = (fields: unknown): string =>
  `${Buffer.from(JSON.stringify(fields)).toString('base64url')}.${SIGNATURE}`;

describe('a pass for the edge', () => {
  it('says whose it is and which store’s lines its page gets', () => {
    expect(readWatchPass(PASS, [KEY], NOW)).toEqual({
      ...SESSION,
      issuedAtMs: NOW,
      expiresAtMs: NOW + PASS_HOLDS_MS,
      sessionEndsAtMs: SESSION.expiresAtMs,
    });
  });

  it('is over after five minutes', () => {
    expect(readWatchPass(PASS, [KEY], NOW + PASS_HOLDS_MS - 1)).not.toBeNull();
    expect(readWatchPass(PASS, [KEY], NOW + PASS_HOLDS_MS)).toBeNull();
  });

  it('never outlives its session', () => {
    const last = writeWatchPass({ ...SESSION, expiresAtMs: NOW + 1_000 }, [KEY], NOW);
    expect(readWatchPass(last, [KEY], NOW + 999)).not.toBeNull();
    expect(readWatchPass(last, [KEY], NOW + 1_000)).toBeNull();
  });

  it('is none when it comes from further ahead than clocks are apart', () => {
    expect(readWatchPass(PASS, [KEY], NOW - 60_000)).not.toBeNull();
    expect(readWatchPass(PASS, [KEY], NOW - 60_001)).toBeNull();
  });

  it('holds while its key is among those that are known', () => {
    expect(readWatchPass(PASS, [NEXT, KEY], NOW)).not.toBeNull();
    expect(readWatchPass(PASS, [NEXT], NOW)).toBeNull();
    expect(readWatchPass(PASS, [], NOW)).toBeNull();
    expect(readWatchPass(writeWatchPass(SESSION, [NEXT, KEY], NOW), [NEXT], NOW)).not.toBeNull();
  });

  it.each([
    ['another store', withFields(['ALICE', 'ab12', 'other', NOW, NOW + PASS_HOLDS_MS])],
    ['another customer', withFields(['BOB', 'ab12', 'main', NOW, NOW + PASS_HOLDS_MS])],
    ['a cut signature', PASS.slice(0, -1)],
    ['a cut body', `${BODY.slice(0, -1)}.${SIGNATURE}`],
    ['no signature', `${BODY}.`],
    ['an empty signature of zeros', `${BODY}.${'A'.repeat(43)}`],
    ['half a character', `${PASS}\ud800`],
    ['a megabyte', `${'A'.repeat(1_048_576)}.${SIGNATURE}`],
    ['a line behind it', `${PASS}\n`],
    ['a prototype', '__proto__'],
    ['nothing', ''],
    ['no text', { toString: () => PASS }],
    ['a list', [PASS]],
    ['null', null],
  ])('is none with %s', (_fault, said) => {
    expect(readWatchPass(said, [KEY], NOW)).toBeNull();
  });
});

describe('a pass whose session can’t be looked up', () => {
  const TOKEN = 't'.repeat(43);
  const found = { ...SESSION, sessionId: sessionIdOf(TOKEN), expiresAtMs: NOW + 2 * PASS_EXTENDED_MS };
  const held = writeWatchPass(found, [KEY], NOW);
  const extend = (nowMs: number, said: unknown = held, token: string | undefined = TOKEN): string | null =>
    extendWatchPass(said, token, [KEY], nowMs);

  it('goes on for five minutes, over or not, and still says when the session was found', () => {
    for (const laterMs of [60_000, PASS_HOLDS_MS + 60_000])
      expect(readWatchPass(extend(NOW + laterMs), [KEY], NOW + laterMs)).toEqual({
        ...found,
        issuedAtMs: NOW,
        expiresAtMs: NOW + laterMs + PASS_HOLDS_MS,
        sessionEndsAtMs: found.expiresAtMs,
      });
  });

  it('goes on no longer than an hour after that, however often it is extended', () => {
    const lastMs = NOW + PASS_EXTENDED_MS - 1;
    const last = extend(lastMs, extend(NOW + PASS_EXTENDED_MS / 2));
    expect(readWatchPass(last, [KEY], lastMs)?.expiresAtMs).toBe(NOW + PASS_EXTENDED_MS);
    expect(extend(NOW + PASS_EXTENDED_MS, last)).toBeNull();
  });

  it('goes on no longer than its session', () => {
    const short = writeWatchPass({ ...found, expiresAtMs: NOW + 400_000 }, [KEY], NOW);
    const extended = extend(NOW + 300_000, short);
    expect(readWatchPass(extended, [KEY], NOW + 300_000)?.expiresAtMs).toBe(NOW + 400_000);
    expect(extend(NOW + 400_000, extended)).toBeNull();
  });

  it('is extended for who has its session’s cookie alone', () => {
    expect(extend(NOW, held, 'o'.repeat(43))).toBeNull();
    expect(extend(NOW, held, '')).toBeNull();
    expect(extendWatchPass(held, undefined, [KEY], NOW)).toBeNull();
  });

  it('is none that another signed, or that comes from ahead', () => {
    expect(extendWatchPass(held, TOKEN, [NEXT], NOW)).toBeNull();
    expect(extend(NOW - 60_001)).toBeNull();
    expect(extend(NOW, [held])).toBeNull();
    expect(extend(NOW, '')).toBeNull();
  });

  it('is signed by the first key, whichever signed it before', () => {
    const extended = extendWatchPass(held, TOKEN, [NEXT, KEY], NOW);
    expect(readWatchPass(extended, [NEXT], NOW)).not.toBeNull();
  });
});
