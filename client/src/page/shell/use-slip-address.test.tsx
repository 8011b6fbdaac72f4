import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSiteRouter } from '../../../testing/create-site-router.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { usePageChange } from './use-page-change.ts';
import { useSlipAddress } from './use-slip-address.ts';

const openSite = async (isPhone: boolean, address = '/') => {
  const router = createSiteRouter(function Frame() {
    usePageChange(isPhone);
    useSlipAddress(isPhone);
    return <aside id="slip" tabIndex={-1} aria-label="slip" />;
  }, address);
  await router.load();
  render(<RouterProvider router={router as never} />);
  return router;
};
type Site = Awaited<ReturnType<typeof openSite>>;

const isOpen = () => useShell.getState().isSlipOpen;
const change = (isSlipOpen: boolean) => act(async () => useShell.getState().changeShell({ isSlipOpen }));
const expectAt = (site: Site, address: string) =>
  vi.waitFor(() => expect(site.state.location.href).toBe(address));
const back = (site: Site) => act(async () => site.history.back());

beforeEach(() => {
  createI18n('en');
  openTestPage();
});
afterEach(() => useShell.setState(useShell.getInitialState()));

it('DLG1-08: the open slip of a phone has an address, and Back closes it', async () => {
  const site = await openSite(true, '/openBetsMobile');
  await change(true);
  await expectAt(site, '/openBetsMobile?dialog=betSlip');
  expect(isOpen()).toBe(true);
  await back(site);
  await expectAt(site, '/openBetsMobile');
  expect(isOpen()).toBe(false);
  await act(async () => site.history.forward());
  await vi.waitFor(() => expect(isOpen()).toBe(true));
});

it('DLG1-08: closing the slip by a press goes back over its step', async () => {
  const site = await openSite(true, '/scores');
  await act(() => site.navigate({ href: '/rules' }));
  for (let time = 0; time < 3; time += 1) {
    await change(true);
    await expectAt(site, '/rules?dialog=betSlip');
    await change(false);
    await expectAt(site, '/rules');
  }
  await back(site);
  await expectAt(site, '/scores');
  expect(isOpen()).toBe(false);
});

it('DLG1-08: a link opens it over a phone’s page, and closing it leaves the page open', async () => {
  const site = await openSite(true, '/scores?dialog=betSlip');
  expect(isOpen()).toBe(true);
  await change(false);
  await expectAt(site, '/scores');
  expect(isOpen()).toBe(false);
});

it('a slip that is opened again before the browser has gone back closes to the page below it', async () => {
  const site = await openSite(true, '/scores');
  await act(() => site.navigate({ href: '/rules' }));
  await change(true);
  await expectAt(site, '/rules?dialog=betSlip');
  const stepBack = site.history.back;
  vi.spyOn(site.history, 'back').mockImplementation(() => void setTimeout(stepBack, 30));
  await change(false);
  await change(true);
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  await expectAt(site, '/rules?dialog=betSlip');
  expect(isOpen()).toBe(true);
  await change(false);
  await expectAt(site, '/rules');
  expect(isOpen()).toBe(false);
});

it('a page that is opened from the slip stays when the slip closes', async () => {
  const site = await openSite(true);
  await change(true);
  await expectAt(site, '/?dialog=betSlip');
  await act(async () => {
    useShell.getState().changeShell({ isSlipOpen: false });
    await site.navigate({ href: '/transactionsMobile' });
  });
  await expectAt(site, '/transactionsMobile');
  expect(isOpen()).toBe(false);
});

it.each([false, true])(
  'a page that leads to the slip has it open over the lines (open before: %s)',
  async (wasOpen) => {
    const site = await openSite(true, '/openBetsMobile');
    if (wasOpen) {
      await change(true);
      await expectAt(site, '/openBetsMobile?dialog=betSlip');
    }
    await act(async () => {
      useShell.getState().changeShell({ arrivesAt: 'slip' });
      await site.navigate({ href: '/' });
    });
    await expectAt(site, '/?dialog=betSlip');
    expect(isOpen()).toBe(true);
    await back(site);
    await expectAt(site, '/');
    expect(isOpen()).toBe(false);
  },
);

it('DLG1-08: a link moves the focus to the slip on a desk, where it is next to the page', async () => {
  const site = await openSite(false, '/scores?dialog=betSlip');
  await expectAt(site, '/scores');
  expect(document.activeElement).toBe(screen.getByLabelText('slip'));
  expect(isOpen()).toBe(false);
});
