import { expect, it } from 'vitest';
import { DEFAULT_HOUSE_RULES } from './default-house-rules.ts';

it('bounds what one customer may have open and waiting, as the operations page says', () => {
  const { mostOpenWagers, mostPendingTickets, rifMaxChain } = DEFAULT_HOUSE_RULES;
  expect({ mostOpenWagers, mostPendingTickets, rifMaxChain }).toEqual({
    mostOpenWagers: 2_000,
    mostPendingTickets: 20,
    rifMaxChain: 5,
  });
});
