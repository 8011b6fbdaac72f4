import fc from 'fast-check';
import { expect, it } from 'vitest';
import { applyRoundMove, NEW_ROUND, type RoundMove } from './apply-round-move.ts';
import { MOST_WALLET_CENTS } from './wallet-bounds.ts';

const cents = fc.oneof(fc.integer({ min: 1, max: 1_000 }), fc.constant(MOST_WALLET_CENTS));

/** A refund takes back a bet that was taken, which the wallet looks up: here by which of them it is. */
type Drawn = Exclude<RoundMove, { kind: 'refund' }> | { kind: 'refund'; which: number };

const move: fc.Arbitrary<Drawn> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('bet' as const), amountCents: cents }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('win' as const),
      amountCents: fc.oneof(fc.constant(0), cents),
      closesRound: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('refund' as const), which: fc.nat(9) }) },
  fc.record({ kind: fc.constantFrom('close' as const, 'expire' as const, 'void' as const) }),
);

it('WAL-1..WAL-6: whatever comes of a round, the account moves by what it paid less what was staked, once', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 30 }), (moves) => {
      let round = NEW_ROUND;
      let [atRisk, balance] = [0, 0];
      const bets: number[] = [];
      for (const drawn of moves) {
        if (drawn.kind === 'refund' && bets[drawn.which] === undefined) continue;
        const taken = drawn.kind === 'refund' ? bets[drawn.which]! : 0;
        const outcome = applyRoundMove(
          round,
          drawn.kind === 'refund' ? { kind: 'refund', amountCents: taken } : drawn,
        );
        const wasPosted = round.isPosted;
        if (!outcome.ok) {
          expect(outcome.code).toBe(wasPosted ? 'roundClosed' : 'amountExceeded');
          continue;
        }
        if (wasPosted) expect(outcome).toEqual({ ok: true, round, heldCents: 0, madeCents: 0 });
        else if (drawn.kind === 'bet') bets.push(drawn.amountCents);
        else if (drawn.kind === 'refund') bets.splice(drawn.which, 1);
        round = outcome.round;
        atRisk += outcome.heldCents;
        balance += outcome.madeCents;
        expect(atRisk).toBe(round.isPosted ? 0 : round.stakeCents);
        expect(balance).toBe(round.isPosted ? (round.winCents ?? 0) - round.stakeCents : 0);
        expect(round.stakeCents).toBe(bets.reduce((sum, each) => sum + each, 0));
        expect(round.stakeCents).toBeLessThanOrEqual(MOST_WALLET_CENTS);
        if (round.isReturned) expect(balance).toBe(0);
      }
    }),
  );
});
