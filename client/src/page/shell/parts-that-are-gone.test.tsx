import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { Header } from './Header.tsx';

vi.mock('../messages/NewsBell.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('a header whose bell can’t be loaded keeps the account', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  openFakeBook();
  useSession.setState({ session: { online: true, customer: CUSTOMER, balance: ACCOUNT.balance } });
  await renderPart(<Header isPhone={false} />);
  await vi.waitFor(() => expect(said).toHaveBeenCalled());
  expect(screen.getByLabelText('Balance').textContent).toContain('10,000.00');
  expect(screen.queryByRole('alert')).toBeNull();
});
