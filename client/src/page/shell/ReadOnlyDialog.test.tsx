import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { restricted } from '../../../testing/open-test-slip.ts';
import { setUpSlipTests, show } from '../../../testing/slip-panel.tsx';
import { useSlip } from '../../betting/slip/state/slip-store.ts';

setUpSlipTests();

it.each([
  ['ROLE2-19', 'NOWAGERING'],
  ['ROLE2-20', 'NOSPTWAGER'],
])('%s: with %s a contest’s price is answered by the read-only alert, and not taken', async (_id, code) => {
  openTestPage({ customer: restricted(code) });
  await show();
  act(
    () =>
      void useSlip
        .getState()
        .togglePick(
          { type: 'C', contestNum: 12, contestantNum: 3 },
          { price: 1_200, line: null, position: { epoch: 'e', clk: 1 } },
        ),
  );
  expect((await screen.findByRole('dialog')).textContent).toContain('Account under read only.!');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

it('ERR2-09: closing the alert clears its message', async () => {
  openTestPage({ customer: restricted('NOWAGERING') });
  await show();
  act(() => useSlip.setState({ readOnlyAlert: true }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(useSlip.getState().readOnlyAlert).toBe(false);
});
