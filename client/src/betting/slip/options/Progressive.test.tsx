import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { spreadIdOf } from '../../../../testing/slip-examples.ts';
import { pick, press, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

const pays = async (): Promise<string[]> =>
  [...(await screen.findByText(/picks: price by/)).parentElement!.querySelectorAll('dl > div')].map(
    ({ textContent }) => textContent,
  );

describe('a progressive parlay', () => {
  it('HR-16.3: shows what its picks pay, by how many don’t win, from the fewest that it takes', async () => {
    await show();
    await press('Progressive');
    expect(await pays()).toEqual(['0+500', '1+100']);
    pick(1, 2, 3, 4, 5);
    expect(screen.getByText('5 picks: price by how many don’t win')).toBeTruthy();
    expect(await pays()).toEqual(['0+1100', '1+200']);
    expect(document.querySelector('[data-current="true"]')?.textContent).toBe('0+1100');
  });

  it('HR-16.1: says how many picks it takes until they are there', async () => {
    await show();
    await press('Progressive');
    pick(1, 2, 3);
    expect(useSlip.getState().evaluation.error).toEqual({ code: 'tooFewLegs', params: { fewest: 4 } });
    pick(4);
    act(() => useSlip.getState().enterTicketAmount('risk', 1_000));
    expect(useSlip.getState().evaluation).toMatchObject({ error: null, totalToWinCents: 5_000 });
  });

  it('HR-16.1: names a pick whose game begins while it is on the slip at once', async () => {
    await show();
    await press('Progressive');
    pick(1, 2, 3, 4);
    const score = createScore({ phase: 'live' });
    act(() => useSlip.getState().applyScores([[spreadIdOf(2), { score, isScoreFresh: true }]]));
    const codes = useSlip.getState().evaluation.items.map(({ errors }) => errors.map(({ code }) => code));
    expect(codes).toEqual([[], ['wagerTypeUnavailable'], [], []]);
  });

  it('is not offered where the book has no card for it', async () => {
    await show();
    expect(screen.getByRole('button', { name: 'Progressive' })).toBeTruthy();
    act(() => useSlip.getState().applyRules({ ...DEFAULT_HOUSE_RULES, progressiveCard: null }));
    expect(screen.queryByRole('button', { name: 'Progressive' })).toBeNull();
  });

  it('HR-16.7: takes only the risk, and no points are bought on its picks', async () => {
    await show();
    await press('Progressive');
    pick(1, 2, 3, 4);
    expect(screen.getByRole('textbox', { name: 'Risk on the ticket' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: /to win/i })).toBeNull();
    expect(screen.queryByRole('combobox', { name: /^Points on/ })).toBeNull();
    const card = screen.getByRole('region', { name: 'Away 1 −3½' });
    expect(within(card).queryByText('−110')).toBeNull();
  });
});
