import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { createGameQuote, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { enter, pick, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

describe('free play', () => {
  it('VAL2-47: free play shows its balance where there is one, and what it can cost', async () => {
    pick(1);
    await show();
    expect(screen.queryByRole('switch', { name: /Free play/ })).toBeNull();
    act(() => openTestPage({ freePlayBalanceCents: 20_000 }));
    pick(1);
    await userEvent.click(screen.getByRole('switch', { name: 'Free play · 200.00 left' }));
    enter('Risk on Away 1 −3½', '55');
    expect(screen.getByText('Free play staked')).toBeTruthy();
    expect(readAction()).toBe('Free play 55.00 to win 50.00');
  });

  it('VAL2-52: a price beyond 140 says why free play is off', async () => {
    openTestPage({ freePlayBalanceCents: 20_000 });
    pick(1);
    act(() =>
      useSlip.getState().applyQuotes([[spreadIdOf(1), createGameQuote(1, { spreadAdj1: -145, version: 8 })]]),
    );
    act(() => useSlip.getState().acceptChanges());
    await show();
    expect(screen.getByRole('switch', { name: /Free play/ })).toHaveProperty('disabled', true);
    expect(screen.getByText('Free play only takes prices up to 140')).toBeTruthy();
  });
});
