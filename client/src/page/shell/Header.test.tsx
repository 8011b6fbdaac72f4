import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { CUSTOMER, ACCOUNT } from '../../../testing/slip-examples.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { Header } from './Header.tsx';

const show = async (online: boolean, customer: CustomerInfo | null): Promise<void> => {
  useSession.setState({ session: { online, customer, balance: customer && ACCOUNT.balance } });
  await renderPart(<Header isPhone={false} />);
};
const linksTo = (...paths: string[]): boolean[] =>
  paths.map((path) => document.querySelector(`a[href="${path}"]`) !== null);

beforeEach(() => void openFakeBook());

describe('the header', () => {
  it('shows a customer the account’s pages and balance, and nothing to sign in with', async () => {
    await show(true, CUSTOMER);
    expect(linksTo('/openBets', '/transactions', '/signIn')).toEqual([true, true, false]);
    expect(screen.getByLabelText('Balance').textContent).toContain('10,000.00');
  });

  it('ROLE1-02: shows the demo customer the sign-in link, and no account', async () => {
    await show(true, { ...CUSTOMER, customerId: 'DEMO', isDemo: true });
    expect(linksTo('/openBets', '/transactions', '/signIn')).toEqual([false, false, true]);
    expect(screen.queryByLabelText('Balance')).toBeNull();
    expect(screen.getByRole('button', { name: /DEMO/ })).toBeTruthy();
  });

  it('ENT1-06: uses only the first three letters of the currency', async () => {
    await show(true, { ...CUSTOMER, currency: 'USDOLLAR' });
    expect(screen.getByTitle('USD').textContent).toBe('10,000.00');
  });

  it.each([
    ['/?sport=Football&subSport=NFL', '/?sport=Football&subSport=NFL'],
    ['/?live=true&sport=football', '/'],
    ['/openBets', '/'],
  ])('at %s its name leads to %s, which is no step where the lines are open', async (address, home) => {
    await renderPart(<Header isPhone={false} />, 'en', address);
    const [name] = screen.getAllByRole('link', { name: 'Lineboard' });
    expect(name?.getAttribute('href')).toBe(home);
  });
});
