import { describe, expect, it } from 'vitest';
import type { SentMove } from '../model/sent-move.ts';
import { checkAccounts, checkMoves, type StoredMove } from './check-money.ts';

const sentMove = (fields: Partial<SentMove> = {}): SentMove => ({
  id: 'r1.b0',
  amountCents: 500,
  outcome: 'done',
  ...fields,
});
const storedMove = (fields: Partial<StoredMove> = {}): StoredMove => ({
  id: 'r1.b0',
  amountCents: 500,
  code: null,
  ...fields,
});

describe('the checker of wallet and operators', () => {
  it('finds nothing when each acknowledged move is there once, and none that was refused', () => {
    const refused = sentMove({ id: 'r2.b0', outcome: 'notCovered' });
    expect(checkMoves([sentMove(), refused], [storedMove()])).toEqual([]);
    const kept = storedMove({ id: 'r2.b0', code: 'notCovered' });
    expect(checkMoves([sentMove(), refused], [storedMove(), kept])).toEqual([]);
  });

  it.each<[string, SentMove[], StoredMove[], string]>([
    ['that is lost', [sentMove()], [], 'r1.b0 was acknowledged and is gone'],
    ['that is there twice', [sentMove()], [storedMove(), storedMove()], 'r1.b0 is there more than once'],
    [
      'that is kept as refused',
      [sentMove()],
      [storedMove({ code: 'notCovered' })],
      'r1.b0 was acknowledged and is gone',
    ],
    ['of another amount', [sentMove()], [storedMove({ amountCents: 501 })], 'r1.b0 is there with 501 cents'],
    [
      'that was refused and done',
      [sentMove({ outcome: 'notCovered' })],
      [storedMove()],
      'r1.b0 was done, and refused with notCovered',
    ],
    ['that nobody could tell of', [sentMove({ outcome: null })], [storedMove()], 'r1.b0 was never answered'],
  ])('finds a move %s', (_, sent, stored, fault) => {
    expect(checkMoves(sent, stored)).toEqual([fault]);
  });

  it('finds an account whose balance, hold or limit isn’t what the answers come to', () => {
    const expected = { balanceCents: 10_000, heldCents: 500, limitCents: null };
    const stored = { balanceCents: 10_000, heldCents: 500, limitCents: 7 };
    const check = (fields: Partial<typeof stored>, limitCents: number | null = null) =>
      checkAccounts(
        new Map([['PLAYER1', { ...expected, limitCents }]]),
        new Map([['PLAYER1', { ...stored, ...fields }]]),
      );
    expect(check({})).toEqual([]);
    // A win that was paid twice.
    expect(check({ balanceCents: 10_900 })).toEqual(['PLAYER1 has balanceCents 10900, must have 10000']);
    expect(check({ heldCents: 0 })).toEqual(['PLAYER1 has heldCents 0, must have 500']);
    expect(check({}, 8)).toEqual(['PLAYER1 has limitCents 7, must have 8']);
  });
});
