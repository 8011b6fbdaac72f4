import {
  CONTEST_TOPIC,
  LINES_TOPIC,
  sampleGame,
  sampleLine,
  SAMPLE_NOW_MS,
  SOCCER_TOPIC,
} from '@lineboard/workers/testing/sample-book';
import { patchLine, putOp } from '@lineboard/workers/testing/sample-gateway';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { GAMES, renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { GameSearch } from '../search/GameSearch.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { BoardToolbar } from './BoardToolbar.tsx';

setUpBoardTests();
afterEach(() => {
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
  useSession.setState(useSession.getInitialState());
});

const HOUR_MS = 3_600_000;
const HEADS = 2;
const settle = (ms = 200) => act(() => new Promise<void>((done) => setTimeout(done, ms)));
const countGames = () => Number(screen.getByRole('grid').getAttribute('aria-rowcount')) - HEADS;
const cell = (name: string | RegExp) => screen.getByRole('button', { name });
const readNames = () =>
  screen
    .getAllByRole('button', { name: /^Visitors \d+, spread/ })
    .map((button) => /^Visitors \d+/.exec(button.getAttribute('aria-label') ?? '')?.[0]);

const showTools = () =>
  render(
    <I18nextProvider i18n={createI18n('en')}>
      <BoardToolbar />
      <GameSearch />
    </I18nextProvider>,
  );

describe('filters of the board', () => {
  it.each([
    ['VAL2-63', '2 hours', 2],
    ['VAL2-64', 'Today', 5],
    ['VAL2-65', '2 days', 38],
    ['VAL2-66', 'This week', 39],
    ['VAL2-67', 'All', GAMES],
  ])('%s, SCR2-09: %s', async (_id, name, count) => {
    const { gateway, send } = await renderBoard();
    await send(
      gateway.change(
        putOp('game', sampleGame(39, { gameDateTimeMs: SAMPLE_NOW_MS + 50 * HOUR_MS })),
        putOp('game', sampleGame(40, { gameDateTimeMs: SAMPLE_NOW_MS + 60 * HOUR_MS })),
      ),
    );
    showTools();
    await userEvent.click(cell('Today'));
    await userEvent.click(cell(name));
    await settle();
    expect(countGames()).toBe(count);
  });

  it('SCR2-09: a range without games says what begins next and leads back to all of them', async () => {
    const { gateway, send } = await renderBoard();
    const later = Array.from({ length: GAMES }, (_, at) =>
      putOp('game', sampleGame(at + 1, { gameDateTimeMs: SAMPLE_NOW_MS + (at + 26) * HOUR_MS })),
    );
    await send(gateway.change(...later));
    act(() => useOffering.getState().changeOffering({ dateFilter: '2h' }));
    await screen.findByText('No games on these dates.');
    expect(screen.getByText(/^Next start: .*Jan 10.*, NBA\.$/)).toBeTruthy();
    await userEvent.click(cell('Show all dates'));
    await waitFor(() => expect(readNames().length).toBeGreaterThan(0));
    expect(useOffering.getState().dateFilter).toBe('none');
  });

  it.each([
    ['VAL2-59', 'team names, whatever their case', 'vIsItOrS 12'],
    ['VAL2-60', 'rotation numbers', '525'],
  ])('%s, SCR2-08: the search narrows by %s', async (_id, _what, text) => {
    await renderBoard();
    showTools();
    const whole = readNames();
    await userEvent.type(screen.getByRole('searchbox'), text);
    await settle(400);
    // Opening the list leaves the board unchanged.
    expect(readNames()).toEqual(whole);
    await userEvent.keyboard('{Enter}');
    await settle(400);
    expect(readNames()).toEqual(['Visitors 12']);
  });

  it('SCR2-07, ST2-33: switch between team totals and game lines', async () => {
    await renderBoard();
    showTools();
    await userEvent.click(cell('Team totals'));
    await settle();
    expect(screen.queryByRole('button', { name: /, spread/ })).toBeNull();
    expect(screen.getAllByRole('button', { name: /112½/ }).length).toBeGreaterThan(0);
    await userEvent.click(cell('Game lines'));
    await settle();
    expect(screen.getAllByRole('button', { name: /, spread/ }).length).toBeGreaterThan(0);
  });
});

describe('lines of the board', () => {
  it.each([
    ['a missing price', { team1TtlPtsAdj2: null }],
    ['status H', { teamTotalsLineStatus: 'H' }],
  ] as const)('VAL2-04: a team total with %s can’t be taken', async (_what, line) => {
    const { gateway, send } = await renderBoard();
    showTools();
    await userEvent.click(cell('Team totals'));
    await settle();
    const readOver = () => screen.getAllByRole('button', { name: /112½/ })[0]!;
    await userEvent.click(readOver());
    expect(useSlip.getState().items).toHaveLength(1);
    act(() => useSlip.setState(useSlip.getInitialState()));
    const over = readOver();
    await send(gateway.change(patchLine(1, 0, line)));
    await settle();
    await userEvent.click(over);
    expect(useSlip.getState().items).toEqual([]);
  });

  it('CON1-09: are sorted by date and time, then by the rotation number of team 1', async () => {
    const { gateway, send } = await renderBoard();
    await send(
      gateway.change(
        putOp('game', sampleGame(3, { gameDateTimeMs: SAMPLE_NOW_MS + 1 })),
        putOp('game', sampleGame(2, { gameDateTimeMs: SAMPLE_NOW_MS + HOUR_MS, team1RotNum: 1 })),
      ),
    );
    await settle();
    expect(readNames().slice(0, 3)).toEqual(['Visitors 3', 'Visitors 2', 'Visitors 1']);
  });

  it.each([
    ['VAL2-01', 'spread', { spreadAdj2: null }, /^Visitors 1, spread/],
    ['VAL2-02', 'moneyline', { moneyLine2: null }, /^Visitors 1, moneyline/],
    ['VAL2-03', 'total', { ttlPtsAdj2: null }, /^Over, Visitors 1 at/],
  ])('%s, HR-32.4: a %s without one of its prices can’t be taken', async (_id, _what, line, name) => {
    const { gateway, send } = await renderBoard();
    await userEvent.click(screen.getAllByRole('button', { name })[0]!);
    expect(useSlip.getState().items).toHaveLength(1);
    act(() => useSlip.setState(useSlip.getInitialState()));
    await send(gateway.change(patchLine(1, 0, line)));
    await settle();
    await userEvent.click(screen.getAllByRole('button', { name })[0]!);
    expect(useSlip.getState().items).toEqual([]);
  });

  it.each([
    ['VAL2-01', 'spread', { spreadLineStatus: 'H' }, /^Visitors 1, spread/],
    ['VAL2-02', 'moneyline', { moneyLineStatus: 'H' }, /^Visitors 1, moneyline/],
    ['VAL2-03', 'total', { totalsStatus: 'H' }, /^Over, Visitors 1 at/],
  ] as const)('%s, ENT2-03: a held %s is shown and can’t be taken', async (_id, _what, line, name) => {
    const { gateway, send } = await renderBoard();
    await send(gateway.change(patchLine(1, 0, line)));
    await settle();
    const held = screen.getAllByRole('button', { name })[0]!;
    expect(held.getAttribute('aria-label')).toContain('held');
    expect(held.getAttribute('aria-label')).toMatch(/[−+]1\d\d/);
    await userEvent.click(held);
    expect(useSlip.getState().items).toEqual([]);
  });

  it('ENT2-02: a circled line says so and can be taken', async () => {
    const { gateway, send } = await renderBoard();
    await send(gateway.change(patchLine(1, 0, { spreadLineStatus: 'I', spreadMaxWagerCents: 10_000 })));
    await settle();
    const circled = cell(/^Visitors 1, spread/);
    expect(circled.getAttribute('aria-label')).not.toBe('Visitors 1, spread −3½ −110');
    await userEvent.click(circled);
    expect(useSlip.getState().items).toHaveLength(1);
  });

  it('VAL2-08, ROLE2-14: a basketball moneyline goes when the spread reaches the customer’s maximum', async () => {
    openTestPage({ customer: { restrictions: [{ code: 'BBMLDISABLE', params: { MaxSpreadPoints: 3.5 } }] } });
    const { gateway, send } = await renderBoard();
    await send(gateway.change(patchLine(2, 0, { spread1: -3, spread2: 3 })));
    await settle();
    expect(cell(/^Visitors 1, moneyline/).getAttribute('aria-disabled')).toBe('true');
    expect(cell(/^Visitors 2, moneyline/).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('VAL2-07, ROLE2-13: a football moneyline goes when the spread reaches the customer’s maximum', async () => {
    openTestPage({ customer: { restrictions: [{ code: 'FBMLDISABLE', params: { MaxSpreadPoints: 3.5 } }] } });
    const football = { sportType: 'Football', sportSubType: 'NFL' };
    const { gateway, send } = await renderBoard('lines/main/Football/NFL', [
      ...[1, 2].map((gameNum) => putOp('game', sampleGame(gameNum, football))),
      ...[1, 2].map((gameNum) => putOp('line', sampleLine(gameNum))),
    ]);
    await send(gateway.change(patchLine(2, 0, { spread1: -3, spread2: 3 })));
    await settle();
    expect(cell(/^Visitors 1, moneyline/).getAttribute('aria-disabled')).toBe('true');
    expect(cell(/^Visitors 2, moneyline/).getAttribute('aria-disabled')).not.toBe('true');
  });

  it('VAL2-05: a draw can be taken at a price of 100 or more either way', async () => {
    const soccer = { sportType: 'Soccer', sportSubType: 'Premier League' };
    await renderBoard(SOCCER_TOPIC, [
      ...[1, 2].map((gameNum) => putOp('game', sampleGame(gameNum, soccer))),
      putOp('line', sampleLine(1, 0, { moneyLineDraw: 100 })),
      putOp('line', sampleLine(2, 0, { moneyLineDraw: 99 })),
    ]);
    const draws = screen.getAllByRole('button', { name: /^Draw/ });
    expect(draws).toHaveLength(2);
    for (const draw of draws) await userEvent.click(draw);
    expect(useSlip.getState().items.map(({ itemId }) => itemId)).toEqual(['G.1.0.M.draw']);
  });

  it('VAL2-09, HR-32.3: a game whose cut-off has passed is gone', async () => {
    const { gateway, send } = await renderBoard();
    expect(readNames()[0]).toBe('Visitors 1');
    await send(gateway.change(patchLine(1, 0, { periodWagerCutoffMs: SAMPLE_NOW_MS - 1 })));
    await settle(1_200);
    expect(readNames()[0]).toBe('Visitors 2');
  });

  it('ENT2-06: a game names how many contests are linked to it', async () => {
    const { gateway, send } = await renderBoard();
    expect(screen.queryByRole('button', { name: /linked to/ })).toBeNull();
    await send(gateway.change(putOp('game', sampleGame(1, { correlation: [12, 13] }))));
    await settle();
    expect(cell(/2 contests linked to Visitors 1/)).toBeTruthy();
  });

  it('ENT2-06: pressing them puts the open ones on the board, next to the league', async () => {
    const { gateway, send } = await renderBoard();
    openFakeBook({
      'GET /api/offering/games/1/contests': {
        body: {
          contests: [
            {
              contestNum: 12,
              contestantNum: 1,
              contestType: 'Basketball Props',
              contestType2: 'NBA',
              contestDesc: 'First basket',
              contestantName: 'Somebody',
              rotNum: 9_001,
              topic: CONTEST_TOPIC,
            },
          ],
        },
      },
    });
    await send(gateway.change(putOp('game', sampleGame(1, { correlation: [12, 13] }))));
    await settle();
    await userEvent.click(cell(/2 contests linked to Visitors 1/));
    await waitFor(() =>
      expect(useOffering.getState().leagues).toMatchObject([
        { topic: LINES_TOPIC, onlyContests: null },
        { topic: CONTEST_TOPIC, onlyContests: [12] },
      ]),
    );
  });

  it.each([
    ['CON1-35', 'A', '+140', '−160'],
    ['CON1-36', 'D', '2.4', '1.63'],
    ['CON1-37', 'F', '7/5', '5/8'],
  ] as const)('%s, HR-2.3: prices as the price type %s writes them', async (_id, priceType, plus, minus) => {
    useDeviceSettings.getState().changeSettings({ priceType });
    await renderBoard();
    expect(await screen.findByRole('button', { name: `Hosts 1, moneyline ${plus}` })).toBeTruthy();
    expect(cell(`Visitors 1, moneyline ${minus}`)).toBeTruthy();
  });

  it('HR-2.3: shown prices are written anew when another price type is chosen', async () => {
    await renderBoard();
    expect(cell('Hosts 1, moneyline +140').textContent).toBe('+140');
    act(() => useDeviceSettings.getState().changeSettings({ priceType: 'D' }));
    expect(cell('Hosts 1, moneyline 2.4').textContent).toContain('2.4');
  });

  it('CON1-36: a whole decimal price has .0', async () => {
    useDeviceSettings.getState().changeSettings({ priceType: 'D' });
    const { gateway, send } = await renderBoard();
    await send(gateway.change(patchLine(1, 0, { moneyLine2: 100 })));
    expect(await screen.findByRole('button', { name: 'Hosts 1, moneyline 2.0' })).toBeTruthy();
  });

  it('HR-2.4: half points are written as ½, a quarter line as both of its halves', async () => {
    const { gateway, send } = await renderBoard();
    await send(gateway.change(putOp('line', sampleLine(1, 0, { spread1: -0.75, spread2: 0.75 }))));
    await settle();
    expect(cell(/^Visitors 1, spread/).textContent).toContain('−½, −1');
    expect(cell(/^Visitors 2, spread/).textContent).toBe('−3½−110');
  });
});

it('games of a favorite team come first as soon as it is starred, marked as such', async () => {
  await renderBoard();
  expect(readNames()[0]).toBe('Visitors 1');
  const team = (name: string) => ({ sportType: 'Basketball', sportSubType: 'NBA', team: name });
  act(() => void useDeviceSettings.setState({ favorites: [team('Hosts 31'), team('Visitors 17')] }));
  await settle();
  expect(readNames().slice(0, 3)).toEqual(['Visitors 17', 'Visitors 31', 'Visitors 1']);
  expect(screen.getAllByRole('img', { name: 'Favorite' })).toHaveLength(2);
  act(() => void useDeviceSettings.setState({ favorites: [] }));
  await settle();
  expect(readNames()[0]).toBe('Visitors 1');
  expect(screen.queryByRole('img', { name: 'Favorite' })).toBeNull();
});
