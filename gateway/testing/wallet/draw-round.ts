import type { Random } from '@lineboard/domain/testing/seeded-random';
import type { WalletCallName } from '@lineboard/domain/casino/wallet/wallet-calls.schema';

/** A call of one round, before it is signed and sent. */
export interface RoundCall {
  call: Exclude<WalletCallName, 'authenticate' | 'balance'>;
  body: { transaction: string } & Readonly<Record<string, unknown>>;
}

const CURRENCY = 'USD';

/**
 * The calls of a round as a provider means them, in order: one to three bets, some taken back, some never sent before
 * they are taken back, wins, and an end, which some rounds never have.
 */
export const drawRound = (random: Random, round: string, session: string): RoundCall[] => {
  const calls: RoundCall[] = [];
  const chance = (share: number): boolean => random() < share;
  const between = (least: number, most: number): number => least + Math.floor(random() * (most - least + 1));
  const bets = chance(0.75) ? 1 : between(2, 3);
  for (let at = 0; at < bets; at += 1) {
    const transaction = `${round}.b${at}`;
    const body = { session, transaction, round, game: 'slots', amountCents: between(1, 2_000) };
    calls.push({ call: 'bet', body: { ...body, currency: CURRENCY } });
    if (chance(0.12))
      calls.push({ call: 'refund', body: { transaction: `${round}.f${at}`, refers: transaction } });
  }
  const wins = chance(0.5) ? 0 : between(1, 2);
  const closesByWin = wins > 0 && chance(0.7);
  for (let at = 0; at < wins; at += 1)
    calls.push({
      call: 'win',
      body: {
        transaction: `${round}.w${at}`,
        round,
        amountCents: between(0, 4_000),
        currency: CURRENCY,
        closesRound: closesByWin && at === wins - 1,
      },
    });
  if (!closesByWin && chance(0.9)) calls.push({ call: 'close', body: { transaction: `${round}.c`, round } });
  return calls;
};
