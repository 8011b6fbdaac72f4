import { INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';
import { ONLY_PLAY_GAMES } from '@lineboard/domain/casino/lobby/only-play-games';
import { POCKET_GAMES } from '@lineboard/domain/casino/lobby/pocket-games';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { resetOutages } from '../integrations/use-provider-news.ts';
import { createIntegrationRoutes } from '../../page/routes/-integration-routes.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useLobbyMemory } from './lobby-memory.ts';

const ADDRESS = 'https://provider.example/play?token=t';
const ALL = INTEGRATIONS.map(({ name }) => name);

let book: FakeBook;

const openAt = async (address: string) => {
  const root = createRootRoute({
    staticData: { page: null },
    component: () => (
      <main>
        <Outlet />
      </main>
    ),
    notFoundComponent: () => <p>The lines</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren(createIntegrationRoutes(root, new Set())),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  const page = render(
    <I18nextProvider i18n={createI18n('en')}>
      <RouterProvider router={router as never} />
    </I18nextProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { router, page };
};
const openTiles = async (address: string) => {
  const opened = await openAt(address);
  await screen.findByRole('group', { name: 'Show' });
  return opened;
};
const launched = () =>
  book.calls
    .filter(({ path }) => path.endsWith('/launch'))
    .map(({ body }) => {
      const { name, parameters } = body as { name: string; parameters: { name: string; value: string }[] };
      return [name, parameters.find((one) => one.name === 'gameId')?.value];
    });
const tiles = () => screen.getAllByRole('gridcell').map((cell) => within(cell).getByRole('link'));
/** Below the picture, on which a card also says what it is. */
const wordsOf = (one: Element | null) => one?.lastElementChild?.textContent;
const names = () => tiles().map(wordsOf);
const filters = () =>
  within(screen.getByRole('group', { name: 'Show' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
const choose = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const tile = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}`) });
const frame = () => document.querySelector('iframe');
const signInAs = (customer: object = {}) => openTestPage({ site: { integrations: ALL }, customer });

beforeEach(() => {
  resetOutages();
  useLobbyMemory.setState({ kept: [] });
  signInAs();
  book = openFakeBook({
    'POST /api/integrations/launch': { body: { address: ADDRESS } },
    'GET /api/integrations': { body: { out: [] } },
    'POST /api/integrations/keep-alive': { status: 204 },
    'GET /api/integrations/only-play/icons': { body: { icons: [] } },
    'GET /api/session': () => ({ body: useSession.getState().session }),
  });
  // jsdom has no layout: four tiles per row on a page of two rows.
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  useShell.setState(useShell.getInitialState());
});

describe('filters', () => {
  it.each([
    ['SCR2-45, R2-09', '/altira', ['All', 'Video Slots', 'Table Games', 'Poker']],
    ['R2-10', '/integrations/altiraView', ['All', 'Video Slots', 'Table Games', 'Poker']],
    ['SCR2-48', '/integrations/OnlyPlay', ['All', 'Crash', 'Dice', 'Instant Win Lottery', 'Slots']],
    ['SCR2-49', '/qora', ['ALL', 'NEW', 'SLOTS', 'TABLE', 'BINGO']],
  ])('%s: %s shows its categories, and each shows games of its own', async (_, address, categories) => {
    await openTiles(address);
    expect(filters().slice(0, categories.length)).toEqual(categories);
    const shown = categories.slice(1).map((category) => {
      choose(category);
      expect(screen.getByRole('button', { name: category }).getAttribute('aria-pressed')).toBe('true');
      return names().join();
    });
    expect(new Set(shown).size).toBe(categories.length - 1);
  });

  it('a search keeps the games that match, and says when none do', async () => {
    await openTiles('/altira');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: ' NEPTUNES  pur' } });
    expect(names()).toEqual(['Neptune’s Purse']);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'no such game' } });
    expect(screen.getByText('No game by that name')).toBeDefined();
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('poker says how many hands are played, and a machine that it has a jackpot', async () => {
    await openTiles('/altira');
    expect(tile('Crown of Embers').textContent).toContain('Progressive jackpot');
    expect(tile('Copper Canyon').textContent).toBe('Copper Canyon');
    choose('Poker');
    expect(names().slice(0, 4)).toEqual(
      ['Single play', 'Triple play', 'Five play', 'Ten play'].map((plays) => `Harbor Draw${plays}`),
    );
  });

  it('a game in two categories appears only once among all', async () => {
    await openTiles('/qora');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'aurora falls' } });
    expect(names()).toEqual(['Aurora Falls']);
    choose('SLOTS');
    expect(names()).toEqual(['Aurora Falls']);
  });
});

describe('OnlyPlay’s list of games', () => {
  const ICON = 'https://pictures.example/one.png';
  const [first, second] = ONLY_PLAY_GAMES;
  const pictureOf = (name: string) => tile(name).querySelector('img');

  it('CALL2-47, ENT2-40: puts its pictures on the tiles that have their ids, and on no others', async () => {
    book.answers['GET /api/integrations/only-play/icons'] = {
      body: { icons: [{ gameId: first!.gameId, address: ICON }] },
    };
    await openTiles('/integrations/OnlyPlay');
    await waitFor(() => expect(pictureOf(first!.name)?.getAttribute('src')).toBe(ICON));
    expect(pictureOf(first!.name)?.getAttribute('loading')).toBe('lazy');
    expect(pictureOf(second!.name)).toBeNull();
    fireEvent.error(pictureOf(first!.name)!);
    expect(pictureOf(first!.name)).toBeNull();
    expect(tile(first!.name).querySelector('svg')).not.toBeNull();
  });

  it('CALL2-48: is logged when it can’t be loaded, and the lobby stays as it is', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    book.answers['GET /api/integrations/only-play/icons'] = {
      status: 503,
      body: { error: { code: 'unavailable' } },
    };
    await openTiles('/integrations/OnlyPlay');
    await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    expect(logged.mock.calls[0]?.[1]).toBe('unavailable');
    expect(wordsOf(tile(first!.name))).toBe(first!.name);
    expect(document.querySelectorAll('[role="gridcell"] img')).toHaveLength(0);
  });

  it('is requested by no other lobby', async () => {
    await openTiles('/altira');
    expect(book.calls.filter(({ path }) => path.endsWith('/icons'))).toEqual([]);
  });
});

it('the grid draws only the visible tiles, and the one that has the focus', async () => {
  await openTiles('/altira');
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('28');
  expect(tiles().length).toBeGreaterThan(7);
  expect(tiles().length).toBeLessThan(40);
  fireEvent.keyDown(tiles()[0]!, { key: 'End' });
  await waitFor(() => expect(wordsOf(document.activeElement)).toBe('Midnight JacksTen play'));
});

it('arrows move the focus over the tiles, and Tab stops at one of them', async () => {
  await openTiles('/altira');
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });
  act(() => tiles()[0]!.focus());
  press('ArrowRight');
  expect(document.activeElement).toBe(tiles()[1]);
  press('ArrowDown');
  expect(document.activeElement).toBe(tiles()[5]);
  press('ArrowLeft');
  press('ArrowUp');
  expect(document.activeElement).toBe(tiles()[0]);
  expect(tiles().filter(({ tabIndex }) => tabIndex === 0)).toEqual([tiles()[0]]);
});

describe('a game', () => {
  it('SCR2-46, ST2-34: opens over the page, without the tiles, at the address that the book gives', async () => {
    const { router } = await openTiles('/altira');
    fireEvent.click(tile('Moonlit Harbor'));
    await waitFor(() => expect(frame()?.src).toBe(ADDRESS));
    expect(router.state.location.href).toBe('/altira?game=701');
    expect(frame()!.title).toBe('Moonlit Harbor');
    expect(screen.queryByRole('grid')).toBeNull();
    expect(launched()).toEqual([['altira', '701']]);
    // Its tile is gone, and the focus with it.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close game' }));
  });

  it('SCR2-47, ST2-35: closes back to /altira and to its tile, and its frame is removed', async () => {
    const { router } = await openTiles('/altira');
    choose('Video Slots');
    fireEvent.click(tile('Moonlit Harbor'));
    await waitFor(() => expect(frame()).not.toBeNull());
    choose('Close game');
    await waitFor(() => expect(wordsOf(document.activeElement)).toBe('Moonlit Harbor'));
    expect(frame()).toBeNull();
    expect(router.state.location.href).toBe('/altira');
    expect(router.history.length).toBe(2);
    // Closing went back in the history and didn't overwrite it: Forward opens the game again.
    act(() => router.history.forward());
    await waitFor(() => expect(frame()).not.toBeNull());
    act(() => router.history.back());
    await waitFor(() => expect(wordsOf(document.activeElement)).toBe('Moonlit Harbor'));
    expect(screen.getByRole('button', { name: 'Video Slots' }).getAttribute('aria-pressed')).toBe('true');
    act(() => screen.getByRole('searchbox').focus());
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'moon' } });
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  });

  it('SCR2-47: closes to /altira, too, when it was opened by its address, or from altiraView', async () => {
    const { router, page } = await openAt('/altira?game=2101');
    await waitFor(() => expect(launched()).toEqual([['altira', '2101']]));
    choose('Close game');
    await screen.findByRole('grid');
    expect(router.state.location.href).toBe('/altira');
    page.unmount();
    const other = await openTiles('/integrations/altiraView');
    fireEvent.click(tile('Moonlit Harbor'));
    await screen.findByRole('button', { name: 'Close game' });
    choose('Close game');
    await screen.findByRole('grid');
    expect(other.router.state.location.href).toBe('/altira');
  });

  it('closes with Back, and an id without a game leaves the tiles', async () => {
    const { router } = await openTiles('/altira');
    fireEvent.click(tile('Moonlit Harbor'));
    await waitFor(() => expect(frame()).not.toBeNull());
    act(() => router.history.back());
    await screen.findByRole('grid');
    for (const game of ['758', '__proto__', '', '[1]'])
      await act(() => router.navigate({ to: '/altira' as string, search: { game } as never }));
    expect(screen.getByRole('grid')).toBeDefined();
    expect(launched()).toHaveLength(1);
  });

  it('is requested to the letter when its id ends with a space', async () => {
    const { router } = await openTiles('/qora');
    choose('BINGO');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'seaside' } });
    fireEvent.click(tile('Seaside Bingo'));
    await waitFor(() => expect(launched()).toEqual([['qora', 'SeasideBingo ']]));
    expect(router.state.location.search).toEqual({ game: 'SeasideBingo ' });
  });

  it('ST2-36, ST2-37: has the header’s room while it is open, and gives it back', async () => {
    await openTiles('/altira');
    fireEvent.click(tile('Moonlit Harbor'));
    await waitFor(() => expect(useShell.getState().isGameOpen).toBe(true));
    choose('Close game');
    await waitFor(() => expect(useShell.getState().isGameOpen).toBe(false));
  });

  it('says why it can’t be opened, and tries again', async () => {
    book.answers['POST /api/integrations/launch'] = { status: 503, body: { error: { code: 'unavailable' } } };
    await openAt('/altira?game=701');
    const again = await screen.findByRole('button', { name: 'Try again' });
    book.answers['POST /api/integrations/launch'] = { body: { address: ADDRESS } };
    fireEvent.click(again);
    await waitFor(() => expect(frame()?.src).toBe(ADDRESS));
  });
});

it.each([
  ['SCR2-50', 'Mini Blackjack', 1],
  ['SCR2-51', 'Mini Baccarat', 2],
  ['SCR2-52', 'Mini Slots', 3],
  ['SCR2-53', 'Mini Roulette', 4],
  ['SCR2-54', 'Mini Videopoker', 5],
])('%s, R2-16: Pocket Casino’s %s opens /Casino21G/%i', async (_, name, number) => {
  const { router } = await openTiles('/integrations/PocketCasino');
  expect(tiles()).toHaveLength(5);
  fireEvent.click(tile(name));
  await waitFor(() => expect(launched()).toEqual([['casino21G', String(number)]]));
  expect(router.state.location.pathname).toBe(`/Casino21G/${number}`);
});

it.each([
  ['VAL2-76', 'seaside bingo', 'SeasideBingo'],
  ['VAL2-77', 'fox', 'Fox_Hare'],
  ['VAL2-77', 'dragon: sec', 'Dragon_SecondEgg'],
  ['VAL2-78', 'moon over', 'MoonOverMacaw'],
  ['VAL2-79', 'blue lagoon', 'BlueLagoon'],
])('%s: the picture of “%s” is the one called %s', async (_, search, image) => {
  await openTiles('/qora');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: search } });
  expect(tiles()).toHaveLength(1);
  expect(tiles()[0]!.querySelector('[data-image]')!.getAttribute('data-image')).toBe(image);
  expect(tiles()[0]!.textContent).not.toContain('html5');
});

describe('the lobby’s memory on the device', () => {
  it('has a view each for favorites and recently played games, only for this customer', async () => {
    const { page } = await openTiles('/altira');
    choose('Favorites');
    expect(screen.getByText('No favorites yet')).toBeDefined();
    choose('All');
    choose('Favorite: Copper Canyon');
    choose('Favorite: Lantern Reef');
    fireEvent.click(tile('Moonlit Harbor'));
    await screen.findByRole('button', { name: 'Close game' });
    choose('Close game');
    await screen.findByRole('grid');
    choose('Favorites');
    expect(names()).toEqual(['Lantern Reef', 'Copper Canyon']);
    choose('Favorite: Lantern Reef');
    expect(names()).toEqual(['Copper Canyon']);
    choose('Recently played');
    expect(names()).toEqual(['Moonlit Harbor']);
    page.unmount();
    signInAs({ customerId: 'SOMEBODY' });
    await openTiles('/altira');
    choose('Recently played');
    expect(screen.getByText('Nothing played yet')).toBeDefined();
  });
});

it('the lobby says above its tiles that a provider is down', async () => {
  book.answers['GET /api/integrations'] = { body: { out: ['altira'] } };
  await openTiles('/altira');
  expect(await screen.findByText('This provider isn’t answering at the moment.')).toBeDefined();
  expect(tiles().length).toBeGreaterThan(7);
});

it('SCR2-55: Pocket Casino asks a visitor to sign in, and shows no tiles', async () => {
  useSession.setState({ session: { online: false, customer: null, balance: null } });
  await openAt('/integrations/PocketCasino');
  expect(screen.getByText('Sign in to use this.')).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
});

it('SCR2-56, SCR2-57: Pocket Casino’s are casino games, and 21GCASINO takes them away', async () => {
  expect(POCKET_GAMES.map(({ type }) => type)).toEqual(Array.from({ length: 5 }, () => 'Casino'));
  signInAs({ restrictions: [{ code: '21GCASINO', params: {} }] });
  await openAt('/integrations/PocketCasino');
  expect(screen.getByText('Your account is not authorized for this feature')).toBeDefined();
  expect(screen.queryByRole('grid')).toBeNull();
});
