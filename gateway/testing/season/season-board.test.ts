import { expect, it } from 'vitest';
import { createPlay, NO_LINE, type PlayedContest } from './files/season-play.ts';
import { createSeasonBoard } from './season-board.ts';
import { createPlayedGame } from './season-game.ts';

const line = (moneyLine1: number) => ({ ...NO_LINE, moneyLine1, moneyLine2: -200, totalPoints: 6 });

const contest: PlayedContest = {
  menu: ['A', 'B', 'C'],
  description: 'D',
  contestants: ['One', 'Two'],
  history: [110, 120, 130].map((price) => ({ prices: [price, null], status: 'O' as const })),
  outcomes: ['W', 'L'],
};

const play = (more: Parameters<typeof createPlay>[2]) =>
  createPlay(
    'file',
    {
      sportType: 'Hockey',
      sportSubType: 'NHL',
      team1: 'Guests',
      team2: 'Hosts',
      kickoffMs: 0,
      open: line(150),
      close: line(190),
      score1: 3,
      score2: 1,
      segments: [[3, 1]],
    },
    more,
  );

/** What an image would name. */
const openBoard = () => {
  const standing = new Map<string, object>();
  const board = createSeasonBoard({
    put: (rows, gone = []) => {
      for (const [name, row] of Object.entries(rows)) standing.set(name, row);
      for (const name of gone) standing.delete(name);
      return Promise.resolve();
    },
  });
  return { board, standing };
};

it('a file’s lines move from its opening to its closing, one after the other', async () => {
  const { board } = openBoard();
  const game = createPlayedGame(play({ moves: [line(160), line(170)] }), 0, 1_000);
  const prices: unknown[] = [];
  const note = () => prices.push(board.lines(game.gameNum)[0]?.moneyLine1);
  await board.open([game]);
  note();
  while ((await board.advance([game])) > 0) note();
  await board.close([game]);
  note();
  expect(prices).toEqual([150, 160, 170, 190]);
});

it('a contest without a game is listed without one, moves, and is decided as its file tells', async () => {
  const { board, standing } = openBoard();
  const game = createPlayedGame(play({ isGame: false, contests: [contest] }), 0, 1_000);
  await board.open([game]);
  expect([...standing.values()]).toMatchObject([
    { kind: 'contestLine', gameNum: null, moneyLine: 110 },
    { kind: 'contestLine', gameNum: null, moneyLine: null },
  ]);
  await board.advance([game]);
  expect(board.contest(game).map(({ moneyLine }) => moneyLine)).toEqual([120, null]);
  await board.tell([game], 'first');
  expect([...standing.values()]).toMatchObject([{ outcome: 'W' }, { outcome: 'L' }]);
});

it('nothing is left of games that leave the book, however many there were', async () => {
  const { board, standing } = openBoard();
  for (let at = 0; at < 40; at += 1) {
    const games = [play({}), play({ contests: [contest] }), play({ isGame: false, contests: [contest] })].map(
      (each, place) => createPlayedGame(each, 3 * at + place, 1_000),
    );
    await board.open(games);
    await board.takeDown(games);
    for (const telling of ['first', 'between', 'correction'] as const) await board.tell(games, telling);
    expect(standing.size).toBeGreaterThan(8);
    await board.remove(games);
    expect([...standing.keys()]).toEqual([]);
  }
});
