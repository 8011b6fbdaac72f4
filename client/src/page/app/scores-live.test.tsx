import { listScoreWeeks } from '@lineboard/domain/lines/offering/score-weeks';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { createGame, createScore } from '@lineboard/domain/testing/book-fixtures';
import type { FakeLiveSocket } from '@lineboard/workers/testing/fake-live-socket';
import { putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { ScoresPage } from '../../lines/scores/ScoresPage.tsx';
import { useScores } from '../../lines/scores/scores-store.ts';
import { keepLines } from './lifecycles.ts';

/** A page is drawn in a few milliseconds, later on a busy machine. */
const within = { timeout: 10_000 };

const SCORES = 'scores/Football';
const GAME = createGame({ feedId: 'simulator', team1Id: 'Chiefs', team2Id: 'Bills' });
const running = (changed: Partial<GameScore> = {}) =>
  createScore({ phase: 'live', clock: 'Q3 4:12', score1: 21, score2: 14, ...changed });

let socket: FakeLiveSocket;
let stop: () => void;
let scores: SampleGateway;

beforeEach(() => {
  openTestPage();
  useOffering.setState({ ...useOffering.getInitialState(), menu: [] });
  useScores.getState().forget();
  scores = new SampleGateway(SCORES, [putOp('game', GAME), putOp('score', running())]);
  const opened = createTestLivePage();
  ({ socket } = opened);
  stop = keepLines(opened.page);
  const { sportType, sportSubType, team1Id, team2Id, team1RotNum, gameDateTimeMs } = GAME;
  const record = { eventId: 1, sportType, sportSubType, team1Id, team2Id, team1RotNum, gameDateTimeMs };
  const book = openFakeBook();
  book.answers = new Proxy(book.answers, {
    get: (_, key: string) =>
      key.includes('/api/offering/scores?')
        ? {
            body: {
              index: Number(new URLSearchParams(key.split('?')[1]).get('week')),
              weeks: listScoreWeeks('2026-11-22'),
              records: [{ ...record, score: running() }],
            },
          }
        : undefined,
  });
});
afterEach(() => {
  cleanup();
  stop();
  vi.unstubAllGlobals();
  useOffering.setState(useOffering.getInitialState());
});

const say = (...messages: Parameters<FakeLiveSocket['tell']>): void => act(() => socket.tell(...messages));
const asked = (): string[] => socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic));

const open = async (address: string): Promise<HTMLElement> => {
  await renderPart(<ScoresPage />, 'en', address);
  await vi.waitFor(() => expect(socket.calls).toContain('connect'), within);
  say({ kind: 'connected' });
  say({ kind: 'pulse', message: createPulse() });
  return screen.findByRole('table');
};

describe('scores of Today', () => {
  it('ST2-38: change as the scores topic sends them, without being fetched', async () => {
    const table = await open('/scores');
    await vi.waitFor(() => expect(asked()).toEqual([SCORES]), within);
    say(scores.snapshot());
    say(scores.change(putOp('score', running({ score2: 21, clock: 'Q4 9:00', version: 2 }))));
    await vi.waitFor(() => expect(table.textContent).toContain('Live · Q4 · 9:00 left'), within);
    expect(table.textContent).toMatch(/Chiefs21.*Bills21$/);
    say(scores.change(putOp('score', running({ phase: 'final', score1: 24, score2: 21, version: 3 }))));
    await vi.waitFor(() => expect(table.textContent).toMatch(/Final.*Chiefs won24.*Bills21$/), within);
  });

  it('HR-32.5: say that a score may be old when its source is gone', async () => {
    const table = await open('/scores');
    await vi.waitFor(() => expect(asked()).toEqual([SCORES]), within);
    say(scores.snapshot());
    expect(table.textContent).not.toContain('may be old');
    say({ kind: 'disconnected' });
    await vi.waitFor(() => expect(table.textContent).toContain('Score may be old'), within);
  });

  it('ST2-40: are released with the page', async () => {
    await open('/scores');
    await vi.waitFor(() => expect(asked()).toEqual([SCORES]), within);
    cleanup();
    await vi.waitFor(() => expect(socket.calls).toContain(`unsubscribe ${SCORES}`), within);
  });
});

it('ST2-39: scores of another week aren’t followed', async () => {
  await open('/scores?week=1');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked()).toEqual([]);
});
