import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createOpenParlay } from '../../../../testing/slip-examples.ts';
import { pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

describe('an open play', () => {
  it('HR-15.6, ENT2-15.10: the open play is named with its spots and its deadline; the action adds to its ticket', async () => {
    act(() => useSlip.getState().startFilling({ ticketNumber: 7, wagerNumber: 2 }, createOpenParlay()));
    pick(1);
    await show();
    const banner = screen.getByRole('region', { name: 'Filling open spots of bet 7-2' });
    expect(banner.textContent).toContain('2 open spots');
    expect(banner.textContent).toContain('Until 7 days after its last graded leg');
    expect(readAction()).toBe('Add 1 pick to ticket 7');
    const keep = screen.getByRole('checkbox', { name: 'Keep open' });
    expect(keep).toHaveProperty('checked', false);
    act(() => keep.click());
    expect(useSlip.getState().keepOpenPlay).toBe(true);
    expect(keep).toHaveProperty('checked', true);
    await press('Stop filling this bet');
    expect(useSlip.getState().options.filling).toBeNull();
  });
});
