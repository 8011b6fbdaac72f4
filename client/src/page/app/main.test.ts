import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { act } from '@testing-library/react';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { ACCOUNT, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { nextTask } from '../../ground/ui/next-task.ts';
import { letListenersStay } from '../../../testing/listeners-left.ts';

letListenersStay();

/** jsdom has no workers: this one receives messages and never answers. */
class SilentWorker extends EventTarget {
  postMessage = (): void => undefined;
  terminate = (): void => undefined;
}

/** They are loaded one after the other, each in a task of its own: more than there are. */
const PARTS_BEHIND_PRICES = 40;

/** The whole application is loaded and drawn for the first time. */
const within = { timeout: 15_000 };

afterEach(() => vi.unstubAllGlobals());

it('the page draws itself, follows navigation before that, asks whose it is, and keeps what follows from the answer', async () => {
  openTestPage();
  const site = { ...useSession.getState().site, rules: { ...DEFAULT_HOUSE_RULES, rifMaxChain: 3 } };
  useSession.setState(useSession.getInitialState());
  openFakeBook({
    'GET /api/site': { body: site },
    'GET /api/session': { body: { online: true, customer: CUSTOMER, balance: ACCOUNT.balance } },
  });
  vi.stubGlobal('Worker', SilentWorker);
  document.body.innerHTML = '<div id="root"></div>';
  const root = await act(async () => {
    const { started } = await import('./main.tsx');
    const drawnInto = await started;
    // Before anything is drawn, which takes longer on a slow phone.
    window.location.hash = '#/openBets';
    return drawnInto;
  });
  // Drawing that goes on after the test's window is gone would fail the run, and so would a part that is still loaded.
  onTestFinished(async () => {
    act(() => root.unmount());
    for (let part = 0; part < PARTS_BEHIND_PRICES; part += 1) {
      await nextTask();
      await vi.dynamicImportSettled();
    }
  });
  const page = document.getElementById('root')!;
  await vi.waitFor(() => expect(page.querySelector('header')?.textContent).toContain('Test'), within);
  await vi.waitFor(() => expect(page.querySelector('main')?.textContent).toContain('Open Bets'), within);
  expect(useSlip.getState().rules.rifMaxChain).toBe(3);
  act(() => useDeviceSettings.getState().changeSettings({ language: 'es' }));
  await vi.waitFor(() => expect(page.textContent).toContain('Apuestas abiertas'), within);
}, 60_000);
