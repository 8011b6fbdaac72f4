import { createCustomer } from '@lineboard/domain/testing/account-fixtures';
import { RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createSiteRouter } from '../../../testing/create-site-router.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useReadOnlyRedirect } from './use-read-only-redirect.ts';

const openAt = async (address: string) => {
  const router = createSiteRouter(function Frame() {
    useReadOnlyRedirect();
    return null;
  }, address);
  await router.load();
  const { unmount } = render(<RouterProvider router={router as never} />);
  await act(async () => {});
  return {
    close: unmount,
    path: () => router.state.location.pathname,
    goTo: (href: string) => act(async () => router.navigate({ href })),
  };
};

const become = (customerId: string, ...codes: string[]): void =>
  useSession.setState({
    session: {
      online: true,
      customer: createCustomer({ customerId, restrictions: codes.map((code) => ({ code, params: {} })) }),
      balance: null,
    },
  });

beforeEach(() => {
  sessionStorage.clear();
  become('ANN');
});

it.each(['NOWAGERING', 'NOSPTWAGER'])('ST1-13: %s leads the customer to the lines once', async (code) => {
  const page = await openAt('/transactions');
  expect(page.path()).toBe('/transactions');
  await act(async () => become('ANN', code));
  expect(page.path()).toBe('/');
  await page.goTo('/transactions');
  await act(async () => become('ANN', code, 'OTHER'));
  expect(page.path()).toBe('/transactions');
});

it('ST1-13: a reloaded page leads nobody twice, and the next customer once', async () => {
  become('ANN', 'NOWAGERING');
  const first = await openAt('/openBets');
  expect(first.path()).toBe('/');
  first.close();
  const again = await openAt('/openBets');
  expect(again.path()).toBe('/openBets');
  await act(async () => become('BOB', 'NOWAGERING'));
  expect(again.path()).toBe('/');
});

it('ST1-14: liveBetting1 doesn’t lead away, and neither do pages opened from there', async () => {
  become('ANN', 'NOWAGERING');
  const page = await openAt('/liveBetting1');
  expect(page.path()).toBe('/liveBetting1');
  await page.goTo('/openBets');
  expect(page.path()).toBe('/openBets');
});
