import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createPropsGames, type PropsGames } from './read-props-game.ts';

const MINUTE_MS = 60_000;
const GAME = {
  game: { eventId: 7, sportType: 'Football', team1Id: 'Bears', team2Id: 'Lions' },
  isPast: false,
};

let book: Server;
let address: string;
let asked: string[];
/** What the book answers, by path; nothing there is a 404. */
let answers: Map<string, unknown>;
let nowMs: number;
let games: PropsGames;

beforeAll(async () => {
  book = createServer(({ url = '' }, response) => {
    asked.push(url);
    const answer = answers.get(url);
    if (answer === undefined) response.writeHead(404).end('{}');
    else if (answer === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
    else response.writeHead(200).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  }).listen(0, '127.0.0.1');
  await once(book, 'listening');
  address = `http://127.0.0.1:${(book.address() as AddressInfo).port}`;
});
afterAll(() => book.close());
beforeEach(() => {
  asked = [];
  nowMs = 0;
  answers = new Map<string, unknown>([['/api/offering/games/7', GAME]]);
  games = createPropsGames({ addressOf: () => address, nowMs: () => nowMs });
});

it('asks the book who plays, once a minute however many widgets are open', async () => {
  const told = await Promise.all([games.read(7), games.read(7)]);
  expect(told).toEqual(Array(2).fill({ gameNum: 7, sportType: 'Football', teams: ['Bears', 'Lions'] }));
  expect(await games.read(8)).toBeNull();
  expect(asked).toEqual(['/api/offering/games/7', '/api/offering/games/8']);
  nowMs += MINUTE_MS;
  await games.read(7);
  expect(asked).toHaveLength(3);
});

it('where no game is named it is the first that the book has props for', async () => {
  answers.set('/api/offering/props-games', { gameNums: [7, 8] });
  expect(await games.first()).toMatchObject({ gameNum: 7 });
  nowMs += MINUTE_MS;
  answers.set('/api/offering/props-games', { gameNums: [] });
  expect(await games.first()).toBeNull();
});

it.each([
  ['no JSON', 'x'],
  ['no game', { game: null }],
  ['a name that is none', { game: { ...GAME.game, team1Id: { toString: 'x' } } }],
  ['a name too long', { game: { ...GAME.game, team1Id: 'x'.repeat(81) } }],
  ['another address', 'redirect'],
])('%s for an answer is no game, and is asked for again', async (_what, answer) => {
  answers.set('/api/offering/games/7', answer);
  await expect(games.read(7)).rejects.toMatchObject({ code: 'bookAway' });
  answers.set('/api/offering/games/7', GAME);
  expect(await games.read(7)).toMatchObject({ gameNum: 7 });
});

it('says that the book is away before it listens', async () => {
  const early = createPropsGames({ addressOf: () => null, nowMs: () => nowMs });
  await expect(early.first()).rejects.toMatchObject({ code: 'bookAway' });
});
