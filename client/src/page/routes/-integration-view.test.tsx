import {
  findIntegration,
  INTEGRATIONS,
  type IntegrationName,
} from '@lineboard/domain/ground/integration/integrations';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { LaunchedFrame } from '../../casino/integrations/LaunchedFrame.tsx';
import { useSession } from '../../ground/session/session-store.ts';
import { NamedDialog } from '../shell/NamedDialog.tsx';
import { createIntegrationRoutes } from './-integration-routes.ts';

const ADDRESS = 'https://provider.example/play';
const ALL = INTEGRATIONS.map(({ name }) => name);

let book: FakeBook;

/** The launches, with their parts of the address. */
const launches = () =>
  book.calls
    .filter(({ path }) => path.endsWith('/launch'))
    .map(({ body }) => {
      const { name, parameters } = body as { name: string; parameters: { name: string; value: string }[] };
      const own = ['language', 'theme', 'isMobile'];
      return [
        name,
        ...parameters.filter((one) => !own.includes(one.name)).map((one) => [one.name, one.value]),
      ];
    });

const openAt = async (address: string, besides?: IntegrationName) => {
  const root = createRootRoute({
    staticData: { page: null },
    component: Outlet,
    notFoundComponent: () => <p>The lines</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren(createIntegrationRoutes(root, new Set())),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  render(
    <I18nextProvider i18n={createI18n('en')}>
      {besides === undefined ? (
        <RouterProvider router={router as never} />
      ) : (
        <LaunchedFrame name={besides} parameters={new Map([['gameId', '701']])} />
      )}
    </I18nextProvider>,
  );
  await act(() => vi.advanceTimersByTimeAsync(50));
};
const frame = () => document.querySelector('iframe');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openTestPage({ site: { integrations: ALL }, customer: { isAffiliate: true } });
  book = openFakeBook({
    'POST /api/integrations/launch': { body: { address: ADDRESS } },
    'GET /api/integrations': { body: { out: [] } },
    'GET /api/session': () => ({ body: useSession.getState().session }),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['R1-16', '/altiragames', ['altiraGames']],
  ['R1-17', '/casino', ['casino']],
  ['R1-18', '/metallicBlue', ['metallicBlue']],
  ['R1-19', '/inCasino', ['virtualCasino']],
  ['R1-20', '/dgsCasino', ['dgsCasino']],
  ['R1-21', '/ultraPlay', ['ultraPlay']],
  ['R1-22', '/horses', ['horses']],
  ['R1-23', '/ezlive', ['ezLive']],
  ['R1-24', '/crashGame', ['crashGame']],
  ['R1-25', '/casinoSuperSlots', ['casinoSuperSlots']],
  ['R1-26', '/freshDeck', ['freshDeck']],
  ['R1-27', '/dstProps', ['dstProps']],
  ['R1-28', '/liveBetting', ['liveBetting']],
  ['R1-29', '/liveBettingIDS', ['liveBettingIds']],
  ['R1-30', '/liveBetting1', ['liveBetting1']],
  ['R1-31, CALL2-41', '/vigLiveDealer', ['liveDealer']],
  ['R1-32', '/betSoft', ['betSoft']],
  ['R1-34', '/lottopro', ['lottoPro']],
  ['R1-35', '/mobitazCasino', ['mobitazCasino']],
  ['R1-36', '/cashier', ['cashier']],
  ['R1-37, CALL1-58, CALL1-59, CALL1-60', '/affiliates', ['affiliates']],
  ['R1-38', '/dstWidget/7', ['propsBuilder', ['gameNum', '7']]],
  ['R1-39, CALL2-40', '/Casino21G/3', ['casino21G', ['gameId', '3']]],
  ['R1-42.1', '/qora?game=AuroraFalls', ['qora', ['gameId', 'AuroraFalls']]],
  ['R1-43.1', '/horizon', ['horizon']],
  ['R1-44.1', '/RebateCasino', ['rebateCasino']],
  [
    'R1-41, R2-11, CALL2-38, CALL2-45, CALL2-46',
    '/integrations/MainLines',
    ['mainLines', ['name', 'MainLines']],
  ],
  [
    'R1-40, R2-12, CALL2-39',
    '/extintegrations/BASIntegration/12',
    ['bas', ['name', 'BASIntegration'], ['arg1', '12']],
  ],
  [
    'R2-13, CALL2-41',
    '/integrations/vigLiveDealer/4',
    ['liveDealer', ['name', 'vigLiveDealer'], ['arg1', '4']],
  ],
  [
    'R2-14, CALL2-42',
    '/integrations/jadeCasino/ios',
    ['jadeCasino', ['name', 'jadeCasino'], ['arg1', 'ios']],
  ],
  ['R1-41', '/integrations/lottoLux', ['lottoLux', ['name', 'lottoLux']]],
])('%s: %s frames what the book gives for it', async (_, address, launched) => {
  await openAt(address);
  expect(launches()).toEqual([launched]);
  expect(frame()!.src).toBe(ADDRESS);
  expect(frame()!.title).not.toBe('');
});

it.each([
  ['CALL2-37', 'altira'],
  ['CALL2-43', 'onlyPlay'],
  ['CALL2-44', 'qora'],
] as const)('%s: a game of %s is framed at the address that the book gives for it', async (_, name) => {
  expect(findIntegration(name).layout).toBe('lobby');
  await openAt('/', name);
  expect(launches()).toEqual([[name, ['gameId', '701']]]);
  expect(frame()!.src).toBe(ADDRESS);
});

it('R1-33: /lotto shows its links', async () => {
  await openAt('/lotto');
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Lotto Pro',
    'Lotto Lux',
  ]);
});

it.each([
  'nobody',
  '__proto__',
  'constructor',
  'propsBuilder',
  'cardAuthorization',
  'a'.repeat(10_000),
  '%ED%A0%80',
])('/integrations/%.30s leads to the lines, as any unknown address', async (name) => {
  await openAt(`/integrations/${name}/1`);
  expect(screen.getByText('The lines')).toBeDefined();
  expect([frame(), ...launches()]).toEqual([null]);
});

it('an argument of 10,000 characters, or with half a character, is cut or mended and requests no more than any other', async () => {
  await openAt(`/integrations/BASIntegration/${'x'.repeat(10_000)}`);
  expect(launches()).toEqual([['bas', ['name', 'BASIntegration'], ['arg1', 'x'.repeat(200)]]]);
});

it('DLG2-04, CON2-16, CALL2-30: the live dealer’s lobby opens in a window of 1024x720 that can’t reach the page', async () => {
  const opened = {
    opener: window as Window | null,
    location: { replace: vi.fn<(address: string) => void>() },
    close: vi.fn<() => void>(),
  };
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(opened as never);
  await openAt('/integrations/liveDealerLobby');
  expect(launches()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Open in a window' }));
  // At once: after the answer, a browser would block it.
  expect(openWindow).toHaveBeenCalledWith('', '_blank', 'popup,width=1024,height=720,left=0,top=24');
  expect(opened.opener).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(opened.location.replace).toHaveBeenCalledWith(ADDRESS);
  expect(screen.getByText('It’s open in a window of its own.')).toBeDefined();
  expect(frame()).toBeNull();
});

it('a window whose address can’t be loaded is closed again, with the reason', async () => {
  const opened = {
    opener: null,
    location: { replace: vi.fn<(address: string) => void>() },
    close: vi.fn<() => void>(),
  };
  vi.spyOn(window, 'open').mockReturnValue(opened as never);
  book.answers['POST /api/integrations/launch'] = { status: 503, body: { error: { code: 'unavailable' } } };
  await openAt('/integrations/liveDealerLobby');
  fireEvent.click(screen.getByRole('button', { name: 'Open in a window' }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(opened.close).toHaveBeenCalledOnce();
  expect(opened.location.replace).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).not.toContain('open in a window');
});

it('CON1-11: a 21G game has a window of 800x720, and one that is blocked leaves the game on the page', async () => {
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null);
  await openAt('/Casino21G/2');
  const before = frame()!.src;
  fireEvent.click(screen.getByRole('button', { name: 'Open in a window' }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(openWindow).toHaveBeenCalledWith('', '_blank', 'popup,width=800,height=720,left=112,top=24');
  expect(screen.getByText('Your browser blocked the window.')).toBeDefined();
  expect(frame()!.src).toBe(before);
  expect(launches()).toHaveLength(1);
});

it('on a device without windows the dealer’s lobby opens on the page', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  await openAt('/integrations/liveDealerLobby');
  fireEvent.click(screen.getByRole('button', { name: 'Open in a window' }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  fireEvent.click(screen.getByRole('button', { name: 'Open here' }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(frame()!.src).toBe(ADDRESS);
});

it('CALL1-63: the affiliate site opens by a posted form, with its token in no address', async () => {
  const posted: string[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]) => `${name}=${value as string}`);
    posted.push(`${this.method} ${this.action} ${this.target} ${this.getAttribute('rel')} ${fields.join()}`);
  });
  book.answers['POST /api/integrations/launch'] = {
    body: { address: 'https://affiliates.example/affiliates?token=aff-1' },
  };
  await openAt('/affiliates');
  fireEvent.click(screen.getByRole('button', { name: 'Open in a new tab' }));
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(posted).toEqual([
    'post https://affiliates.example/affiliates _blank noopener noreferrer token=aff-1',
  ]);
});

it('DLG1-11: a card is authorized in a dialog over any page, in a frame of the site that does it', async () => {
  await renderPart(<NamedDialog />, 'en', '/?dialog=cardAuthorization');
  await vi.waitFor(() => expect(frame()?.src).toBe(ADDRESS));
  const dialog = screen.getByRole('dialog', { name: 'Card authorization' });
  expect(dialog.contains(frame())).toBe(true);
  expect(launches()).toEqual([['cardAuthorization']]);
});
