import type { CustomerInfo } from '@lineboard/domain/customer/customer';
import type { SiteSettings } from '@lineboard/domain/site/site-settings';
import { createSite } from '@lineboard/domain/testing/account-fixtures';
import { useLineState } from '../src/live/line-state.ts';
import { useSession } from '../src/session/session-store.ts';
import { EMPTY_SLIP } from '../src/slip/state/create-slip-store.ts';
import { useSlip } from '../src/slip/state/slip-store.ts';
import { useTicketPassword } from '../src/slip/state/ticket-password-store.ts';
import { BOOK_MS, CUSTOMER, ACCOUNT } from './slip-examples.ts';

interface TestPage {
  customer?: Partial<CustomerInfo>;
  site?: Partial<SiteSettings>;
  freePlayBalanceCents?: number;
}

/** The page of a customer who is signed in, with fresh prices and an empty slip. */
export const openTestPage = ({ customer = {}, site = {}, freePlayBalanceCents = 0 }: TestPage = {}): void => {
  const signedIn = { ...CUSTOMER, ...customer };
  const account = { ...ACCOUNT, balance: { ...ACCOUNT.balance, freePlayBalanceCents } };
  useSlip.setState(EMPTY_SLIP);
  useTicketPassword.setState({ password: '', isChecking: false, error: null });
  useSlip.getState().applyCustomer(signedIn);
  useSlip.getState().applyAccount(account);
  useSession.setState({
    site: createSite(site),
    session: { online: true, customer: signedIn, balance: account.balance },
  });
  useLineState.getState().applyLineState({
    connection: 'live',
    staleSinceMs: null,
    accepting: true,
    bookClock: { wallMs: Date.now(), bookMs: BOOK_MS, speed: 1 },
  });
};
