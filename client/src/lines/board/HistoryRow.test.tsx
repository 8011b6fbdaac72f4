import type { TopicName } from '@lineboard/domain/lines/book/topic';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type FakeAnswer, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { HistoryRow } from './HistoryRow.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
});

const HISTORY = {
  gameNum: 7,
  points: [
    { bookMs: 1_000, spread1: 3, moneyLine1: 144, totalPoints: 47 },
    { bookMs: 2_000, spread1: 2.5, moneyLine1: -105, totalPoints: 47 },
  ],
};

const PATH = '/api/offering/games/7/history';

/** @param answers one after the other */
const renderRow = (...answers: FakeAnswer[]) => renderRowOf('lines/main/Football/NFL', ...answers);

const renderRowOf = async (topic: TopicName, ...answers: FakeAnswer[]) => {
  const book = openFakeBook({
    'GET /api/offering/props-games': { body: { gameNums: [] } },
    [`GET ${PATH}`]: () => answers.shift()!,
  });
  await renderPart(
    <HistoryRow
      history={{
        kind: 'history',
        topic,
        gameNum: 7,
        team1: 'Browns',
        team2: 'Eagles',
      }}
    />,
  );
  return book;
};

it('says in words what the charts show', async () => {
  const { calls } = await renderRow({ body: HISTORY });
  expect(await screen.findByText('Spread, Browns: opened +3, now +2½, between +2½ and +3.')).toBeDefined();
  expect(screen.getByText('Moneyline, Browns: opened +144, now −105, between −105 and +144.')).toBeDefined();
  expect(screen.getByText('Total: opened 47, now 47, between 47 and 47.')).toBeDefined();
  const scales = [...document.querySelectorAll('[data-alone]')].map((scale) =>
    [...scale.children].map(({ textContent }) => textContent),
  );
  expect(scales).toEqual([['+3', '+2½'], ['+144', '−105'], ['47']]);
  expect(calls.map(({ path }) => path).filter((path) => !path.endsWith('/props-games'))).toEqual([PATH]);
});

it('says when it couldn’t be loaded, and tries again on a press', async () => {
  await renderRow('lost', { body: HISTORY });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/opened \+3, now \+2½/)).toBeDefined();
});

it('stays current while it is open: it asks the book every 20 seconds, and never after that', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const moved = (spread1: number) => ({
    body: { ...HISTORY, points: [...HISTORY.points, { ...HISTORY.points[1], bookMs: 3_000, spread1 }] },
  });
  const { calls } = await renderRow({ body: HISTORY }, moved(2), moved(1.5), moved(1));
  const asks = () => calls.filter(({ path }) => path === PATH).length;
  await screen.findByText(/opened \+3, now \+2½/);
  for (const [at, now] of ['+2', '+1½', '+1'].entries()) {
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await screen.findByText(new RegExp(`opened \\+3, now \\${now},`));
    expect(asks()).toBe(at + 2);
  }
  cleanup();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asks()).toBe(4);
});

it('says when the book has no history of the line', async () => {
  await renderRow({ status: 404, body: { error: { code: 'notFound' } } });
  expect(await screen.findByText('No history for this line yet.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('stars either team of its game, with or without a history', async () => {
  await renderRow({ status: 404, body: { error: { code: 'notFound' } } });
  await screen.findByText('No history for this line yet.');
  const star = (name: string) => screen.getByRole('button', { name: `Favorite: ${name}` });
  await userEvent.click(star('Eagles'));
  const EAGLES = { sportType: 'Football', sportSubType: 'NFL', team: 'Eagles' };
  expect(useDeviceSettings.getState().favorites).toEqual([EAGLES]);
  expect(star('Eagles').getAttribute('aria-pressed')).toBe('true');
  expect(star('Browns').getAttribute('aria-pressed')).toBe('false');
});

it('leads to the page of its game', async () => {
  await renderRow({ body: HISTORY });
  const link = await screen.findByRole('link', { name: 'Game page of Browns at Eagles' });
  expect(link.getAttribute('href')).toBe('/game/7');
});

it('leads to its page with its bets being combined, where that is sold and nobody is in a time-out', async () => {
  const link = () => screen.queryByRole('link', { name: 'Combine bets of Browns at Eagles' });
  openTestPage();
  await renderRow({ body: HISTORY });
  expect(link()?.getAttribute('href')).toBe('/game/7?combine=true');
  cleanup();
  await renderRowOf('lines/main/Soccer/EPL', { body: HISTORY });
  expect(link()).toBeNull();
  cleanup();
  openTestPage({ customer: { timeOut: { startedAtMs: 1, endsAtMs: null } as never } });
  await renderRow({ body: HISTORY });
  expect(link()).toBeNull();
});
