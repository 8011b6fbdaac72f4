import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { createQuote, SPREAD, SPREAD_ID, SPREAD_SEEN } from '../../../../testing/slip-examples.ts';
import { SlipPanel } from '../SlipPanel.tsx';
import { useSlip } from '../state/slip-store.ts';

/** One spread at −110 with an amount, and the switch that decides what happens when its price moves. */
const show = async (...codes: string[]): Promise<HTMLSelectElement> => {
  openTestPage({ customer: { restrictions: codes.map((code) => ({ code, params: {} })) } });
  useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
  useSlip.getState().applyQuotes([[SPREAD_ID, createQuote()]]);
  useSlip.getState().enterAmount(SPREAD_ID, 'risk', 11_000);
  await renderPart(<SlipPanel />);
  return screen.getByRole('combobox', { name: 'When odds change' });
};
const movePrice = (): void =>
  useSlip.getState().applyQuotes([[SPREAD_ID, createQuote({ spreadAdj1: -115, version: 8 })]]);

describe('the auto-accept switch', () => {
  it('HR-44.5: takes a moved price unasked, and is sent with the ticket', async () => {
    await userEvent.selectOptions(await show(), 'close20');
    movePrice();
    expect(useSlip.getState().evaluation).toMatchObject({ safeToPost: true, items: [{ changed: null }] });
    expect(useSlip.getState().beginSending()?.priceAcceptance).toBe('close20');
  });

  it('takes only better prices at first: a worse one has to be accepted', async () => {
    expect((await show()).value).toBe('better');
    movePrice();
    expect(useSlip.getState().evaluation.safeToPost).toBe(false);
    useSlip.getState().acceptChanges();
    expect(useSlip.getState().beginSending()?.priceAcceptance).toBe('better');
  });

  it('with a tolerance takes a price that is 5 cents worse, and asks about one that is 6 worse at once', async () => {
    await userEvent.selectOptions(await show(), 'close');
    movePrice();
    expect(useSlip.getState().evaluation.items[0]?.changed).toBeNull();
    useSlip.getState().applyQuotes([[SPREAD_ID, createQuote({ spreadAdj1: -121, version: 9 })]]);
    expect(useSlip.getState().evaluation.items[0]?.changed).toMatchObject({
      oldPrice: -115,
      newPrice: -121,
    });
  });

  it('ROLE1-23: is off and can’t be used under AUTOLINECH, whatever this device chose before', async () => {
    const choice = await show('AUTOLINECH');
    act(() => useSlip.getState().choosePriceAcceptance('close20'));
    expect([choice.value, choice.disabled]).toEqual(['none', true]);
    movePrice();
    expect(useSlip.getState().evaluation.items[0]?.changed).toMatchObject({
      oldPrice: -110,
      newPrice: -115,
    });
    expect(useSlip.getState().evaluation.safeToPost).toBe(false);
  });
});
