import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import type { GameNamed } from '../../ground/device/device-settings.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { createLeague, MOST_LEAGUES, useOffering } from './offering-store.ts';
import { PropsBuilderLink } from './PropsBuilderLink.tsx';
import { PropsOpener } from './props-opener.ts';
import { PropsBuilderPage } from './PropsBuilderPage.tsx';
import { usePropsGamesStore } from './use-props-games.ts';

const NO_PROPS = { restrictions: [{ code: 'PROPS', params: {} }] };
const TOPIC = 'contest/main/Football%20Props/NFL';

const openBook = () =>
  openFakeBook({
    'GET /api/offering/props-games': { body: { gameNums: [7] } },
    'GET /api/offering/games/7/contests': {
      body: {
        contests: [
          {
            contestNum: 12,
            contestantNum: 1,
            contestType: 'Football Props',
            contestType2: 'NFL',
            contestDesc: 'Somebody – Passing Yards',
            contestantName: 'Over 235.5',
            rotNum: 300_101,
            topic: TOPIC,
          },
        ],
      },
    },
    'GET /api/offering/games/8/contests': { body: { contests: [] } },
  });

const links = (
  <>
    <PropsBuilderLink gameNum={7} team1="Browns" team2="Eagles" />
    <PropsBuilderLink gameNum={8} team1="Bears" team2="Lions" />
  </>
);

beforeEach(() => {
  usePropsGamesStore.setState(usePropsGamesStore.getInitialState());
  openTestPage();
});
afterEach(() => useOffering.setState(useOffering.getInitialState()));

it('SCR2-12, CALL1-17: a game with props leads to the widget, named in the query of the path', async () => {
  const book = openBook();
  await renderPart(links);
  const link = await screen.findByRole('link', { name: 'Props builder, Browns at Eagles' });
  // The site's router puts it after the hash of the app's root.
  expect(link.getAttribute('href')).toBe('/dstWidget?gameNum=7');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(book.calls.filter(({ path }) => path === '/api/offering/props-games')).toHaveLength(1);
});

it('SCR2-10, SCR2-12: where there is room a press shows the props next to the board, and leaves other tabs to the browser', async () => {
  openBook();
  const open = vi.fn<(game: GameNamed) => void>();
  await renderPart(
    <PropsOpener value={open}>
      {links}
      <ShownAddress />
    </PropsOpener>,
  );
  const link = await screen.findByRole('link', { name: 'Props builder, Browns at Eagles' });
  fireEvent.click(link, { ctrlKey: true });
  expect(open).not.toHaveBeenCalled();
  await userEvent.click(link);
  expect(open).toHaveBeenCalledExactlyOnceWith({ gameNum: 7, team1: 'Browns', team2: 'Eagles' });
  expect(screen.getByText('address /')).toBeTruthy();
});

it('ROLE1-18: restriction PROPS takes the props builder away, the page included', async () => {
  const book = openBook();
  openTestPage({ customer: NO_PROPS });
  // The games were known before the customer signed in.
  usePropsGamesStore.setState({ gameNums: new Set([7]) });
  await renderPart(
    <>
      {links}
      <PropsBuilderPage gameNum={7} />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your account is not authorized for this feature',
  );
  expect(screen.queryByRole('link', { name: /Props builder,/ })).toBeNull();
  expect(book.calls).toEqual([]);
});

it('without a provider the page says so, and puts the book’s own props on the board', async () => {
  openBook();
  await renderPart(<PropsBuilderPage gameNum={7} />);
  expect(screen.getByText(/not available here/)).toBeDefined();
  expect(await screen.findByText('Somebody – Passing Yards')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Show these props on the board' }));
  await waitFor(() =>
    expect(useOffering.getState().leagues.map(({ topic, onlyContests }) => [topic, onlyContests])).toEqual([
      [TOPIC, [12]],
    ]),
  );
});

it('a board that is full takes no props, and the page stays and says so', async () => {
  openBook();
  useNotices.setState(useNotices.getInitialState());
  const full = Array.from({ length: MOST_LEAGUES }, (_, at) => createLeague(`lines/main/Soccer/L${at}`));
  useOffering.setState({ leagues: full });
  await renderPart(
    <>
      <PropsBuilderPage gameNum={7} />
      <ShownAddress />
    </>,
    'en',
    '/dstWidget',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show these props on the board' }));
  const text = `The board holds up to ${MOST_LEAGUES} leagues. Remove one first.`;
  expect(useNotices.getState().takeNotices()).toMatchObject([{ kind: 'error', text }]);
  expect(useOffering.getState().leagues).toBe(full);
  expect(screen.getByText('address /dstWidget')).toBeTruthy();
});

it('a game whose props are closed says so', async () => {
  openBook();
  await renderPart(<PropsBuilderPage gameNum={8} />);
  expect(await screen.findByText('No props are open for this game.')).toBeDefined();
});
