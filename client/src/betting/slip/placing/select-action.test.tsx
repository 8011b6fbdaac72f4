import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createGameQuote, CUSTOMER, spreadIdOf } from '../../../../testing/slip-examples.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { restricted } from '../../../../testing/open-test-slip.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';

setUpSlipTests();

const requote = (gameNum: number, quote: ReturnType<typeof createGameQuote> | null): void =>
  act(() => useSlip.getState().applyQuotes([[spreadIdOf(gameNum), quote]]));

it('the action asks only for what its customer can do', async () => {
  pick(1, 2);
  await show();
  enter('Risk on Away 1 −3½', '11');
  enter('Risk on Away 2 −3½', '11');
  requote(1, createGameQuote(1, { spreadLineStatus: 'H', version: 8 }));
  expect(readAction()).toBe('Waiting for the line to reopen');
  requote(1, createGameQuote(1, { version: 9 }));
  expect(readAction()).toMatch(/^Risk 22\.00/);
  requote(2, null);
  expect(readAction()).toBe('Remove the closed picks');
  enter('Risk on Away 1 −3½', '1');
  expect(readAction()).toBe('Fix the marked bets');
});

it('the action asks for another amount when only the amount is wrong', async () => {
  openTestPage({ customer: { parlayMaxPayoutCents: 1_000 } });
  await show();
  await press('Parlay');
  pick(1, 2);
  enter('Risk on the ticket', '10');
  expect(readAction()).toBe('Change the amount');
});

it('the action asks for more picks when the type needs more, and marks nothing', async () => {
  await show();
  await press('Parlay');
  pick(1);
  enter('Risk on the ticket', '10');
  expect(readAction()).toBe('Too few picks for this wager');
});

it('the action asks for nothing when the account may not bet', async () => {
  pick(1);
  await show();
  act(() => useSlip.getState().applyCustomer({ ...CUSTOMER, ...restricted('NOWAGERING') }));
  enter('Risk on Away 1 −3½', '11');
  expect(readAction()).toBe('No bets right now');
});
