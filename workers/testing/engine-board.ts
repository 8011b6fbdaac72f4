import { type BoardView, EMPTY_VIEW, type LeagueView } from '../src/board/board-view.ts';
import { OfferingEngine } from '../src/engine/offering-engine.ts';
import { LINES_TOPIC, SAMPLE_NOW_MS, sampleGame, sampleLine } from './sample-book.ts';
import { putOp, SampleGateway } from './sample-gateway.ts';
import { SamplePage } from './sample-page.ts';

export const leagueView = (topic: string, changed: Partial<LeagueView> = {}): LeagueView => ({
  topic,
  period: 0,
  collapsed: false,
  onlyContests: null,
  expectedRows: 3,
  ...changed,
});

export const WHOLE = { first: 0, last: 999 };

/** An engine with one league on the board, and the page that shows its frames. */
export const createBoard = (view: Partial<BoardView> = {}, gateway = createGateway()) => {
  const clock = { nowMs: SAMPLE_NOW_MS };
  const engine = new OfferingEngine(() => clock.nowMs);
  const page = new SamplePage();
  const live = {
    fresh: true,
    feedsDown: [] as string[],
    bookMs: SAMPLE_NOW_MS,
    bookSpeed: 1,
    atMs: SAMPLE_NOW_MS,
  };
  engine.live(live);
  engine.hold([gateway.topic]);
  engine.topics.connected();
  engine.show({ ...EMPTY_VIEW, leagues: [leagueView(gateway.topic)], ...view });
  engine.scrollTo([WHOLE]);
  const flush = () => {
    const frame = engine.flush();
    page.apply(frame);
    return frame;
  };
  return { engine, page, gateway, clock, flush, live };
};

/** Two games of one league, the second with a second period. */
export const createGateway = () =>
  new SampleGateway(LINES_TOPIC, [
    putOp('game', sampleGame(2, { correlation: [77] })),
    putOp('line', sampleLine(2)),
    putOp('game', sampleGame(1)),
    putOp('line', sampleLine(1)),
    putOp('line', sampleLine(1, 1, { totalPoints: 110 })),
  ]);

/** The same with its first snapshot shown. */
export const createLoadedBoard = (view: Partial<BoardView> = {}, gateway = createGateway()) => {
  const board = createBoard(view, gateway);
  board.engine.read([gateway.snapshot()]);
  board.flush();
  return board;
};
