/**
 * What must have become of rounds, worked out a second time and another way: from the answers that the provider was
 * given alone, in whatever order they came. It knows nothing of the gateway's own rules.
 */
export interface ModelRound {
  customer: string;
  /** By transaction, of bets that were acknowledged. */
  stakes: Map<string, number>;
  wins: Map<string, number>;
  refunded: Set<string>;
  /** Acknowledged: by a win that closes, or a close. */
  isClosed: boolean;
}

export const createModelRound = (customer: string): ModelRound => ({
  customer,
  stakes: new Map(),
  wins: new Map(),
  refunded: new Set(),
  isClosed: false,
});

const sum = (amounts: Iterable<number>): number => [...amounts].reduce((total, each) => total + each, 0);

/** What a round has made or holds now. */
export const settleModelRound = (round: ModelRound): { madeCents: number; heldCents: number } => {
  const kept = [...round.stakes].filter(([bet]) => !round.refunded.has(bet)).map(([, cents]) => cents);
  const staked = sum(kept);
  return round.isClosed
    ? { madeCents: sum(round.wins.values()) - staked, heldCents: 0 }
    : { madeCents: 0, heldCents: staked };
};
