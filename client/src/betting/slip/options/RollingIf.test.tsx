import { placedWagerOfBet } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createBet, createItem } from '../../../../testing/bet-examples.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { createOpenParlay } from '../../../../testing/slip-examples.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

describe('a rolling if', () => {
  it('VAL2-36, VAL2-37: the rolling-if button shows for accounts with the flag, and not with free play', async () => {
    pick(1);
    await show();
    expect(screen.queryByRole('link', { name: 'Roll from an open bet' })).toBeNull();
    act(() => openTestPage({ customer: { enableRifFlag: true }, freePlayBalanceCents: 20_000 }));
    pick(1);
    const link = screen.getByRole('link', { name: 'Roll from an open bet' });
    expect(link.getAttribute('href')).toContain('/openBets?rif=true');
    act(() => useSlip.getState().setFreePlay(true));
    expect(screen.queryByRole('link', { name: 'Roll from an open bet' })).toBeNull();
  });

  it('HR-25.6: the parent is named, with what it brings, and can be removed', async () => {
    openTestPage({ customer: { enableRifFlag: true } });
    pick(1);
    act(() =>
      useSlip.getState().chooseParentRif({ ticketNumber: 7, wagerNumber: 2 }, true, createOpenParlay()),
    );
    await show();
    const banner = screen.getByRole('region', { name: 'Rolls from bet 7-2' });
    expect(banner.textContent).toContain('Risk 100.00 to win 90.91');
    expect(banner.textContent).toContain('If that one returns less than this one risks');
    await press('Don’t roll from this bet');
    expect(useSlip.getState().options.parentRif).toBeNull();
  });

  it.each([
    ['HR-25.1', 'win only', true, '210'],
    ['HR-25.2', 'win or push', false, '110'],
  ])('%s: %s, it risks no more than its parent returns', async (_id, _condition, winOnly, most) => {
    openTestPage({ customer: { enableRifFlag: true } });
    pick(1);
    const parent = placedWagerOfBet(createBet(7, 2, { items: [createItem({}, 90)] }));
    act(() => useSlip.getState().chooseParentRif({ ticketNumber: 7, wagerNumber: 2 }, winOnly, parent));
    await show();
    enter('Risk on Away 1 −3½', most);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(readAction()).toContain(`Risk ${most}.00 to win`);
    enter('Risk on Away 1 −3½', `${most}.01`);
    expect(screen.getByRole('alert').textContent).toBe(
      `More than the open bet returns · Max risk ${most}.00`,
    );
  });
});
