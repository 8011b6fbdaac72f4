import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pick, press, setUpSlipTests, show } from '../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

describe('choosing the wager type', () => {
  it('every type is there, the chosen one is marked and explained in one sentence', async () => {
    await show();
    const types = within(screen.getByRole('group', { name: 'Wager type' })).getAllByRole('button');
    expect(types.map(({ textContent }) => textContent)).toEqual([
      'Straight',
      'Parlay',
      'Teaser',
      'If win only',
      'If win or push',
      'Action reverse',
    ]);
    await press('Parlay');
    expect(screen.getByRole('button', { name: 'Parlay' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/one loss costs the whole risk/)).toBeTruthy();
  });

  it('ERR1-05, ST1-19, ST1-22: with picks it asks in the specification’s words; cancel keeps them', async () => {
    pick(1);
    await show();
    await press('Parlay');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain(
      'Changing wager types will remove some of your selections. Continue?',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Straight' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('region', { name: 'Away 1 −3½' })).toBeTruthy();
  });

  it('ST1-20: continue clears the picks', async () => {
    pick(1);
    await show();
    await press('Parlay');
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Continue' }),
    );
    expect(screen.queryByRole('region', { name: 'Away 1 −3½' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Parlay' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('ERR1-06: another teaser asks in the specification’s words, naming an open play that it closes', async () => {
    await show();
    await press('Teaser');
    pick(1);
    fireEvent.change(screen.getByRole('combobox', { name: 'Teaser' }), { target: { value: 'T tp 7/5' } });
    const words = 'Change teaser type will close your current bet process, continue';
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
    const { pendingChange } = useSlip.getState();
    act(() => useSlip.setState({ pendingChange: { ...pendingChange!, closesOpenPlay: true } }));
    expect(screen.getByRole('dialog').textContent).toContain('close your current open bet process, continue');
  });
});
