import { expect, it } from 'vitest';
import { listRounds } from './list-rounds.ts';
import type { SeasonGame } from './season-game.ts';

const game = (team1Id: string, team2Id: string, isGame = true): SeasonGame =>
  ({ isGame, opening: { game: { sportType: 'Baseball', team1Id, team2Id } } }) as unknown as SeasonGame;

it('plays no two teams against each other twice in a round, and loses no game', () => {
  const games = [
    game('Cubs', 'Mets'),
    game('Mets', 'Cubs'),
    game('Reds', 'Cubs'),
    game('Cubs', 'Mets'),
    game('Cubs', 'Mets', false),
  ];
  const rounds = listRounds(games, 2);
  expect(rounds.map((round) => round.map((each) => games.indexOf(each)))).toEqual([[0, 2], [1, 4], [3]]);
});
