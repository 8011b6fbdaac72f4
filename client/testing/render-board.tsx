import { LINES_TOPIC, sampleGame, sampleLine } from '@lineboard/workers/testing/sample-book';
import { putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { RouterProvider } from '@tanstack/react-router';
import { act, render, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { Board } from '../src/lines/board/Board.tsx';
import { loadFurtherRow } from '../src/lines/board/BoardRow.tsx';
import { createI18n } from '../src/ground/i18n/i18n.ts';
import type { Language } from '@lineboard/domain/ground/language/languages';
import { LiveProvider } from '../src/page/app/LiveProvider.tsx';
import { useOffering } from '../src/betting/offering/offering-store.ts';
import { useSlip } from '../src/betting/slip/state/slip-store.ts';
import { createPulse } from './create-pulse.ts';
import { createSiteRouter } from './create-site-router.ts';
import { createTestLivePage } from './create-test-live-page.ts';

/** Games of the league on a test's board, numbered from 1. */
export const GAMES = 40;

/** Gives each test of a file a window in which the board is laid out, and clears its choices. */
export const setUpBoardTests = (): void => {
  // Preloaded, so that no test waits for a slow machine to load it.
  beforeAll(loadFurtherRow);

  beforeEach(() => {
    // jsdom has no layout: the list is told that it has room for a few rows.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(360);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    useSlip.setState(useSlip.getInitialState());
    useOffering.setState(useOffering.getInitialState());
  });
};

const NUMBERS = Array.from({ length: GAMES }, (_, at) => at + 1);
const BASKETBALL_LINES = [
  ...NUMBERS.map((gameNum) => putOp('game', sampleGame(gameNum))),
  ...NUMBERS.map((gameNum) => putOp('line', sampleLine(gameNum))),
];

/** A board of one topic, its lines shown, and the gateway that it hears from. */
export const renderBoard = async (
  topic = LINES_TOPIC,
  records = BASKETBALL_LINES,
  language: Language = 'en',
) => {
  const { page, socket, wake$ } = createTestLivePage();
  const gateway = new SampleGateway(topic, records);
  const send = (message: ReturnType<typeof gateway.snapshot>) =>
    act(async () => {
      socket.tell(message);
      await new Promise((done) => setTimeout(done, 60));
    });
  useOffering.setState({ menu: [] });
  const texts = createI18n(language);
  const router = createSiteRouter(() => <Board />);
  await router.load();
  render(
    <I18nextProvider i18n={texts}>
      <LiveProvider page={page}>
        {/* Its root is this test's own, not the site's. */}
        <RouterProvider router={router as never} />
      </LiveProvider>
    </I18nextProvider>,
  );
  // The page paints before its socket starts.
  await waitFor(() => expect(socket.calls).toContain('connect'));
  act(() => void useOffering.getState().chooseLeague(topic));
  act(() => {
    socket.tell({ kind: 'connected' });
    socket.tell({ kind: 'pulse', message: createPulse() });
  });
  await send(gateway.snapshot());
  await waitFor(() => expect(document.querySelector('[data-pick]:not([data-state="stale"])')).not.toBeNull());
  return { page, socket, wake$, gateway, send, texts };
};
