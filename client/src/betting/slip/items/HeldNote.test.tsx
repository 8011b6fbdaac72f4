import type { TicketRequest } from '@lineboard/domain/betting/request/ticket-request';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createBet, createParlay, toBet } from '../../../../testing/bet-examples.ts';
import { pick, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useSlip } from '../state/slip-store.ts';
import { collectMyLegs, NO_LEGS } from '../../my-legs/collect-my-legs.ts';
import { useMyLegs } from '../../my-legs/my-legs-store.ts';

setUpSlipTests();

const WAITS = {
  idempotencyKey: 'own',
  sentAtMs: 0,
  decidedAtMs: 1,
  heldCents: 11_000,
  freePlayCents: 0,
  filling: null,
  rifParent: null,
  bets: [toBet(createBet(2, 1))],
};

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

it('the ticket that the slip has just sent is no second bet', async () => {
  useMyLegs.setState(collectMyLegs([], [WAITS]));
  pick(1);
  await show();
  expect(card(1)).toContain('You have this: 110.00');
  const sendAs = (idempotencyKey: string) =>
    act(() =>
      useSlip.setState({
        ticket: {
          stage: 'pending',
          request: { idempotencyKey } as TicketRequest,
          sentAtMs: 0,
          decidedAtMs: 1,
        },
      }),
    );
  sendAs('own');
  expect(card(1)).not.toContain('You have this');
  act(() => useMyLegs.setState(collectMyLegs([createBet(1, 1)], [WAITS])));
  expect(card(1)).toMatch(/You have this: 110\.00(?! \+)/);
  // Sent by another page of the customer.
  sendAs('other');
  expect(card(1)).toContain('You have this: 220.00');
});
