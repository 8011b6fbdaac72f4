import { randomUUID } from 'node:crypto';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { SeasonBettor } from '../place-season-tickets.ts';
import type { SeasonPage } from '../season-page.ts';

/** What became of the calls. */
export interface SellingTally {
  /** By state, and the word of what was refused. */
  sales: Record<string, number>;
}

/** So much less than was seen is enough: what is paid is judged afterwards. */
const ANY_AMOUNT_CENTS = 1;

const SHARES = [10, 25, 33, 50, 77] as const;

/** What he tries with so many of his bets at a time; a target of any amount is reached at once. */
const WAYS = ['whole', 'part', 'part', 'target'] as const;

const nameOf = ({ ticketNumber, wagerNumber }: OpenBet): string => `${ticketNumber}-${wagerNumber}`;

const sellOne = (page: SeasonPage, bet: OpenBet, sharePercent: number) =>
  page.sell(nameOf(bet), { key: randomUUID(), sharePercent, seenCents: ANY_AMOUNT_CENTS });

/** Each customer sells some of his open bets: whole, shares of them, and at a target (HR-50 to HR-55). */
export const sellSeasonBets = async (
  bettors: readonly SeasonBettor[],
  { sales }: SellingTally,
): Promise<void> => {
  const sellAll = async ({ page, random }: SeasonBettor): Promise<void> => {
    const { open } = await page.openBets();
    // They are of all kinds, so that what can't be sold is refused.
    const chosen = open.filter(() => random() < WAYS.length / Math.max(1, open.length));
    for (const [at, bet] of chosen.entries()) {
      const way = WAYS[at % WAYS.length] ?? 'part';
      const share = way === 'part' ? (SHARES[Math.floor(random() * SHARES.length)] ?? 50) : 100;
      const answer =
        way === 'target'
          ? await page.setTarget(nameOf(bet), ANY_AMOUNT_CENTS)
          : await sellOne(page, bet, share);
      const name =
        'error' in answer
          ? answer.error.code
          : 'refusal' in answer
            ? answer.refusal
            : `${way} ${answer.state}`;
      sales[name] = (sales[name] ?? 0) + 1;
    }
  };
  await Promise.all(bettors.map(sellAll));
};
