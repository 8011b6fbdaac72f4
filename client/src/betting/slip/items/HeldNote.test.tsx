import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createBet, createParlay } from '../../../../testing/bet-examples.ts';
import { pick, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { collectMyLegs, NO_LEGS } from '../../my-legs/collect-my-legs.ts';
import { useMyLegs } from '../../my-legs/my-legs-store.ts';

setUpSlipTests();

afterEach(() => useMyLegs.setState(NO_LEGS));

const card = (gameNum: number) => screen.getAllByRole('region', { name: /−3½$/ })[gameNum - 1]!.textContent;

it('a pick that is at risk already says so on the slip, before it is bet on twice', async () => {
  useMyLegs.setState(collectMyLegs([createBet(1, 1)], []));
  pick(1, 2);
  await show();
  expect(card(1)).toContain('You have this: 110.00');
  expect(card(2)).not.toContain('You have this');
  act(() => useMyLegs.setState(collectMyLegs([createBet(1, 1), createParlay(2)], [])));
  expect(card(1)).toContain('You have this: 110.00 + 100.00 with other picks');
  expect(card(2)).toContain('You have this: 100.00 with other picks');
});
