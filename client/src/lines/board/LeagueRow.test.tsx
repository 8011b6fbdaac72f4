import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LEAGUE } from '../../../testing/league-example.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { LeagueRow } from './LeagueRow.tsx';

let book: FakeBook;
const chosen = () => useOffering.getState().leagues[0];

beforeEach(() => {
  book = openFakeBook({ 'POST /api/customer/actions': { status: 204 } });
  openTestPage();
  useOffering.getState().chooseLeague(LEAGUE.topic);
});
afterEach(() => useOffering.setState(useOffering.getInitialState()));

it('CALL2-05: the action log notes a change of period by the names of league and period, and no other press', async () => {
  await renderPart(<LeagueRow league={LEAGUE} isPhone={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Game', pressed: true }));
  expect(book.calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '1st half' }));
  expect(chosen()).toMatchObject({ period: 1 });
  expect(book.calls.map(({ body }) => body)).toEqual([{ action: 'Period Changed', detail: 'NBA: half1' }]);
});

it('a press folds its league and another unfolds it', async () => {
  await renderPart(<LeagueRow league={LEAGUE} isPhone={false} />);
  await userEvent.click(screen.getByRole('button', { name: /^NBA/, expanded: true }));
  expect(chosen()).toMatchObject({ collapsed: true });
});

it('a heading says how many games there are, and no number when there are none', async () => {
  await renderPart(<LeagueRow league={{ ...LEAGUE, count: 12 }} isPhone={false} />);
  const button = () => screen.getByRole('button', { name: /^NBA/, expanded: true });
  expect(button().textContent).toMatch(/12$/);
  cleanup();
  await renderPart(<LeagueRow league={{ ...LEAGUE, count: 0 }} isPhone={false} />);
  expect(button().textContent).not.toMatch(/\d/);
});

it('a heading has a star on a desk, and none for contests', async () => {
  await renderPart(<LeagueRow league={LEAGUE} isPhone={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'Favorite: NBA' }));
  expect(book.calls.map(({ body }) => body)).toEqual([
    { favorite: { sportType: 'Basketball', sportSubType: 'NBA', team: null }, isOn: true },
  ]);
  cleanup();
  await renderPart(<LeagueRow league={{ ...LEAGUE, isContest: true }} isPhone={false} />);
  expect(screen.queryByRole('button', { name: /^Favorite/ })).toBeNull();
});
