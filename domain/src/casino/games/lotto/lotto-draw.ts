import type { Cents } from '../../../ground/money/cents.ts';

/** Numbers from 1 to this; so many of them are picked, and drawn. */
export const LOTTO_NUMBERS = 36;
export const LOTTO_PICKS = 5;

/** What is paid for each unit of stake, stake included, by how many picks were drawn. */
export const LOTTO_PAYS: readonly number[] = [0, 0, 2, 25, 400, 50_000];

export interface LottoBet {
  stakeCents: Cents;
  /** Five of them, each once. */
  picks: readonly number[];
}

export interface LottoState extends LottoBet {
  drawn: readonly number[];
  /** Picks that were drawn. */
  hits: readonly number[];
}
