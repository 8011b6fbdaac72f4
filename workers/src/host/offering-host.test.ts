import type { WorkerToPage } from './offering-port.ts';
import type { SocketEvent } from '../socket/socket-event.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_VIEW } from '../board/board-view.ts';
import { createOfferingHost } from './offering-host.ts';
import { FakeLiveSocket } from '../../testing/fake-live-socket.ts';
import { LINES_TOPIC, SOCCER_TOPIC, sampleGame, sampleLine } from '../../testing/sample-book.ts';
import { putOp, SampleGateway } from '../../testing/sample-gateway.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const GATEWAY_IS_OPEN = { kind: 'connected' } as const;

const createHost = () => {
  const socket = new FakeLiveSocket();
  const toPage: WorkerToPage[] = [];
  const host = createOfferingHost(
    (message) => toPage.push(message),
    { nowMs: Date.now, setTimer: (run, delayMs) => setTimeout(run, delayMs) },
    socket.open,
  );
  host.commands.hold([LINES_TOPIC]);
  const asked = () => socket.requests.map(({ topics }) => topics.map(({ topic }) => topic));
  return { socket, toPage, host, asked };
};

it('subscribes as soon as the socket is open, without a message from the page', () => {
  const { socket, host, asked } = createHost();
  host.receive({ kind: 'connect', connection: 1, page: 'visitor' });
  expect(asked()).toEqual([]);
  socket.tell(GATEWAY_IS_OPEN);
  expect(asked()).toEqual([[LINES_TOPIC]]);
});

it("passes the page the socket's own news with the number of its connection, and no topic's message", () => {
  const { socket, host, toPage } = createHost();
  const gateway = new SampleGateway(LINES_TOPIC, [
    putOp('game', sampleGame(1)),
    putOp('line', sampleLine(1)),
  ]);
  host.receive({ kind: 'connect', connection: 7, page: 'visitor' });
  socket.tell(GATEWAY_IS_OPEN);
  socket.tell(gateway.snapshot());
  socket.tell({ kind: 'slow', slow: true, sinceMs: 5 });
  const news: SocketEvent[] = [GATEWAY_IS_OPEN, { kind: 'slow', slow: true, sinceMs: 5 }];
  expect(toPage).toEqual(news.map((event) => ({ kind: 'socket', connection: 7, event })));
});

it('compares positions when the device wakes, and waits for the socket when there is none', () => {
  const { socket, host, asked } = createHost();
  host.receive({ kind: 'connect', connection: 1, page: 'visitor' });
  socket.tell(GATEWAY_IS_OPEN);
  host.receive({ kind: 'compare' });
  expect(asked()).toHaveLength(2);
  socket.tell({ kind: 'disconnected' });
  host.receive({ kind: 'compare' });
  expect(asked()).toHaveLength(2);
});

it('releases topics that nobody holds; a new connection has none to release', () => {
  const { socket, host } = createHost();
  host.receive({ kind: 'connect', connection: 1, page: 'visitor' });
  socket.tell(GATEWAY_IS_OPEN);
  host.commands.hold([SOCCER_TOPIC]);
  expect(socket.calls).toEqual(['connect', `unsubscribe ${LINES_TOPIC}`]);
  socket.tell({ kind: 'disconnected' });
  host.commands.hold([LINES_TOPIC]);
  socket.tell(GATEWAY_IS_OPEN);
  expect(socket.calls).toHaveLength(2);
});

const loadNotes = async (reply: FakeLiveSocket['reply']) => {
  const { socket, host, toPage, asked } = createHost();
  const league = { topic: LINES_TOPIC, period: 0, collapsed: false, onlyContests: null, expectedRows: 1 };
  host.commands.show({ ...EMPTY_VIEW, leagues: [league] });
  socket.reply = reply;
  const readKinds = async (): Promise<string[]> => {
    await vi.advanceTimersByTimeAsync(50);
    const frames = toPage.flatMap((message) => (message.kind === 'frame' ? [message.frame] : []));
    host.receive({ kind: 'drawn' });
    return frames.at(-1)?.splice?.inserted.map(({ kind }) => kind) ?? [];
  };
  host.receive({ kind: 'connect', connection: 1, page: 'visitor' });
  const before = await readKinds();
  socket.tell(GATEWAY_IS_OPEN);
  return { before, after: await readKinds(), host, socket, asked, readKinds };
};

it('reports a refused topic, which may be tried again', async () => {
  const { before, after, host, socket, asked, readKinds } = await loadNotes({
    ok: false,
    code: 'topicUnknown',
  });
  expect([before, after]).toEqual([['league', 'skeleton'], ['empty']]);
  socket.reply = null;
  host.commands.retry(LINES_TOPIC);
  expect(asked()).toHaveLength(2);
  expect(await readKinds()).toEqual(['skeleton']);
});

it('asks for each topic alone when one of several is refused, so that the others have their lines', async () => {
  const { socket, host, asked, toPage } = createHost();
  const league = { topic: LINES_TOPIC, period: 0, collapsed: false, onlyContests: null, expectedRows: 1 };
  host.commands.show({ ...EMPTY_VIEW, leagues: [league] });
  host.commands.hold([LINES_TOPIC, 'lines/main/Curling/All']);
  socket.unknown = ['lines/main/Curling/All'];
  host.receive({ kind: 'connect', connection: 1, page: 'visitor' });
  socket.tell(GATEWAY_IS_OPEN);
  await vi.advanceTimersByTimeAsync(50);
  expect(asked()).toEqual([
    [LINES_TOPIC, 'lines/main/Curling/All'],
    [LINES_TOPIC],
    ['lines/main/Curling/All'],
  ]);
  const frames = toPage.flatMap((message) => (message.kind === 'frame' ? [message.frame] : []));
  expect(frames.at(-1)?.splice?.inserted.map(({ kind }) => kind)).toEqual(['league', 'skeleton']);
});

it('takes a gateway that was asked too often for no refusal: the topics ask again', async () => {
  const { before, after, host, asked } = await loadNotes({ ok: false, code: 'rateLimited' });
  expect(after).toEqual(before);
  await vi.advanceTimersByTimeAsync(3_000);
  host.tick();
  expect(asked()).toHaveLength(2);
});

it('doesn’t treat a missing answer as a refusal', async () => {
  const { before, after } = await loadNotes(null);
  expect(after).toEqual(before);
});
