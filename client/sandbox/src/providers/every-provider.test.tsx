import { INTEGRATIONS } from '@lineboard/domain/ground/integration/integrations';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../app/App.tsx';
import { readAddress } from '../frame/read-address.ts';
import { useGuest } from '../guest/guest-store.ts';
import { createTexts } from '../i18n/create-texts.ts';
import { findProvider } from './providers.ts';

const FRESH = useGuest.getInitialState();
const TABLE = {
  game: '',
  title: '',
  commitment: 'c',
  nextNonce: 0,
  round: null,
  isDeciding: false,
  balanceCents: null,
};

/** The guest's requests, as the book knows them. */
let requests: object[];

const cashier = (path: string, { key, kind, amountCents, method }: Record<string, unknown>) => {
  const asked = {
    transaction: `p.${String(key)}`,
    kind,
    amountCents,
    currency: 'USD',
    method,
    askedAtMs: 1_800_000_000_000,
  };
  if (path === '/cashier/ask')
    requests = [{ ...asked, state: 'waiting', decidedAtMs: null, reason: null }, ...requests];
  if (path === '/cashier/cancel') requests = requests.map((one) => ({ ...one, state: 'cancelled' }));
  return Response.json({
    balanceCents: 123_456,
    payableCents: 100_000,
    smallestCents: 1_000,
    largestCents: 250_000,
    requests,
  });
};

/** What the book tells the pages for people other than guests. */
const DESKS: Readonly<Record<string, object>> = {
  '/people/affiliate': { affiliateId: 'AFF', sharePercent: 25, players: [] },
  '/people/agent': { agentId: 'AGENT7', customerIds: [] },
  '/people/cards': { customerId: 'ANN', cards: [] },
};

let asked: Array<[path: string, body: Record<string, unknown>]>;
let rounds: Map<string, unknown>;
/** The rounds that were played at the table before. */
let opened: unknown;
/** The games that a live board receives. */
let live: object[];

beforeEach(() => {
  asked = [];
  rounds = new Map();
  opened = null;
  live = [];
  requests = [];
  useGuest.setState(FRESH);
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    const given = JSON.parse(body) as Record<string, unknown>;
    asked.push([path, given]);
    if (path === '/enter')
      return Response.json({ session: 's', player: 'p', currency: 'USD', balanceCents: 123_456 });
    if (path === '/games/start')
      return Response.json({
        ...TABLE,
        game: given['game'],
        nextNonce: 1,
        round: rounds.get(String(given['game'])),
      });
    if (path === '/boards/live') return Response.json({ matches: live });
    const desk = DESKS[path];
    if (desk !== undefined) return Response.json(desk);
    if (path.startsWith('/cashier/')) return cashier(path, given);
    return Response.json({ ...TABLE, game: given['game'], round: opened, balanceCents: 123_456 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  useGuest.setState(FRESH);
});

const open = async (path: string) => {
  const address = readAddress(new URL(path, 'http://sandbox.example'));
  return render(
    <I18nextProvider i18n={await createTexts('en')}>
      <App address={address} />
    </I18nextProvider>,
  );
};
const startsOf = () => asked.filter(([path]) => path === '/games/start').map(([, body]) => body);

const FRAMED = INTEGRATIONS.flatMap(
  ({ name, frame }): Array<[string, string]> =>
    frame === null ? [] : [[name, frame.replaceAll(/\{\w+(\|null)?\}/g, '1')]],
);

it.each(FRAMED)('%s has a page at the address in the registry: %s', async (_name, frame) => {
  const { pathname } = new URL(frame, 'http://sandbox.example');
  expect(findProvider(pathname)).toBeDefined();
  await open(frame.includes('?') ? `${frame}&token=t` : `${frame}?token=t`);
  await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
  // The page shows the effect of the book's answer only once it is drawn.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.queryByText('Nothing here')).toBeNull();
  expect(screen.queryByText('Something went wrong on this page')).toBeNull();
});

it('shows the balance, and asks a guest without a token to open it again', async () => {
  await open('/horses?token=t');
  expect(await screen.findByText('1,234.56')).toBeDefined();
  useGuest.setState(FRESH);
  const { container } = await open('/lottopro');
  await waitFor(() => expect(container.textContent).toContain('Sign in at the book to play'));
});

const round = (state: object, winCents: number) => ({
  nonce: 0,
  clientSeed: 's',
  bet: {},
  moves: [],
  state,
  stakeCents: 500,
  winCents,
});

it('a runner is backed, and the race says who won and what it paid', async () => {
  rounds.set('horses', round({ runner: 2, stakeCents: 500, order: [2, 0, 1, 3, 4, 5, 6, 7] }, 3_050));
  await open('/horses?token=t');
  fireEvent.click(await screen.findByRole('button', { name: 'Back Second Wind at 6.10' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Start the race' })).toHaveProperty('disabled', false),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Start the race' }));
  expect(await screen.findByText('You won 30.50')).toBeDefined();
  expect(startsOf()).toEqual([
    expect.objectContaining({ game: 'horses', bet: { stakeCents: 500, runner: 2 } }),
  ]);
  expect(screen.getByRole('row', { name: /Second Wind/ }).children[1]?.textContent).toBe('1');
});

it('the last backed runner stays chosen on a page that is opened again, until another one is backed', async () => {
  rounds.set('horses', round({ runner: 2, stakeCents: 2_000, order: [2, 0, 1, 3, 4, 5, 6, 7] }, 3_050));
  opened = rounds.get('horses');
  await open('/horses?token=t');
  const second = await screen.findByRole('button', { name: 'Back Second Wind at 6.10' });
  await waitFor(() => expect(second.getAttribute('aria-pressed')).toBe('true'));
  expect(screen.getByRole('button', { name: '20.00' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Back Last Call at 30.00' }));
  expect(second.getAttribute('aria-pressed')).toBe('false');
});

const matchesToBetOn = async () =>
  (await screen.findAllByRole('button', { name: /: Home at/ })).map(
    (button) => button.getAttribute('aria-label')!,
  );

it('a sportsbook says which board it is and the address from which its player came, and shows no other text of its address', async () => {
  const main = await open('/sports/JazzSportbook?ip=10.1.2.3&token=t');
  expect(await screen.findByText('You come from 10.1.2.3')).toBeDefined();
  main.unmount();
  useGuest.setState(FRESH);
  const board = await open('/sports/BASIntegration/?id=7&token=t');
  expect(await screen.findByText('Board 7')).toBeDefined();
  board.unmount();
  const matchesOf = async (id: string) => {
    useGuest.setState(FRESH);
    const page = await open(`/sports/BASIntegration/?id=${id}&token=t`);
    const matches = await matchesToBetOn();
    if (!/^\d+$/.test(id)) expect(page.container.textContent).not.toContain('Board');
    page.unmount();
    return matches;
  };
  const [first, other] = [await matchesOf(''), await matchesOf('7')];
  expect(other.filter((match) => first.includes(match))).toEqual([]);
  for (const id of ['__proto__', '-1', '1e3', '<script>', '%ED%A0%80', '9'.repeat(8_000)])
    expect(await matchesOf(id)).toEqual(first);
});

const LIVE_ADDRESSES = ['/liveBetting', '/liveBetting1', '/liveBettingIDS?page=17', '/ultraPlay'] as const;

it('each live board has its own name, games in play and matches', async () => {
  const names = [];
  const matches = [];
  for (const path of LIVE_ADDRESSES) {
    const live = await open(path);
    expect(await screen.findByRole('heading', { name: 'In play' })).toBeDefined();
    names.push(screen.getByRole('heading', { level: 1 }).textContent);
    matches.push(...(await matchesToBetOn()));
    live.unmount();
  }
  expect(asked.filter(([path]) => path === '/boards/live').map(([, { board }]) => board)).toEqual([
    'liveBetting',
    'liveBetting1',
    'liveBettingIDS',
    'ultraPlay',
  ]);
  expect(new Set(names).size).toBe(LIVE_ADDRESSES.length);
  expect(new Set(matches).size).toBe(matches.length);
});

it('a board of main lines shows no games in play', async () => {
  await open('/sports/JazzSportbook?ip=10.1.2.3');
  expect(await screen.findByText('You come from 10.1.2.3')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'In play' })).toBeNull();
});

const ALL = ['Soccer', 'Handball'];

it.each([
  ['17', '17', ALL],
  ['18', '18', ['Soccer']],
  ['22', '22', ['Handball']],
  ['null', 'null', ALL],
  ['017', '017', ALL],
  ['__proto__', '__proto__', ALL],
  ['a script', '%3Cscript%3E', ALL],
  ['half a surrogate', '%ED%A0%80', ALL],
  ['8 kB of nines', '9'.repeat(8_000), ALL],
])(
  'R1-29: page %s of the IDS board shows its sports, and another is chosen there',
  async (_what, page, sports) => {
    const match = { homeScore: 1, awayScore: 0, period: 1, phase: 'break', clockMs: 0, clockEndMs: 0 };
    live = [
      { ...match, sport: 'soccer', home: 'A', away: 'B' },
      { ...match, sport: 'handball', home: 'C', away: 'D' },
    ];
    await open(`/liveBettingIDS?page=${page}`);
    const shown = () =>
      screen.queryAllByRole('listitem').map(({ textContent }) => /^[A-Z][a-z]+/.exec(textContent)?.[0]);
    await waitFor(() => expect(shown()).toEqual(sports));
    fireEvent.click(screen.getByRole('button', { name: '22 Handball' }));
    expect(shown()).toEqual(['Handball']);
    expect(screen.getByRole('button', { name: '22 Handball' }).getAttribute('aria-pressed')).toBe('true');
  },
);

it('CALL2-41: a live dealer’s index opens that table, and the lobby opens without an index', async () => {
  const first = await open('/sports/vigLiveDealer/?index=1&token=t');
  expect(await screen.findByRole('heading', { name: 'Blackjack' })).toBeDefined();
  first.unmount();
  for (const index of ['null', '0', '99', '__proto__']) {
    useGuest.setState(FRESH);
    const lobby = await open(`/sports/vigLiveDealer/?index=${index}&token=t`);
    expect(await screen.findByRole('button', { name: 'Blackjack' })).toBeDefined();
    lobby.unmount();
  }
});

it('a lotto slip takes five numbers and no sixth, and shows which were drawn', async () => {
  rounds.set(
    'lotto',
    round({ picks: [1, 2, 3, 4, 5], drawn: [9, 2, 30, 4, 11], hits: [2, 4], stakeCents: 100 }, 200),
  );
  await open('/lottopro?token=t');
  const number = async (name: string) => (await screen.findByRole('button', { name })) as HTMLButtonElement;
  const draw = await number('Draw');
  for (const name of ['5', '4', '3', '2']) fireEvent.click(await number(name));
  expect(draw.disabled).toBe(true);
  fireEvent.click(await number('1'));
  expect((await number('6')).disabled).toBe(true);
  await waitFor(() => expect(draw.disabled).toBe(false));
  fireEvent.click(draw);
  expect(await screen.findByText('You won 2.00')).toBeDefined();
  expect(startsOf()[0]?.['bet']).toEqual({ stakeCents: 100, picks: [1, 2, 3, 4, 5] });
});

it('a bet on a match plays it at once; a visitor sees the board and can’t bet', async () => {
  rounds.set('fixtures', round({ fixture: 0, side: 'home', homeGoals: 1, awayGoals: 1, stakeCents: 500 }, 0));
  const page = await open('/sports/JazzSportbook?token=t');
  fireEvent.click(await screen.findByRole('button', { name: 'Harbor City – Northgate: Home at 1.90' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Bet' })).toHaveProperty('disabled', false));
  fireEvent.click(screen.getByRole('button', { name: 'Bet' }));
  expect(await screen.findByText('No win this time')).toBeDefined();
  expect(screen.getByText('1–1')).toBeDefined();
  page.unmount();
  useGuest.setState(FRESH);
  await open('/sports/JazzSportbook');
  fireEvent.click(await screen.findByRole('button', { name: 'Harbor City – Northgate: Home at 1.90' }));
  expect(screen.getByRole('button', { name: 'Bet' })).toHaveProperty('disabled', true);
  expect(screen.getByText('Sign in at the book to play')).toBeDefined();
});

it('a lobby opens a game and gives the focus back to its tile', async () => {
  await open('/casino?token=t');
  fireEvent.click(await screen.findByRole('button', { name: 'Mini Slots' }));
  expect(await screen.findByRole('heading', { name: 'Mini Slots' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: '← Lobby' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Mini Slots'));
});

it('money is deposited and taken back at the cashier, and no more than can be taken out', async () => {
  await open('/cashier?token=t');
  fireEvent.click(await screen.findByRole('button', { name: 'Payout' }));
  const amount = screen.getByLabelText('Amount');
  const ask = screen.getByRole('button', { name: 'Request payout' }) as HTMLButtonElement;
  expect(screen.getByText('You can withdraw 1,000.00')).toBeDefined();
  for (const wrong of ['0', 'x', '1e3', '-5', '12.345', '1.250']) {
    fireEvent.change(amount, { target: { value: wrong } });
    expect(screen.getByText(/^Enter an amount like 100, 1,250/)).toBeDefined();
    expect(ask.disabled).toBe(true);
  }
  fireEvent.click(screen.getByRole('button', { name: 'Deposit' }));
  for (const outside of ['9.99', '2500.01']) {
    fireEvent.change(amount, { target: { value: outside } });
    expect(screen.getByText('From 10.00 to 2,500.00 at once').dataset['short']).toBe('true');
    expect((screen.getAllByRole('button', { name: 'Deposit' }).at(-1) as HTMLButtonElement).disabled).toBe(
      true,
    );
  }
  expect(screen.queryByText('You can withdraw 1,000.00')).toBeNull();
  fireEvent.change(amount, { target: { value: '1,250' } });
  expect((screen.getAllByRole('button', { name: 'Deposit' }).at(-1) as HTMLButtonElement).disabled).toBe(
    false,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Payout' }));
  for (const wrong of ['', '0', 'x', '1e3', '-5', '12.345', '1000.01']) {
    fireEvent.change(amount, { target: { value: wrong } });
    expect(ask.disabled).toBe(true);
  }
  expect(screen.getByText('You can withdraw 1,000.00')).toBeDefined();
  fireEvent.change(amount, { target: { value: '12,5' } });
  fireEvent.change(screen.getByLabelText('Method'), { target: { value: 'bank' } });
  fireEvent.click(ask);
  expect(await screen.findByText('Received. The book looks at it.')).toBeDefined();
  expect(asked.find(([path]) => path === '/cashier/ask')?.[1]).toMatchObject({
    kind: 'payout',
    amountCents: 1_250,
    method: 'Bank transfer',
  });
  expect(screen.getByText(/^Bank transfer · \w/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Take back: Payout 12.50' }));
  expect(await screen.findByText('Taken back')).toBeDefined();
});
