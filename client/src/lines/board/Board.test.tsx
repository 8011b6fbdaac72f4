import { STALE_AFTER_MS } from '@lineboard/domain/doors/wire/live-age';
import { patchLine, putOp } from '@lineboard/workers/testing/sample-gateway';
import { LINES_TOPIC, sampleGame, sampleScore } from '@lineboard/workers/testing/sample-book';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { createPulse } from '../../../testing/create-pulse.ts';
import { GAMES, renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useSlipContent } from '../../betting/slip/slip-content.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';

setUpBoardTests();

const cell = (name: string) => screen.getByRole('button', { name });

it('ST1-26, SCR2-05, CALL1-23, CALL1-27: a chosen league is subscribed to and shows its lines', async () => {
  const { socket } = await renderBoard();
  expect(socket.requests.flatMap(({ topics }) => topics.map(({ topic }) => topic))).toContain(LINES_TOPIC);
  expect(cell('Visitors 1, spread −3½ −110').textContent).toBe('−3½−110');
});

it('ST1-27, CALL1-28: dropping a league removes its lines and its subscription', async () => {
  const { socket } = await renderBoard();
  await act(async () => {
    useOffering.getState().dropLeague(LINES_TOPIC);
    await new Promise((done) => setTimeout(done, 60));
  });
  expect(screen.queryByRole('button', { name: /spread/ })).toBeNull();
  expect(socket.calls).toContain(`unsubscribe ${LINES_TOPIC}`);
});

it('only the rows of the window are drawn, and the list says how many there are', async () => {
  await renderBoard();
  const grid = screen.getByRole('grid');
  expect(grid.getAttribute('aria-rowcount')).toBe(String(GAMES + 2));
  const countRows = (): number => grid.querySelectorAll('[data-index]').length;
  expect(countRows()).toBeLessThan(25);
  // There is room for six or seven; those around them come after the first.
  await waitFor(() => expect(countRows()).toBeGreaterThan(9));
});

it('the code that shows picks is loaded after the first prices, before anything is picked', async () => {
  useSlipContent.setState({ Content: null, failure: null });
  await renderBoard();
  await waitFor(() => expect(useSlipContent.getState().Content).not.toBeNull());
});

it('a price that moves touches its own cell and no other node', async () => {
  const { gateway, send } = await renderBoard();
  const changed = new Set<Element | null>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records)
      changed.add((target instanceof Element ? target : target.parentElement)?.closest('button') ?? null);
  });
  observer.observe(screen.getByRole('grid'), {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  await send(gateway.change(patchLine(1, 0, { moneyLine1: -150 })));
  await screen.findByRole('button', { name: 'Visitors 1, moneyline −150' });
  observer.disconnect();
  expect([...changed].map((button) => button?.getAttribute('aria-label'))).toEqual([
    'Visitors 1, moneyline −150',
  ]);
});

it('pressing a price takes it onto the slip with what was seen, pressing it again takes it off', async () => {
  await renderBoard();
  await userEvent.click(cell('Visitors 1, spread −3½ −110'));
  expect(useSlip.getState().items[0]).toMatchObject({
    pick: { type: 'G', gameNum: 1, market: 'S', side: 'team1' },
    seen: { price: -110, line: -3.5, position: { epoch: 'e1', clk: 1 } },
  });
  expect(cell('Visitors 1, spread −3½ −110').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(cell('Visitors 1, spread −3½ −110'));
  expect(useSlip.getState().items).toEqual([]);
});

it('HR-32.1: a price that may be old or is held can’t be taken', async () => {
  const { gateway, send, socket } = await renderBoard();
  await send(gateway.change(patchLine(1, 0, { spreadLineStatus: 'H' })));
  await userEvent.click(cell('Visitors 1, spread −3½ −110, held'));
  await send(gateway.change(patchLine(1, 0, { doubtedMarkets: 'S' })));
  await userEvent.click(cell('Visitors 1, spread −3½ −110, being checked'));
  await act(async () => {
    socket.tell({ kind: 'disconnected' });
    await new Promise((done) => setTimeout(done, 60));
  });
  await userEvent.click(cell('Visitors 2, spread −3½ −110, may be old'));
  expect(useSlip.getState().items).toEqual([]);
});

it('HR-32.1: a price can’t be taken while the gateway is silent on an open connection', async () => {
  const { socket } = await renderBoard();
  const stale = 'Visitors 1, spread −3½ −110, may be old';
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await act(async () => socket.tell({ kind: 'pulse', message: createPulse() }));
    // Repeatedly: on a busy machine the pulse is received after the clock was moved on.
    for (let turn = 0; turn < 4 && screen.queryByRole('button', { name: stale }) === null; turn += 1)
      await act(() => vi.advanceTimersByTimeAsync(STALE_AFTER_MS + 100));
  } finally {
    vi.useRealTimers();
  }
  expect(socket.calls.filter((call) => call.includes('connect'))).toEqual(['connect']);
  await userEvent.click(cell(stale));
  expect(useSlip.getState().items).toEqual([]);
});

it('HR-32.5: a price of a feed that is down can’t be taken, until the feed is back', async () => {
  const { socket } = await renderBoard();
  const say = (state: 'up' | 'down') =>
    act(async () => {
      const feeds = [{ feedId: 'simulator', state, sinceMs: 0 }];
      socket.tell({ kind: 'pulse', message: createPulse({ feeds }) });
      await new Promise((done) => setTimeout(done, 60));
    });
  await say('down');
  await userEvent.click(cell('Visitors 1, spread −3½ −110, suspended: no updates'));
  expect(useSlip.getState().items).toEqual([]);
  await say('up');
  await userEvent.click(cell('Visitors 1, spread −3½ −110'));
  expect(useSlip.getState().items).toHaveLength(1);
});

it('lines are compared with the gateway’s when the device wakes', async () => {
  const { socket, wake$ } = await renderBoard();
  const asked = socket.requests.length;
  wake$.next();
  await waitFor(() => expect(socket.requests.length).toBeGreaterThan(asked));
  expect(socket.requests.at(-1)?.topics.map(({ topic }) => topic)).toEqual([LINES_TOPIC]);
});

it('arrows move between cells, Enter takes one, and only one cell is in the tab order', async () => {
  const { gateway, send } = await renderBoard();
  await send(gateway.change(patchLine(1, 0, { moneyLine2: null })));
  const start = cell('Visitors 1, spread −3½ −110');
  act(() => start.focus());
  const press = async (keys: string) => {
    await userEvent.keyboard(keys);
    return document.activeElement?.getAttribute('aria-label');
  };
  expect(await press('{ArrowDown}')).toBe('Hosts 1, spread +3½ −110');
  // The moneyline lost its other side and is no longer a line: it is skipped.
  expect(await press('{ArrowRight}')).toBe('Under, Visitors 1 at Hosts 1, total U 221½ −112');
  expect(await press('{ArrowDown}')).toBe('Over, Visitors 2 at Hosts 2, total O 221½ −108');
  expect(await press('{ArrowLeft}')).toBe('Visitors 2, moneyline −160');
  await press('{Enter}');
  expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual(['G.2.0.M.team1']);
  expect(screen.getByRole('grid').querySelectorAll('[data-pick][tabindex="0"]')).toHaveLength(1);
});

it('the slip is kept current about the lines of its picks', async () => {
  const { gateway, send } = await renderBoard();
  await userEvent.click(cell('Visitors 1, spread −3½ −110'));
  await send(gateway.change(patchLine(1, 0, { spreadAdj1: -120 })));
  const [item] = useSlip.getState().items;
  expect(useSlip.getState().quotes.get(item!.itemId)).toMatchObject({
    line: { spreadAdj1: -120 },
    feedUp: true,
  });
});

it('HR-12.7: while the slip is set to a teaser, a league that it does not name shows no lines', async () => {
  await renderBoard();
  act(() =>
    useSlip.setState({ options: { ...useSlip.getState().options, wagerType: 'teaser', teaserName: 'none' } }),
  );
  expect(await screen.findByText('This teaser doesn’t take these lines.')).toBeDefined();
  act(() => useSlip.setState({ options: useSlip.getInitialState().options }));
  await waitFor(() => expect(screen.getAllByRole('button', { name: /spread/ }).length).toBeGreaterThan(0));
});

it('the Live section shows games in play of a league that nobody chose, as they begin and end', async () => {
  const { gateway, send } = await renderBoard();
  act(() => useOffering.getState().dropLeague(LINES_TOPIC));
  await waitFor(() => expect(screen.queryByRole('button', { name: /spread/ })).toBeNull());
  const league = {
    sportSubType: 'NBA',
    topic: LINES_TOPIC,
    count: GAMES,
    liveCount: 1,
    spotlightCount: 0,
    nextStartMs: null,
  };
  act(() => {
    useOffering.getState().applyMenu([{ sportType: 'Basketball', type: 'G', subSports: [league] }]);
    useOffering.getState().changeOffering({ onlyLive: true });
  });
  await send(gateway.snapshot());
  expect(screen.queryByRole('button', { name: /spread/ })).toBeNull();
  await send(gateway.change(putOp('score', sampleScore(3))));
  const shown = await screen.findAllByRole('button', { name: /spread/ });
  expect(shown.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Visitors 3, spread −3½ −110',
    'Hosts 3, spread +3½ −110',
  ]);
  expect(useOffering.getState().leagues).toEqual([]);
  // What tells a game in play is loaded with the first of them.
  expect([await screen.findByText('3rd'), screen.getByText('4:12 left')]).toHaveLength(2);
  await send(gateway.change(putOp('score', sampleScore(3, { clock: 'Q4 08' }))));
  expect(await screen.findByText('8 min left')).toBeTruthy();
  await send(gateway.change(putOp('score', sampleScore(3, { phase: 'final' }))));
  await waitFor(() => expect(screen.queryByRole('button', { name: /spread/ })).toBeNull());
});

it('a match in play says the games of its sets, which its lines count', async () => {
  const { gateway, send } = await renderBoard();
  const segments = [
    [6, 4],
    [3, 2],
  ] as const;
  await send(
    gateway.change(
      putOp('game', sampleGame(1, { sportType: 'Tennis' })),
      putOp('score', sampleScore(1, { clock: 'Set 2', score1: 1, score2: 0, segments })),
    ),
  );
  expect(await screen.findByText('6–4 3–2')).toBeTruthy();
  expect(screen.getByTitle('6–4 · 3–2')).toBeTruthy();
});
