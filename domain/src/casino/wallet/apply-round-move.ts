import type { Cents } from '../../ground/money/cents.ts';
import { MOST_WALLET_CENTS } from './wallet-bounds.ts';
import type { DecidedCode } from './wallet-code.ts';

/** The state of a round: its stake, the win that the provider reported, and whether it is over. */
export interface WalletRound {
  stakeCents: Cents;
  /** The win, stake included; null when no win was reported. */
  winCents: Cents | null;
  /** It is final. */
  isPosted: boolean;
  /** Its stake was returned, and any win was canceled. */
  isReturned: boolean;
}

/** The moves of a round. `expire` follows from the book's own rule, `void` from an operator's command. */
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
      /** The change of the account's amount at risk, and of its balance. */
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

/** WAL-5: a round that is over is final; a move that has nothing left to do succeeds. */
const applyToPosted = (round: WalletRound, move: RoundMove): RoundOutcome =>
  move.kind === 'close' || (move.kind === 'refund' && round.isReturned)
    ? unmoved(round)
    : refused('roundClosed');

const returned = (round: WalletRound): RoundOutcome =>
  posted(round, { winCents: round.stakeCents, isReturned: true });

/**
 * Applies a move to a round (docs/wallet.md, WAL-1 to WAL-6). Pure: the caller has checked whose round it is and how
 * much the customer may stake.
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
