import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { CUSTOMER } from '../../../../testing/slip-examples.ts';
import { pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useLastStake } from '../../../ground/device/last-stake.ts';
import { chooseOwnAmounts, orderAmounts, selectOwnAmounts, useOwnAmounts } from './own-amounts-store.ts';

setUpSlipTests();
beforeEach(() => {
  useOwnAmounts.setState({ chosen: [] });
  useLastStake.setState({ stake: null });
});

const readAmounts = (): Array<string | null> =>
  within(screen.getByRole('group', { name: /^Quick amounts/ }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const type = (at: number, text: string): boolean =>
  fireEvent.change(screen.getByRole('textbox', { name: `Quick amount ${at}` }), { target: { value: text } });

describe('own quick amounts', () => {
  it('take the place of the usual ones, in their order, and enter what they say', async () => {
    pick(1);
    await show();
    await press('Choose your own quick amounts');
    type(1, '75');
    type(2, '12.50');
    type(3, '1,000');
    type(4, '');
    await press('Save');
    expect(readAmounts()).toEqual(['12.50', '75', '1,000']);
    await press('75');
    expect(readAction()).toBe('Risk 82.50 to win 75.00');
    await press('Choose your own quick amounts');
    await press('Usual ones');
    expect(readAmounts()).toEqual(['200', '500', '1,000', '5,000']);
  });

  it('are not saved while one is no amount, and a cancel keeps what was there', async () => {
    pick(1);
    await show();
    await press('Choose your own quick amounts');
    type(1, '1.2.5');
    const save = screen.getByRole('button', { name: 'Save' });
    expect((save as HTMLButtonElement).disabled).toBe(true);
    fireEvent.submit(screen.getByRole('form', { name: 'Your quick amounts' }));
    expect(useOwnAmounts.getState().chosen).toEqual([]);
    type(1, '0');
    expect((save as HTMLButtonElement).disabled).toBe(true);
    await press('Cancel');
    expect(readAmounts()).toEqual(['200', '500', '1,000', '5,000']);
  });

  it('are another customer’s on another account, and nobody’s without one', async () => {
    chooseOwnAmounts(CUSTOMER.customerId, [1_000]);
    openTestPage({ customer: { customerId: 'ANOTHER' } });
    pick(1);
    await show();
    expect(readAmounts()[0]).toBe('200');
    expect(selectOwnAmounts(useOwnAmounts.getState(), CUSTOMER.customerId)).toEqual([1_000]);
    expect(selectOwnAmounts(useOwnAmounts.getState(), undefined)).toBeNull();
  });

  it('of eight customers at most are kept, and of what stands in the storage only amounts are taken', () => {
    for (let at = 0; at < 12; at += 1) chooseOwnAmounts(`C${at}`, [100]);
    expect(useOwnAmounts.getState().chosen.map(({ customerId }) => customerId)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4].map((at) => `C${at}`),
    );
    expect(orderAmounts([500, -1, 0, 1.5, '9', null, 1e300, 100, 500, 2, 3, 4])).toEqual([2, 3, 4, 100]);
    const wild = (chosen: unknown) => selectOwnAmounts({ chosen } as never, 'A');
    expect([
      wild('x'),
      wild(null),
      wild([null, { customerId: 'A', cents: 'x' }]),
      wild([{ customerId: 'A', cents: [-1] }]),
    ]).toEqual([null, null, null, null]);
    chooseOwnAmounts('__proto__', [700]);
    expect(selectOwnAmounts(useOwnAmounts.getState(), '__proto__')).toEqual([700]);
    expect(selectOwnAmounts(useOwnAmounts.getState(), 'constructor')).toBeNull();
  });
});
