import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { GameLine } from '@lineboard/domain/lines/line/game-line.schema';
import type { ChangeMessage, SnapshotMessage } from '@lineboard/domain/doors/wire/live-messages.schema';
import { TopicReader } from '@lineboard/domain/doors/wire/topic-reader';
import type { FloorCell, FromWorker, ToWorker } from './floor-messages.ts';
import { formatPrices, readPrices } from './price-texts.ts';

/**
 * The floor's data side: it speaks Engine.IO and Socket.IO over a bare WebSocket, so that it gets the very bytes
 * that the application gets, and hands the page nothing but texts of cells in view.
 */
const post = (message: FromWorker): void => globalThis.postMessage(message);

let reader = new TopicReader('');
let games: Game[] = [];
let indexOfLine = new Map<string, number>();
let firstShown = 0;
let shown = 0;

const lineOf = (game: Game): GameLine | undefined => reader.state.line.get(`${game.gameNum}.0`);

const postRows = (): void => {
  const rows = games.slice(firstShown, firstShown + shown).flatMap((game, at) => {
    const line = lineOf(game);
    if (line === undefined) return [];
    return {
      index: firstShown + at,
      gameNum: game.gameNum,
      names: [`${game.team1RotNum} ${game.team1Id}`, `${game.team2RotNum} ${game.team2Id}`] as [
        string,
        string,
      ],
      prices: formatPrices(line),
    };
  });
  post({ kind: 'rows', rows });
};

const readSnapshot = (message: SnapshotMessage): void => {
  if (reader.readSnapshot(message).kind !== 'replaced') return;
  games = [...reader.state.game.values()].sort((a, b) => a.team1RotNum - b.team1RotNum);
  indexOfLine = new Map(games.map((game, index) => [`${game.gameNum}.0`, index]));
  post({ kind: 'games', count: games.length });
  postRows();
};

const readChange = (message: ChangeMessage): void => {
  const before = new Map<number, GameLine>();
  for (const op of message.ops) {
    const index = op[1] === 1 ? indexOfLine.get(op[2] as string) : undefined;
    if (index === undefined || index < firstShown || index >= firstShown + shown) continue;
    const line = lineOf(games[index]!);
    if (line !== undefined) before.set(index, line);
  }
  if (reader.readChange(message).kind !== 'applied') return;
  const cells: FloorCell[] = [];
  for (const [index, old] of before) {
    const line = lineOf(games[index]!);
    if (line === undefined) continue;
    const oldTexts = formatPrices(old);
    const oldPrices = readPrices(old);
    const prices = readPrices(line);
    formatPrices(line).forEach((text, column) => {
      if (text === oldTexts[column]) return;
      const from = oldPrices[column] ?? 0;
      const to = prices[column] ?? 0;
      cells.push([index, column, text, to > from ? 'up' : to < from ? 'down' : '']);
    });
  }
  if (cells.length > 0) post({ kind: 'cells', cells });
};

const open = ({ url, topic, wireVersion }: ToWorker & { kind: 'open' }): void => {
  reader = new TopicReader(topic);
  const socket = new WebSocket(url);
  socket.addEventListener('message', ({ data }) => {
    const packet = data as string;
    if (packet === '2') socket.send('3');
    else if (packet.startsWith('0')) socket.send(`40${JSON.stringify({ wireVersion })}`);
    else if (packet.startsWith('40'))
      socket.send(`420${JSON.stringify(['subscribe', { topics: [reader.ask()] }])}`);
    else if (packet.startsWith('42["change"'))
      readChange((JSON.parse(packet.slice(2)) as [string, ChangeMessage])[1]);
    else if (packet.startsWith('42["snapshot"')) {
      readSnapshot((JSON.parse(packet.slice(2)) as [string, SnapshotMessage])[1]);
    }
  });
};

globalThis.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'open') return open(data);
  firstShown = data.first;
  shown = data.count;
  postRows();
});
