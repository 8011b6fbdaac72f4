import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ACCOUNT } from '../../../testing/slip-examples.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { CustomerMenu } from './CustomerMenu.tsx';

const FIGURES = { currentBalanceCents: -20_000, atRiskCents: 11_000, freePlayBalanceCents: 0 };

const show = async (isCredit: boolean, changed: Partial<typeof FIGURES> = {}): Promise<string[]> => {
  const customer = { creditAcctFlag: isCredit, creditLimitCents: 500_000, currency: 'USD Dollar' };
  openTestPage({ customer });
  const availableCents = isCredit ? 469_000 : 89_000;
  const { session } = useSession.getState();
  if (session !== null)
    useSession.setState({
      session: { ...session, balance: { ...ACCOUNT.balance, ...FIGURES, availableCents, ...changed } },
    });
  await renderPart(<CustomerMenu />);
  fireEvent.click(screen.getByRole('button', { name: /^Account/ }));
  await screen.findByText('Balance');
  return [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent ?? '');
};

beforeEach(() => localStorage.clear());

it('HR-42.1: the menu shows a credit customer how the credit line makes up the available money', async () => {
  expect(await show(true)).toEqual([
    'Balance−200.00',
    'Credit line+5,000.00',
    'At risk−110.00',
    'Available4,690.00 USD',
  ]);
});

it('customers who pay in have a link to the cashier, and no others', async () => {
  const site = { ...useSession.getState().site!, integrations: ['cashier'] as const };
  await show(false, { currentBalanceCents: 0 });
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  act(() => useSession.setState({ site: { ...site, integrations: [...site.integrations] } }));
  expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/cashier');
  document.body.replaceChildren();
  await show(true);
  act(() => useSession.setState({ site: { ...site, integrations: [...site.integrations] } }));
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
});

it('HR-42.1: a post-up customer has no credit line, and free play is separate', async () => {
  expect(await show(false, { currentBalanceCents: 100_000, freePlayBalanceCents: 5_000 })).toEqual([
    'Balance+1,000.00',
    'At risk−110.00',
    'Available890.00 USD',
    'Free play50.00',
  ]);
});
