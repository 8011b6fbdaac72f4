import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { pickSpreads } from '../../../../testing/open-test-slip.ts';
import { renderPart } from '../../../../testing/render-part.tsx';
import { createGameQuote, UNDERDOG, UNDERDOG_ID, UNDERDOG_SEEN } from '../../../../testing/slip-examples.ts';
import { useSlip } from '../state/slip-store.ts';
import { SlipOutcomes } from './SlipOutcomes.tsx';

beforeEach(() => {
  openTestPage();
});

it('HR-14.5: never counts both sides of a game as won, whatever else is supposed', async () => {
  act(() => {
    useSlip.getState().chooseWagerType('parlay');
    pickSpreads(useSlip, 1, 2);
    useSlip.getState().togglePick(UNDERDOG, UNDERDOG_SEEN);
    useSlip.getState().applyQuotes([[UNDERDOG_ID, createGameQuote(1)]]);
    useSlip.getState().toggleRoundRobinSize(2);
    useSlip.getState().enterTicketAmount('risk', 1_000);
  });
  await renderPart(<SlipOutcomes />);
  await userEvent.click(screen.getByText('What if?'));
  // Two parlays of which one wins at best: 21/11 · 5/2 · 10.00, less the 20.00 risked.
  expect(screen.getByRole('status').textContent).toBe('At worst −20.00 at best +27.73');
  const [second] = screen.getAllByRole('group', { name: /Away 2/ });
  await userEvent.click(within(second!).getByRole('button', { name: /won/ }));
  expect(screen.getByRole('status').textContent).toBe('At worst −20.00 at best +27.73');
});
