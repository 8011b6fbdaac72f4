import type { Cents } from '../../ground/money/cents.ts';
import { MOST_WALLET_CENTS } from './wallet-bounds.ts';
import type { DecidedCode } from './wallet-code.ts';

/** The state of a round: what is staked on it, what it was told to pay back, and whether it is over. */
export interface WalletRound {
  stakeCents: Cents;
  /** The stake included; null: no win was told. */
  winCents: Cents | null;
  /** Nothing moves it any more. */
  isPosted: boolean;
  /** Its stake was given back, whatever it had won. */
  isReturned: boolean;
}

/** What may come of a round. `expire` is the book's own rule, `void` an operator's word. */
export type RoundMove =
  | { kind: 'bet'; amountCents: Cents }
  | { kind: 'win'; amountCents: Cents; closesRound: boolean }
  | { kind: 'refund'; amountCents: Cents }
  | { kind: 'close' }
  | { kind: 'expire' }
  | { kind: 'void' };

export type RoundOutcome =
  | {
      ok: true;
      round: WalletRound;
      /** Change of what the account has at risk, and of its balance. */
      heldCents: Cents;
      madeCents: Cents;
    }
  | { ok: false; code: DecidedCode };

export const NEW_ROUND: WalletRound = { stakeCents: 0, winCents: null, isPosted: false, isReturned: false };

const refused = (code: DecidedCode): RoundOutcome => ({ ok: false, code });

const held = (before: WalletRound, stakeCents: Cents): RoundOutcome => ({
  ok: true,
  round: { ...before, stakeCents },
  heldCents: stakeCents - before.stakeCents,
  madeCents: 0,
});

const posted = (before: WalletRound, after: Partial<WalletRound> & { winCents: Cents }): RoundOutcome => {
  const round = { ...before, ...after, isPosted: true };
  return { ok: true, round, heldCents: -before.stakeCents, madeCents: round.winCents - round.stakeCents };
};

const unmoved = (round: WalletRound): RoundOutcome => ({ ok: true, round, heldCents: 0, madeCents: 0 });

/** WAL-5: a round that is over is final; what finds nothing left to do is done. */
const applyToPosted = (round: WalletRound, move: RoundMove): RoundOutcome =>
  move.kind === 'close' || (move.kind === 'refund' && round.isReturned)
    ? unmoved(round)
    : refused('roundClosed');

const returned = (round: WalletRound): RoundOutcome =>
  posted(round, { winCents: round.stakeCents, isReturned: true });

/**
 * What a move makes of a round (docs/wallet.md, WAL-1 to WAL-6). Pure: who calls has looked whose round it is and what
 * the customer may stake.
 */
export const applyRoundMove = (round: WalletRound, move: RoundMove): RoundOutcome => {
  if (round.isPosted) return applyToPosted(round, move);
  switch (move.kind) {
    case 'bet': {
      const stakeCents = round.stakeCents + move.amountCents;
      return stakeCents > MOST_WALLET_CENTS ? refused('amountExceeded') : held(round, stakeCents);
    }
    case 'win': {
      const winCents = (round.winCents ?? 0) + move.amountCents;
      if (winCents > MOST_WALLET_CENTS) return refused('amountExceeded');
      return move.closesRound ? posted(round, { winCents }) : unmoved({ ...round, winCents });
    }
    case 'refund': {
      const stakeCents = round.stakeCents - move.amountCents;
      if (stakeCents > 0 || round.winCents !== null) return held(round, stakeCents);
      return posted(round, { stakeCents: 0, winCents: 0, isReturned: true });
    }
    case 'close':
      return posted(round, { winCents: round.winCents ?? 0 });
    case 'expire':
      return round.winCents === null ? returned(round) : posted(round, { winCents: round.winCents });
    case 'void':
      return returned(round);
  }
};
