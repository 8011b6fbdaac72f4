import { PAGE_HEADER } from '@lineboard/domain/account/sign-in/page-mark';
import type { SessionAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { SignedInPage } from '../../sign-in/sign-in-all.ts';
import type { RunFigures } from './run-figures.ts';

/** What these customers have at risk, cents: casino plays under way from the start, then also their tickets. */
export const readRiskHeld = async (origin: string, pages: readonly SignedInPage[]): Promise<number> => {
  let heldCents = 0;
  for (const { cookie, page } of pages) {
    const answer = await fetch(`${origin}/api/session`, { headers: { cookie, [PAGE_HEADER]: page } });
    const { balance } = (await answer.json()) as SessionAnswer;
    if (balance === null) throw new Error('a customer was signed out meanwhile');
    heldCents += balance.atRiskCents;
  }
  return heldCents;
};

/**
 * A ticket placed twice, or acknowledged and lost, shows in the accounts: what the customers have at risk must have
 * grown by exactly the risk of the tickets that k6 saw accepted.
 *
 * @param heldBeforeCents what was at risk before the first ticket
 */
export const checkRiskHeld = async (
  origin: string,
  pages: readonly SignedInPage[],
  { metrics }: RunFigures,
  heldBeforeCents: number,
): Promise<boolean> => {
  const acceptedCents = metrics['tickets_risk_cents']?.['count'] ?? 0;
  const heldCents = (await readRiskHeld(origin, pages)) - heldBeforeCents;
  console.log(`Risk of accepted tickets ${acceptedCents} cents, held in the accounts ${heldCents} cents.`);
  return acceptedCents === heldCents && acceptedCents > 0;
};
