import { MOST_TOPICS } from '@lineboard/domain/lines/book/topic';
import { STALE_AFTER_MS } from '@lineboard/domain/doors/wire/live-age';
import { LINES_TOPIC } from '@lineboard/workers/testing/sample-book';
import { patchLine } from '@lineboard/workers/testing/sample-gateway';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import { openScreen } from '../../../testing/open-screen.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { setUpBoardTests } from '../../../testing/render-board.tsx';
import { NHL_TOPIC, pane, renderPanes } from '../../../testing/render-panes.tsx';
import { createGameQuote, SPREAD_SEEN, spreadIdOf, spreadOf } from '../../../testing/slip-examples.ts';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { createLeague, useOffering } from '../../betting/offering/offering-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { useFollowedPicks } from '../../books/open-bets/followed-picks-store.ts';
import { useSession } from '../../ground/session/session-store.ts';

setUpBoardTests();
beforeEach(() => openScreen(1_920));
afterEach(() => useSession.setState(useSession.getInitialState()));

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

it('a page that is left follows nothing any more', async () => {
  const followed = new Set<unknown>();
  const { subscribe } = useFollowedPicks;
  vi.spyOn(useFollowedPicks, 'subscribe').mockImplementation((hear) => {
    const stop = subscribe(hear);
    followed.add(hear);
    return () => {
      followed.delete(hear);
      stop();
    };
  });
  const { unmount } = await renderPanes('Basketball.NBA*1_.bets*1');
  expect(followed.size).toBeGreaterThan(0);
  unmount();
  expect(followed.size).toBe(0);
});

it('lines go with the last pane that shows them', async () => {
  const { router, socket } = await renderPanes('Basketball.NBA*1_Hockey.NHL*1');
  await act(() => router.navigate({ to: '/panes', search: { p: '.bets*1_.bets*1' } as never }));
  await waitFor(() => expect(socket.calls.at(-1)).toMatch(/^unsubscribe/));
  expect(socket.calls.at(-1)).toContain(LINES_TOPIC);
  expect(socket.calls.at(-1)).toContain(NHL_TOPIC);
});

const TOO_MANY = Array.from({ length: MOST_TOPICS }, (_, at) => `L${at}`);
/** Bets hold no more than this. */
const HALF = MOST_TOPICS / 2;

const fillBoard = (names: readonly string[]): void =>
  useOffering.setState({ leagues: names.map((name) => createLeague(`lines/main/Soccer/${name}`)) });

it.each<[string, () => void, () => void]>([
  ['the board', () => fillBoard(TOO_MANY), () => useOffering.setState({ leagues: [] })],
  [
    'the slip',
    () => {
      for (const [at, sportSubType] of TOO_MANY.entries()) {
        useSlip.getState().togglePick(spreadOf(at), SPREAD_SEEN);
        useSlip.getState().applyQuotes([[spreadIdOf(at), createGameQuote(at, {}, { sportSubType })]]);
      }
    },
    () => useSlip.setState(useSlip.getInitialState()),
  ],
  [
    'open bets',
    () => {
      openTestPage();
      fillBoard(TOO_MANY.slice(HALF));
      const legs = TOO_MANY.map((sportSubType, at) => ({
        pick: spreadOf(at),
        sportType: 'Soccer',
        sportSubType,
      }));
      useFollowedPicks.getState().follow(legs);
    },
    () => useFollowedPicks.getState().follow([]),
  ],
])(
  'a pane that the socket has no room for beside %s says so, and fills when there is room',
  async (_, fill, empty) => {
    await renderPanes('Basketball.NBA*1_.live*1');
    act(fill);
    await waitFor(() => expect(pane('NBA').getByText('This page can’t watch one more league')).toBeDefined());
    act(empty);
    await waitFor(() => expect(pane('NBA').queryByText('This page can’t watch one more league')).toBeNull());
  },
);

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

it('a game is unfolded in its own pane alone; a pane that comes later has none of what a closed one had', async () => {
  const { router } = await renderPanes('Basketball.NBA*1_.live*1');
  const more = (name: string) => pane(name).findByRole('button', { name: /Visitors 2/, expanded: false });
  const history = (name: string) => pane(name).queryAllByText('Full game since opening').length;
  await userEvent.click(await more('In play'));
  await waitFor(() => expect(history('In play')).toBe(1));
  expect(history('NBA')).toBe(0);
  const { p } = router.state.location.search as { p: string };
  await act(() => router.navigate({ to: '/panes', search: { p: 'Basketball.NBA*1' } as never }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'In play' })).toBeNull());
  await act(() => router.navigate({ to: '/panes', search: { p } as never }));
  await more('In play');
  expect(history('In play')).toBe(0);
});

it('a game that is unfolded behind one tab is folded behind another, and stays as it was while tabs change', async () => {
  openScreen(1_024);
  const { router } = await renderPanes('Basketball.NBA*1_.live*1');
  const show = (name: string) =>
    userEvent.click(within(screen.getByRole('group', { name: 'Panes' })).getByText(name));
  const row = (name: string, expanded: boolean) =>
    pane(name).findByRole('button', { name: /Visitors 2/, expanded });
  const histories = () => screen.queryAllByText('Full game since opening').length;
  const expectUnfolded = async (name: string) => {
    await waitFor(() => expect(histories()).toBe(1));
    await row(name, true);
  };
  const expectFolded = async (name: string) => {
    await row(name, false);
    expect(histories()).toBe(0);
  };
  await userEvent.click(await row('NBA', false));
  await expectUnfolded('NBA');
  await show('In play');
  await expectFolded('In play');
  await show('NBA');
  await expectUnfolded('NBA');
  // It goes along to another place, and what takes its place has none of it.
  await userEvent.click(screen.getByRole('button', { name: 'Change NBA' }));
  await userEvent.click(screen.getByRole('button', { name: 'Move NBA to the right' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ p: '.live*1_Basketball.NBA*1' }));
  await expectUnfolded('NBA');
  await show('In play');
  await expectFolded('In play');
});

it('HR-32.1, HR-32.5: no pane’s price can be taken while the gateway is silent, its feed is down, or its market is held', async () => {
  const { socket, gateway, send } = await renderPanes('.live*1_Basketball.NBA*1');
  const named = (end: string) => `Visitors 2, moneyline −160${end}`;
  const pressAll = async (end: string) => {
    for (const name of ['In play', 'NBA']) {
      await userEvent.click(await pane(name).findByRole('button', { name: named(end) }));
      // After each: what one takes the other would give back.
      expect(useSlip.getState().items, `${name}${end}`).toEqual([]);
    }
  };
  await pane('In play').findByRole('button', { name: named('') });
  await send(gateway.change(patchLine(2, 0, { moneyLineStatus: 'H' })));
  await pressAll(', held');
  await send(gateway.change(patchLine(2, 0, { moneyLineStatus: 'O' })));
  const feeds = [{ feedId: 'simulator', state: 'down' as const, sinceMs: 0 }];
  act(() => socket.tell({ kind: 'pulse', message: createPulse({ feeds }) }));
  await pressAll(', suspended: no updates');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await act(async () => socket.tell({ kind: 'pulse', message: createPulse() }));
    const isOld = () => pane('NBA').queryByRole('button', { name: named(', may be old') }) !== null;
    // Repeatedly: on a busy machine the pulse is received after the clock was moved on.
    for (let turn = 0; turn < 4 && !isOld(); turn += 1)
      await act(() => vi.advanceTimersByTimeAsync(STALE_AFTER_MS + 100));
  } finally {
    vi.useRealTimers();
  }
  await pressAll(', may be old');
});

it('what a pane shows is found by typing into a search field', async () => {
  const { router } = await renderPanes('Basketball.NBA*1_.bets*1');
  await userEvent.click(pane('NBA').getByRole('button', { name: 'NBA' }));
  const field = pane('NBA').getByRole('searchbox', { name: 'League or sport' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'hoc');
  const choices = within(pane('NBA').getByRole('list')).getAllByRole('button');
  expect(choices.map(({ textContent }) => textContent)).toEqual(['NHLHockey']);
  await userEvent.click(choices[0]!);
  await waitFor(() => expect(router.state.location.search).toEqual({ p: 'Hockey.NHL*1_.bets*1' }));
});
