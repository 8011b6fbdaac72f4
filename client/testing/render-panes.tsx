import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { LINES_TOPIC, sampleGame, sampleLine, sampleScore } from '@lineboard/workers/testing/sample-book';
import { putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect } from 'vitest';
import { useOffering } from '../src/betting/offering/offering-store.ts';
import { createI18n } from '../src/ground/i18n/i18n.ts';
import { LiveProvider } from '../src/page/app/LiveProvider.tsx';
import { PanesPage } from '../src/lines/panes/PanesPage.tsx';
import { createPulse } from './create-pulse.ts';
import { createSiteRouter } from './create-site-router.ts';
import { createTestLivePage } from './create-test-live-page.ts';

export const NHL_TOPIC = 'lines/main/Hockey/NHL';

const subSport = (sportSubType: string, topic: TopicName, liveCount = 0) => ({
  sportSubType,
  topic,
  count: 2,
  liveCount,
  spotlightCount: 0,
  nextStartMs: null,
});

const MENU = [
  { sportType: 'Basketball', type: 'G' as const, subSports: [subSport('NBA', LINES_TOPIC, 1)] },
  { sportType: 'Hockey', type: 'G' as const, subSports: [subSport('NHL', NHL_TOPIC)] },
];

/**
 * The page of the panes at an address, with the lines of one league.
 * @param beside what else is on the page
 */
export const renderPanes = async (layout: string, beside: ReactNode = null) => {
  const { page, socket } = createTestLivePage();
  const gateway = new SampleGateway(LINES_TOPIC, [
    putOp('game', sampleGame(1)),
    putOp('game', sampleGame(2)),
    putOp('line', sampleLine(1)),
    putOp('line', sampleLine(2)),
    putOp('line', sampleLine(1, 1)),
    putOp('score', sampleScore(2)),
  ]);
  const send = (message: ReturnType<typeof gateway.snapshot>) =>
    act(async () => {
      socket.tell(message);
      await new Promise((done) => setTimeout(done, 60));
    });
  useOffering.setState({ menu: MENU });
  const drawPage = () => (
    <>
      <PanesPage />
      {beside}
    </>
  );
  const router = createSiteRouter(drawPage, `/panes?p=${layout}`);
  await router.load();
  const drawn = render(
    <I18nextProvider i18n={createI18n('en')}>
      <LiveProvider page={page}>
        {/* Its root is this test's own, not the site's. */}
        <RouterProvider router={router as never} />
      </LiveProvider>
    </I18nextProvider>,
  );
  await waitFor(() => expect(socket.calls).toContain('connect'));
  act(() => {
    socket.tell({ kind: 'connected' });
    socket.tell({ kind: 'pulse', message: createPulse() });
  });
  await send(gateway.snapshot());
  const listAsked = () => socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic));
  return { ...drawn, router, socket, gateway, send, listAsked };
};

/** One of them by its name. */
export const pane = (name: string) => within(screen.getByRole('region', { name }));
