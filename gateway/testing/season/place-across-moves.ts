import {
  countAnswer,
  type DraftedTicket,
  draftTicket,
  type Placing,
  type SeasonBettor,
  sendCompared,
} from './place-season-tickets.ts';
import type { SeasonGame } from './season-game.ts';

/** A market with thousands of prices is moved through in so many turns of all customers. */
const MOST_TURNS = 40;

/**
 * Tickets while the games' prices move from their opening to the last one before they close. Every customer makes one
 * up at the current prices, and some prices move before it arrives. `compared`: they have moved when it is sent, and
 * what the slip then says is held against the answer. `racing`: they move while it is sent, and whichever comes first.
 *
 * @param tickets at least so many; more when prices move longer
 */
export const placeAcrossMoves = async (
  bettors: readonly SeasonBettor[],
  tickets: number,
  placing: Placing,
  moving: readonly SeasonGame[],
  way: 'compared' | 'racing',
): Promise<void> => {
  const { board, tally } = placing;
  const moves = Math.max(0, ...moving.map((game) => game.moves.length));
  const turns = Math.max(Math.ceil(tickets / bettors.length), Math.min(moves, MOST_TURNS));
  const movesATurn = Math.ceil(moves / turns);
  const move = async (): Promise<void> => {
    for (let left = movesATurn; left > 0; left -= 1) await board.advance(moving);
  };
  const send = async ({ page, request }: DraftedTicket): Promise<void> =>
    countAnswer(tally, await page.place(request));
  for (let turn = 0; turn < turns; turn += 1) {
    const all = await Promise.all(bettors.map((bettor) => draftTicket(bettor, placing)));
    const drafted = all.filter((ticket) => ticket !== null);
    if (way === 'compared') {
      await move();
      await Promise.all(drafted.map((ticket) => sendCompared(ticket, placing)));
    } else await Promise.all([move(), ...drafted.map(send)]);
  }
};
