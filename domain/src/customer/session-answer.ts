import type { PickKey } from '../pick/pick.ts';
import type { Cents } from '../money/cents.ts';
import type { BalanceFigures } from './balance-figures.ts';
import type { CustomerInfo } from './customer.ts';

/** Who is asking. A visitor is offline: no customer, no balance. */
export interface SessionAnswer {
  online: boolean;
  customer: CustomerInfo | null;
  balance: BalanceFigures | null;
}

/** Answer of sign-in: 0 success; any other code comes with a message code for the notice. */
export type SignInAnswer =
  | { resultCode: 0; session: SessionAnswer }
  | {
      resultCode: 1 | 2 | 3;
      code:
        | 'loginFailed'
        | 'lockedOut'
        | 'signInSlowed'
        | 'captchaRequired'
        | 'tokenInvalid'
        | 'passwordNotEncrypted';
      retryAfterMs?: number;
    };

/** What the slip needs to show limits before they are hit. */
export interface AccountFigures {
  /** Base amounts at risk on open wagers by pick (HR-4). */
  exposureCents: Readonly<Record<PickKey, Cents>>;
  balance: BalanceFigures;
}
