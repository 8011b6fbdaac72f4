import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { pick, press, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useDeviceSettings } from '../../../ground/device/device-settings.ts';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();
beforeEach(() => useDeviceSettings.setState({ readAbout: [] }));

const PARLAY = /^Every pick must win/;
const ROUND_ROBIN = /^Every combination of the chosen sizes/;

/** The ticket is placed: the receipt replaces the slip's content. */
const accept = (): void =>
  act(() => {
    const { items, options, parent, filled } = useSlip.getState();
    useSlip.setState({
      items: [],
      ticket: {
        stage: 'accepted',
        recent: true,
        posted: { items, known: new Map(), process: { options, parent, filled } },
        answer: {
          state: 'accepted',
          ticketNumber: 1,
          acceptedAtMs: 1,
          wagers: [],
          totalRiskCents: 0,
          totalToWinCents: 0,
        } as never,
      },
    });
  });
const startNext = (): void => act(() => useSlip.getState().startNext(false));

describe('an explanation', () => {
  it('is open until a ticket was placed with its option, and folded from then on', async () => {
    await show();
    await press('Parlay');
    pick(1, 2, 3);
    expect(screen.getByText(PARLAY).className).not.toBe('lb-visually-hidden');
    expect(screen.queryByRole('button', { name: 'About Parlay' })).toBeNull();
    act(() => useSlip.getState().clear());
    pick(1, 2, 3);
    expect(screen.queryByRole('button', { name: 'About Parlay' })).toBeNull();
    accept();
    startNext();
    pick(1, 2, 3);
    expect(screen.getByText(PARLAY).className).toBe('lb-visually-hidden');
    expect(screen.getByRole('button', { name: 'About Parlay' })).toBeTruthy();
    // No ticket was a round robin yet.
    expect(screen.getByText(ROUND_ROBIN).className).not.toBe('lb-visually-hidden');
    expect(useDeviceSettings.getState().readAbout).toEqual(['type.parlay']);
  });

  it('is opened by a press or a key when folded, closed by Escape or by going on, and always read out with its option', async () => {
    useDeviceSettings.setState({ readAbout: ['type.parlay', 'roundRobin'] });
    await show();
    await press('Parlay');
    pick(1, 2, 3);
    const option = screen.getByRole('group', { name: 'Round robin' });
    const text = screen.getByText(ROUND_ROBIN);
    expect(document.getElementById(option.getAttribute('aria-describedby') ?? '')).toBe(text);
    const button = screen.getByRole('button', { name: 'About Round robin' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(text.className).not.toBe('lb-visually-hidden');
    fireEvent.keyDown(button, { key: 'Escape' });
    expect(text.className).toBe('lb-visually-hidden');
    await press('About Round robin');
    expect(text.className).not.toBe('lb-visually-hidden');
    await userEvent.tab();
    expect(text.className).toBe('lb-visually-hidden');
  });
});
