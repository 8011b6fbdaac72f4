import type { SignInAnswer } from '@lineboard/domain/account/sign-in/session-answer.schema';
import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import { readFileSync } from 'node:fs';
import { isBettor } from './is-bettor.ts';

/** What the demo customers have at risk, cents: casino plays under way from the start, then also their tickets. */
export const readRiskHeld = async (origin: string): Promise<number> => {
  const { demoLogins } = (await (await fetch(`${origin}/api/site`)).json()) as SiteSettings;
  let heldCents = 0;
  for (const { customerId, password } of demoLogins.filter(isBettor)) {
    const answer = await fetch(`${origin}/api/session`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json' },
      body: JSON.stringify({ customerId, password }),
    });
    const signedIn = (await answer.json()) as SignInAnswer;
    if (signedIn.resultCode !== 0) throw new Error(`${customerId} could not sign in: ${signedIn.resultCode}`);
    heldCents += signedIn.session.balance?.atRiskCents ?? 0;
  }
  return heldCents;
};

/**
 * A ticket placed twice, or acknowledged and lost, shows in the accounts: what the demo customers have at risk must
 * have grown by exactly the risk of the tickets that k6 saw accepted.
 *
 * @param summary path of k6's exported summary
 * @param heldBeforeCents what was at risk before the first ticket
 */
export const checkRiskHeld = async (
  origin: string,
  summary: string,
  heldBeforeCents: number,
): Promise<boolean> => {
  const { metrics } = JSON.parse(readFileSync(summary, 'utf8')) as {
    metrics: Partial<Record<string, { count?: number }>>;
  };
  const acceptedCents = metrics['tickets_risk_cents']?.count ?? 0;
  const heldCents = (await readRiskHeld(origin)) - heldBeforeCents;
  console.log(`Risk of accepted tickets ${acceptedCents} cents, held in the accounts ${heldCents} cents.`);
  return acceptedCents === heldCents && acceptedCents > 0;
};
