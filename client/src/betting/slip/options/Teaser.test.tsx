import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pick, press, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

describe('a teaser', () => {
  it('CON1-06, CON1-07: teasers are listed by category and prefix', async () => {
    await show();
    await press('Teaser');
    const groups = [...screen.getByRole('combobox', { name: 'Teaser' }).querySelectorAll('optgroup')];
    expect(groups.map(({ label }) => label)).toEqual(['Standard', 'Pleasers']);
    const prefixes = groups.map((group) =>
      [...group.querySelectorAll('option')].map(({ value }) => value.split(' ').slice(0, 2).join(' ')),
    );
    expect(prefixes.map((names) => [...new Set(names)])).toEqual([
      ['T tp', 'T tl', 'T tw'],
      ['Pleaser tp', 'Pleaser tl'],
    ]);
  });

  it('is named by what it does, with the book’s code next to its prices', async () => {
    await show();
    await press('Teaser');
    const chooser = screen.getByRole('combobox', { name: 'Teaser' });
    const words = [...chooser.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(words).toContain('6½ pts football / 4½ basketball / 1½ baseball, ties push');
    expect(words).toContain('10 pts football / 7 basketball, ties lose, 3 teams');
    expect(screen.getByText('T tp 6/4')).toBeTruthy();
  });

  it('HR-12.1, ENT2-17: shows the old and the moved line, the price by teams, and no price of the pick', async () => {
    await show();
    await press('Teaser');
    pick(1, 2);
    const card = screen.getByRole('region', { name: 'Away 1 +2½' });
    expect(card.textContent).toContain('−3½ → +2½ 6 points your way');
    expect(card.textContent).not.toContain('−110');
    const current = document.querySelector('[data-current="true"]');
    expect(current?.textContent).toBe('2 teams−110');
  });

  it('VAL2-35: points can’t be bought on a teaser, but can be on a straight', async () => {
    pick(1);
    await show();
    expect(screen.getByRole('combobox', { name: 'Points on Away 1 −3½' })).toBeTruthy();
    act(() => useSlip.getState().clear());
    await press('Teaser');
    pick(1);
    expect(screen.queryByRole('combobox', { name: /^Points on/ })).toBeNull();
  });
});
