import { LINES_TOPIC, sampleScore } from '@lineboard/workers/testing/sample-book';
import { patchLine, putOp } from '@lineboard/workers/testing/sample-gateway';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBet, createItem, createOpenBetsAnswer, createParlay } from '../../../testing/bet-examples.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { renderBoard, setUpBoardTests } from '../../../testing/render-board.tsx';
import { CUSTOMER } from '../../../testing/slip-examples.ts';
import { collectMyLegs, NO_LEGS } from '../../betting/my-legs/collect-my-legs.ts';
import { useMyLegs } from '../../betting/my-legs/my-legs-store.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { useOpenBets } from '../../books/open-bets/open-bets-store.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { MyGames } from './MyGames.tsx';

setUpBoardTests();

const NBA = { sportType: 'Basketball', sportSubType: 'NBA' } as const;
const BETS = [
  createBet(1, 1, { items: [createItem(NBA, 2)] }),
  createBet(2, 1, { items: [createItem(NBA, 5)] }),
];

const rowKeys = () =>
  [...document.querySelectorAll<HTMLElement>('[data-index]')]
    .sort((a, b) => Number(a.dataset['index']) - Number(b.dataset['index']))
    .map((row) => row.textContent ?? '');
const cell = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  useSession.setState({ session: { online: true, customer: { ...CUSTOMER, store: 'main' }, balance: null } });
});

afterEach(() => {
  useMyLegs.setState({ ...NO_LEGS, cellWords: new Map() });
  useOpenBets.getState().forget();
  useDeviceSettings.setState({ myGames: false });
});

/** The board, and the switch that its toolbar has. */
const open = async () => {
  openFakeBook({ 'GET /api/open-bets': { body: createOpenBetsAnswer(BETS) } });
  const board = await renderBoard();
  render(
    <I18nextProvider i18n={board.texts}>
      <MyGames />
    </I18nextProvider>,
  );
  await screen.findByRole('button', { name: 'My games' });
  return board;
};

it('a cell with the customer’s ticket has a mark, and says what is on it', async () => {
  await open();
  const marked = await screen.findByRole('button', {
    name: 'Visitors 2, spread −3½ −110, you have 110.00 on it',
  });
  expect(marked.dataset['state']).toBe('open mine');
  expect(cell('Visitors 1, spread −3½ −110').dataset['state']).toBe('open');
  act(() => useMyLegs.setState(collectMyLegs([BETS[1]!], [])));
  await screen.findByRole('button', { name: 'Visitors 2, spread −3½ −110' });
  expect(marked.dataset['state']).toBe('open');
  act(() => useMyLegs.setState(collectMyLegs([createParlay(3), BETS[0]!], [])));
  await screen.findByRole('button', {
    name: 'Visitors 2, spread −3½ −110, you have 110.00 + 100.00 with other picks on it',
  });
});

it('games with bets go into a section of their own and back, and the device remembers it', async () => {
  await open();
  expect(rowKeys()[1]).toContain('Visitors 1');
  await userEvent.click(cell('My games'));
  const names = () =>
    rowKeys()
      .slice(0, 6)
      .map((text) => /(My games|Visitors \d|Chiefs −3½|NBA)/.exec(text)?.[0]);
  await waitFor(() =>
    expect(names()).toEqual(['My games', 'Visitors 2', 'Chiefs −3½', 'Visitors 5', 'Chiefs −3½', 'NBA']),
  );
  expect(useDeviceSettings.getState().myGames).toBe(true);
  expect(cell('My games').getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(cell('My games'));
  await waitFor(() => expect(rowKeys()[1]).toContain('Visitors 1'));
});

it('HR-40.6: a game there says how the bet stands, with each score, from the code that grades it', async () => {
  useDeviceSettings.setState({ myGames: true });
  const { gateway, send } = await open();
  await waitFor(() => expect(rowKeys()[2]).toBe('Chiefs −3½'));
  const live = (score1: number, score2: number) =>
    sampleScore(2, { phase: 'live', clock: '1 5:00', score1, score2, segments: [[score1, score2]] });
  await send(gateway.change(putOp('score', live(10, 2))));
  await waitFor(() => expect(rowKeys()[2]).toBe('Chiefs −3½covering by 4½'));
  await send(gateway.change(putOp('score', live(10, 9))));
  await waitFor(() => expect(rowKeys()[2]).toBe('Chiefs −3½needs 3 more'));
  const row = document.querySelector<HTMLElement>('[data-standing]')!.closest<HTMLElement>('[data-index]')!;
  expect(within(row).getByText('needs 3 more').dataset['standing']).toBe('losing');
});

it('a price that moves beside marks and the section touches its own cell and no other node', async () => {
  useDeviceSettings.setState({ myGames: true });
  const { gateway, send } = await open();
  await waitFor(() => expect(rowKeys()[2]).toBe('Chiefs −3½'));
  await screen.findByRole('button', { name: 'Visitors 2, spread −3½ −110, you have 110.00 on it' });
  const changed = new Set<string | null>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const around = target instanceof Element ? target : target.parentElement;
      changed.add(around?.closest('button')?.getAttribute('aria-label') ?? around?.outerHTML ?? null);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  await send(gateway.change(patchLine(2, 0, { moneyLine1: -150, spreadAdj1: -115 })));
  await screen.findByRole('button', { name: 'Visitors 2, spread −3½ −115, you have 110.00 on it' });
  observer.disconnect();
  expect([...changed].sort((a, b) => String(a).localeCompare(String(b)))).toEqual([
    'Visitors 2, moneyline −150',
    'Visitors 2, spread −3½ −115, you have 110.00 on it',
  ]);
});

it('who signs out leaves neither marks nor games nor the switch', async () => {
  useDeviceSettings.setState({ myGames: true });
  await open();
  await waitFor(() =>
    expect(useOffering.getState().mine).toEqual([{ topic: LINES_TOPIC, gameNums: [2, 5] }]),
  );
  expect(useMyLegs.getState().cellWords.size).toBe(2);
  act(() => useSession.setState({ session: { online: false, customer: null, balance: null } }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'My games' })).toBeNull());
  expect(useOffering.getState().mine).toEqual([]);
  expect(useMyLegs.getState().cellWords.size).toBe(0);
});
