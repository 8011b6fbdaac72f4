import type { Quote } from '@lineboard/domain/betting/quote/quote';
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createGameQuote, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { pick, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

describe('points', () => {
  it('ENT2-14, VAL2-31: each choice says points, price and what it is', async () => {
    pick(1);
    await show();
    const choices = screen.getByRole('combobox', { name: 'Points on Away 1 −3½' });
    const texts = [...choices.querySelectorAll('option')].map(({ textContent }) => textContent);
    expect(texts.slice(0, 2)).toEqual(['−3½ −110 · current line', '−3 −135 · buy ½']);
    fireEvent.change(choices, { target: { value: '1' } });
    expect(screen.getByRole('region', { name: 'Away 1 −3' }).textContent).toContain('−135');
  });

  it.each<[string, Quote | null]>([
    ['a line that is held', createGameQuote(1, { spreadLineStatus: 'H', version: 8 })],
    ['a line that is gone', null],
  ])('%s keeps them where they are, and none can be chosen', async (_, quote) => {
    pick(1);
    await show();
    const choices = screen.getByRole('combobox', { name: 'Points on Away 1 −3½' });
    fireEvent.change(choices, { target: { value: '1' } });
    act(() => useSlip.getState().applyQuotes([[spreadIdOf(1), quote]]));
    expect(choices.isConnected).toBe(true);
    expect(choices).toHaveProperty('disabled', true);
    expect(choices).toHaveProperty('value', '1');
    act(() => useSlip.getState().applyQuotes([[spreadIdOf(1), createGameQuote(1, { version: 9 })]]));
    expect(choices).toHaveProperty('disabled', false);
  });

  it('VAL2-33: a game that prevents it has no choice of points', async () => {
    pick(1);
    act(() =>
      useSlip
        .getState()
        .applyQuotes([[spreadIdOf(1), createGameQuote(1, { version: 8 }, { preventPointBuyingFlag: true })]]),
    );
    await show();
    expect(screen.queryByRole('combobox', { name: /^Points on/ })).toBeNull();
  });
});
