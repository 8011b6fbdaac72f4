import type { StoryBet } from './ticket-story.schema.ts';

/** The state of a ticket as a whole: `O` while a wager is open, `mixed` when its wagers ended differently. */
export type TicketState = StoryBet['wagerStatus'] | 'mixed';

export const selectTicketState = (bets: ReadonlyArray<Pick<StoryBet, 'wagerStatus'>>): TicketState => {
  const [first, ...others] = bets.map(({ wagerStatus }) => wagerStatus);
  if (first === undefined || first === 'O' || others.includes('O')) return 'O';
  return others.every((status) => status === first) ? first : 'mixed';
};
