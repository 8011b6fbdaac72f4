import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import { createSite } from '@lineboard/domain/testing/account-fixtures';
import { useLineState } from '../src/ground/live/line-state.ts';
import { useSession } from '../src/ground/session/session-store.ts';
import { EMPTY_SLIP } from '../src/betting/slip/state/empty-slip.ts';
import { useSlip } from '../src/betting/slip/state/slip-store.ts';
import { useTicketPassword } from '../src/betting/slip/state/ticket-password-store.ts';
import { BOOK_MS, CUSTOMER, ACCOUNT } from './slip-examples.ts';

/** The page's own mark of the tests' customer. */
export const TEST_PAGE = `${'c'.repeat(22)}.${'s'.repeat(22)}`;

interface TestPage {
  customer?: Partial<CustomerInfo>;
  site?: Partial<SiteSettings>;
  freePlayBalanceCents?: number;
}

/** The page of a signed-in customer, with fresh prices and an empty slip. */
export const openTestPage = ({ customer = {}, site = {}, freePlayBalanceCents = 0 }: TestPage = {}): void => {
  const signedIn = { ...CUSTOMER, ...customer };
  const account = { ...ACCOUNT, balance: { ...ACCOUNT.balance, freePlayBalanceCents } };
  useSlip.setState({ ...EMPTY_SLIP, owner: signedIn.customerId });
  useTicketPassword.setState({ password: '', isChecking: false, error: null });
  useSlip.getState().applyCustomer(signedIn);
  useSlip.getState().applyAccount(account);
  useSession.setState({
    site: createSite(site),
    session: { online: true, customer: signedIn, balance: account.balance, page: TEST_PAGE },
    shownCustomerId: signedIn.customerId,
    endedNotice: false,
    changedNotice: false,
  });
  useLineState.getState().applyLineState({
    connection: 'live',
    staleSinceMs: null,
    accepting: true,
    bookClock: { wallMs: Date.now(), bookMs: BOOK_MS, speed: 1 },
  });
};
