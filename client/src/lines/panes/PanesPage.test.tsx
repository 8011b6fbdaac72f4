import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { MOST_TOPICS } from '@lineboard/domain/lines/book/topic';
import { LINES_TOPIC, sampleGame, sampleLine, sampleScore } from '@lineboard/workers/testing/sample-book';
import { patchLine, putOp, SampleGateway } from '@lineboard/workers/testing/sample-gateway';
import { RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import { createSiteRouter } from '../../../testing/create-site-router.ts';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { setUpBoardTests } from '../../../testing/render-board.tsx';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { createLeague, useOffering } from '../../betting/offering/offering-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { LiveProvider } from '../../page/app/LiveProvider.tsx';
import { PanesPage } from './PanesPage.tsx';

setUpBoardTests();
beforeEach(() => openScreen(1_920));

const NHL_TOPIC = 'lines/main/Hockey/NHL';

const subSport = (sportSubType: string, topic: TopicName, liveCount = 0) => ({
  sportSubType,
  topic,
  count: 2,
  liveCount,
  nextStartMs: null,
});

const MENU = [
  { sportType: 'Basketball', type: 'G' as const, subSports: [subSport('NBA', LINES_TOPIC, 1)] },
  { sportType: 'Hockey', type: 'G' as const, subSports: [subSport('NHL', NHL_TOPIC)] },
];

/** The page at an address, with the lines of one league. */
const renderPanes = async (layout: string) => {
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
  const router = createSiteRouter(() => <PanesPage />, `/panes?p=${layout}`);
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

const pane = (name: string) => within(screen.getByRole('region', { name }));

it('a league at two periods and the games in play have panes of their own, of one subscription', async () => {
  const { listAsked, gateway, send } = await renderPanes('Basketball.NBA*1_Basketball.NBA.1*1_.live*1');
  expect(listAsked()).toEqual([LINES_TOPIC]);
  const money = (name: string, team: string) =>
    pane(name).queryByRole('button', { name: RegExp(`^${team}, moneyline`) });
  await waitFor(() => expect(money('NBA', 'Visitors 1')).not.toBeNull());
  expect(money('NBA', 'Visitors 2')).not.toBeNull();
  expect(money('NBA · 1st half', 'Visitors 1')).not.toBeNull();
  expect(money('NBA · 1st half', 'Visitors 2')).toBeNull();
  expect(money('In play', 'Visitors 2')).not.toBeNull();
  expect(money('In play', 'Visitors 1')).toBeNull();
  await send(gateway.change(patchLine(2, 0, { moneyLine1: -150 })));
  for (const name of ['NBA', 'In play'])
    expect(money(name, 'Visitors 2')?.getAttribute('aria-label')).toBe('Visitors 2, moneyline −150');
});

it('a price is pressed in any pane with what was seen there, and is marked in all', async () => {
  await renderPanes('.live*1_Basketball.NBA*1');
  const price = (name: string) => pane(name).findByRole('button', { name: /^Visitors 2, moneyline/ });
  await userEvent.click(await price('NBA'));
  expect(useSlip.getState().items[0]).toMatchObject({
    pick: { type: 'G', gameNum: 2, periodNumber: 0, market: 'M', side: 'team1' },
    seen: { price: -160, position: { epoch: 'e1', clk: 1 } },
  });
  for (const name of ['NBA', 'In play'])
    expect((await price(name)).getAttribute('aria-pressed')).toBe('true');
});

it('a pane that is closed or shows something else gives its lines back, and so does a page that is left', async () => {
  const { router, socket, unmount, listAsked } = await renderPanes('Basketball.NBA*1_Hockey.NHL*1_.bets*1');
  expect(listAsked()).toEqual([LINES_TOPIC, NHL_TOPIC]);
  await userEvent.click(screen.getByRole('button', { name: 'Close NHL' }));
  await waitFor(() => expect(socket.calls).toContain(`unsubscribe ${NHL_TOPIC}`));
  expect(router.state.location.search).toEqual({ p: 'Basketball.NBA*1_.bets*1' });
  expect(socket.calls.join()).not.toContain(LINES_TOPIC);
  unmount();
  expect(useFoundLines.getState().topics).toEqual([]);
});

it('lines go with the last pane that shows them', async () => {
  const { router, socket } = await renderPanes('Basketball.NBA*1_Hockey.NHL*1');
  await act(() => router.navigate({ to: '/panes', search: { p: '.bets*1_.bets*1' } as never }));
  await waitFor(() => expect(socket.calls.at(-1)).toMatch(/^unsubscribe/));
  expect(socket.calls.at(-1)).toContain(LINES_TOPIC);
  expect(socket.calls.at(-1)).toContain(NHL_TOPIC);
});

it('a pane that the socket has no room for says so, and fills when there is room', async () => {
  const full = Array.from({ length: MOST_TOPICS }, (_, at) => createLeague(`lines/main/Soccer/L${at}`));
  useOffering.setState({ leagues: full });
  await renderPanes('Basketball.NBA*1_.live*1');
  await waitFor(() => expect(pane('NBA').getByText('This page can’t watch one more league')).toBeDefined());
  act(() => useOffering.setState({ leagues: [] }));
  await waitFor(() => expect(pane('NBA').queryByText('This page can’t watch one more league')).toBeNull());
});

it('a league that the book doesn’t offer says so and names what the address named', async () => {
  await renderPanes('Basketball.NBA*1_constructor.prototype*1_Curling.World-Tour*1');
  expect(pane('World Tour · Curling').getByText('The book doesn’t offer this league now')).toBeDefined();
});

it('the panes’ rows are none of the board’s: its target names no game of theirs', async () => {
  useOffering.setState({ target: { topic: LINES_TOPIC, gameNum: 2 } });
  await renderPanes('Basketball.NBA*1_.live*1');
  await pane('NBA').findByRole('button', { name: /^Visitors 2, moneyline/ });
  expect(useOffering.getState().targetNames).toBeNull();
});

it('a pane’s period is its own: the board’s league keeps the one that it had', async () => {
  useOffering.setState({ leagues: [createLeague(LINES_TOPIC)] });
  const { router } = await renderPanes('Basketball.NBA*1_.bets*1');
  await userEvent.click(await pane('NBA').findByRole('button', { name: '1st half' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ p: 'Basketball.NBA.1*1_.bets*1' }));
  expect(useOffering.getState().leagues[0]?.period).toBe(0);
});
