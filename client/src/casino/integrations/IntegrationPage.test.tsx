import type { CustomerInfo } from '@lineboard/domain/account/customer/customer.schema';
import { INTEGRATIONS, type IntegrationName } from '@lineboard/domain/ground/integration/integrations';
import { useLocation } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { IntegrationPage } from './IntegrationPage.tsx';
import { MainMenu } from './MainMenu.tsx';
import { resetOutages } from './use-provider-news.ts';

const LAUNCH = 'POST /api/integrations/launch';
const REFUSED = 'Your account is not authorized for this feature';
const ADDRESS = 'https://provider.example/play?token=t';

let book: FakeBook;

const launches = () => book.calls.filter(({ path }) => path.endsWith('/launch')).map(({ body }) => body);
const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const open = (
  integrations: readonly IntegrationName[],
  customer: Partial<CustomerInfo> = {},
  site: object = {},
) => openTestPage({ site: { integrations, ...site }, customer });
const show = async (name: IntegrationName, parameters: [string, string][] = []) => {
  await renderPart(
    <IntegrationPage name={name} parameters={new Map(parameters)}>
      <p>Our own</p>
    </IntegrationPage>,
  );
  await settle();
};
const Where = () => <p data-testid="where">{useLocation().pathname}</p>;
const frame = () => document.querySelector('iframe');

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  resetOutages();
  book = openFakeBook({
    [LAUNCH]: { body: { address: ADDRESS } },
    'GET /api/integrations': { body: { out: [] } },
    'POST /api/integrations/keep-alive': { status: 204 },
    'GET /api/session': () => {
      const { session } = useSession.getState();
      return { body: session };
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('R1-38: frames the address that the book gives, and gives the frame only what it needs', async () => {
  open(['propsBuilder']);
  await show('propsBuilder', [['gameNum', '7']]);
  expect(launches()).toEqual([
    {
      name: 'propsBuilder',
      parameters: [
        { name: 'language', value: 'en' },
        { name: 'theme', value: 'dark' },
        { name: 'isMobile', value: 'false' },
        { name: 'gameNum', value: '7' },
      ],
    },
  ]);
  expect(frame()!.src).toBe(ADDRESS);
  expect(frame()!.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-forms');
  expect(frame()!.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(screen.queryByText('Our own')).toBeNull();
});

it('says that the page is loading, that it takes long, and tries again with a new address', async () => {
  open(['horses']);
  await show('horses');
  expect(screen.getByRole('status').textContent).toContain('Loading');
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual.');
  book.answers[LAUNCH] = { body: { address: `${ADDRESS}2` } };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(frame()!.src).toBe(`${ADDRESS}2`);
  expect(screen.getByRole('status').textContent).toContain('Loading');
  fireEvent.load(frame()!);
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByRole('status')).toBeNull();
});

it('ERR2-14: an address that can’t be loaded is reported, with another try', async () => {
  book.answers[LAUNCH] = { status: 503, body: { error: { code: 'unavailable' } } };
  open(['horses']);
  await show('horses');
  expect(screen.getByRole('status').textContent).not.toBe('');
  expect(frame()).toBeNull();
  book.answers[LAUNCH] = { body: { address: ADDRESS } };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(frame()!.src).toBe(ADDRESS);
});

it('SCR2-61: the frame reloads when its address changes, and one on the book’s own origin is never framed', async () => {
  open(['casino21G']);
  const game = (gameId: string) => (
    <IntegrationPage name="casino21G" parameters={new Map([['gameId', gameId]])} />
  );
  book.answers[LAUNCH] = ({ body }) => ({
    body: {
      address: `https://provider.example/${(body as { parameters: { value: string }[] }).parameters.at(-1)!.value}`,
    },
  });
  await renderPart(game('1'));
  await settle();
  const first = frame()!;
  expect(first.src).toBe('https://provider.example/1');
  await renderPart(game('2'));
  await settle();
  expect([...document.querySelectorAll('iframe')].map(({ src }) => src)).toContain(
    'https://provider.example/2',
  );
  book.answers[LAUNCH] = { body: { address: `${location.origin}/3` } };
  document.body.replaceChildren();
  await renderPart(game('3'));
  await settle();
  expect(frame()).toBeNull();
});

it.each([
  ['SH1-22', 'liveBetting', 'Live betting'],
  ['SH1-23', 'liveDealer', 'Live dealer'],
] as const)('%s: without a provider %s is an empty page that says what it is', async (_, name, title) => {
  open([]);
  await show(name);
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(screen.getByText('This feature is not available here.')).toBeDefined();
  expect(frame()).toBeNull();
});

it('SCR2-60: on a phone the cashier’s frame takes the whole height of the screen after two seconds', async () => {
  const narrow = vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('width <'),
        media: query,
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  const hasGrown = () => frame()!.parentElement!.dataset['grown'];
  open(['cashier', 'horses']);
  await show('cashier');
  expect(hasGrown()).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(1_900));
  expect(hasGrown()).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(hasGrown()).toBe('true');
  narrow.mockRestore();
});

it('on a desk the cashier’s frame stays as high as the page', async () => {
  open(['cashier']);
  await show('cashier');
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(frame()!.parentElement!.dataset['grown']).toBeUndefined();
});

it('a frame that says that the balance changed makes the page ask the book, at most every five seconds, whatever it says', async () => {
  open(['horses']);
  await show('horses');
  const own = frame()!.contentWindow;
  const asked = () => book.calls.filter(({ path }) => path === '/api/session').length;
  const say = async (data: unknown, { origin = 'https://provider.example', source = own } = {}) => {
    dispatchEvent(new MessageEvent('message', { source, origin, data }));
    await settle();
  };
  const before = useSession.getState().session?.balance;
  const said = { type: 'balance', balance: { availableCents: 99_999_999, version: 999 } };
  for (const origin of ['https://provider.example.evil', 'null', '', location.origin])
    await say(said, { origin });
  await say(said, { source: window });
  for (const data of ['balance', null, 7, ['balance'], { type: 'Balance' }, { balance: 1 }]) await say(data);
  expect(asked()).toBe(0);
  for (let times = 0; times < 50; times += 1) await say(said);
  expect(asked()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(asked()).toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(asked()).toBe(2);
  expect(useSession.getState().session?.balance).toEqual(before);
});

it('a book without a provider says so and shows its own content', async () => {
  open([]);
  await show('propsBuilder');
  expect(screen.getByText('This feature is not available here.')).toBeDefined();
  expect(screen.getByText('Our own')).toBeDefined();
  expect(frame()).toBeNull();
  expect(launches()).toEqual([]);
});

it('a provider that is down is shown as down, in the menu and on its page, and can still be tried', async () => {
  book.answers['GET /api/integrations'] = { body: { out: ['horses'] } };
  open(['horses', 'casino']);
  await renderPart(<MainMenu />);
  await settle();
  expect(screen.getByRole('link', { name: 'Horses' }).parentElement!.textContent).toBe('HorsesOut');
  expect(screen.getByRole('link', { name: 'Casino' }).parentElement!.textContent).toBe('Casino');
  await show('horses');
  expect(screen.getByText('This provider isn’t answering at the moment.')).toBeDefined();
  expect(frame()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(frame()!.src).toBe(ADDRESS);
});

it('a game that is open stays open when its provider is told to be down', async () => {
  open(['horses']);
  await show('horses');
  fireEvent.load(frame()!);
  book.answers['GET /api/integrations'] = { body: { out: ['horses'] } };
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  expect(frame()!.src).toBe(ADDRESS);
  expect(launches()).toHaveLength(1);
});

it('CON2-19: while a frame is shown its provider is pinged at the tracking interval, and not once it is left', async () => {
  open(['horses'], {}, { trackTimeMs: 5_000 });
  await show('horses');
  const kept = () => book.calls.filter(({ path }) => path.endsWith('/keep-alive')).map(({ body }) => body);
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(kept()).toEqual([{ name: 'horses' }, { name: 'horses' }]);
  act(() => useSession.getState().endSession(false));
  await act(() => vi.advanceTimersByTimeAsync(10_500));
  expect(kept()).toHaveLength(2);
});

it.each(['qora', 'horizon', 'rebateCasino', 'altira', 'altiraGames'] as const)(
  'R1-42.2, R1-43.2, R1-44.2, VAL2-68: %s asks the book who the customer is before anything is shown',
  async (name) => {
    let answer: (() => void) | undefined;
    const fetchBook = fetch;
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      if (path === '/api/session') await new Promise<void>((resolve) => (answer = resolve));
      return fetchBook(path, init);
    });
    open([name]);
    await show(name);
    expect(screen.getByRole('status', { name: 'Loading' }).textContent).toBe('');
    expect(screen.queryByRole('link', { name: 'Back to the lines' })).toBeNull();
    expect([frame(), ...launches()]).toEqual([null]);
    // The book's current answer counts, not what the page knew.
    const { session } = useSession.getState();
    const [code = ''] = INTEGRATIONS.find((row) => row.name === name)!.restrictionCodes;
    const customer = { ...session!.customer!, restrictions: [{ code, params: {} }] };
    book.answers['GET /api/session'] = { body: { ...session, customer } };
    answer!();
    await settle();
    expect(selectCustomer(useSession.getState())?.restrictions).toEqual([{ code, params: {} }]);
    expect([frame(), ...launches()]).toEqual([null]);
  },
);

it('CALL2-49: opening a lobby tells the customer’s other tabs that their customer info may be old', async () => {
  const other = new BroadcastChannel('lineboard.customerInfoChanged');
  const heard = vi.fn<(event: MessageEvent) => void>();
  other.onmessage = heard;
  open(['onlyPlay', 'horses']);
  await show('horses');
  await show('onlyPlay');
  vi.useRealTimers();
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  other.close();
});

it('an account that can’t be loaded is reported, with another try', async () => {
  const session = book.answers['GET /api/session']!;
  book.answers['GET /api/session'] = 'lost';
  open(['horizon']);
  await show('horizon');
  expect(screen.getByText('Your account couldn’t be loaded.')).toBeDefined();
  book.answers['GET /api/session'] = session;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(frame()!.src).toBe(ADDRESS);
});

it('VAL2-74: a customer who may not use Altira is led to the lines, with the reason', async () => {
  open(['altira'], { restrictions: [{ code: 'ALTCASINO', params: {} }] });
  await renderPart(
    <>
      <Where />
      <IntegrationPage name="altira" />
    </>,
    'en',
    '/altira',
  );
  expect(screen.getByTestId('where').textContent).toBe('/altira');
  await settle();
  const [notice] = useNotices.getState().takeNotices();
  expect(notice).toMatchObject({ kind: 'error', text: REFUSED });
  expect(frame()).toBeNull();
  expect(screen.getByTestId('where').textContent).toBe('/');
});

/** What each row shows to each kind of customer. */
const RESTRICTED = INTEGRATIONS.flatMap(({ name, restrictionCodes }) =>
  restrictionCodes.map((code) => [name, code] as const),
);

describe('access to integrations', () => {
  const titleOf = async (name: IntegrationName) => {
    await show(name);
    return document.querySelector('h1')?.textContent;
  };

  it.each(INTEGRATIONS.map(({ name }) => name))(
    'ROLE2-02: %s opens for credit and post-up customers, and for nobody else where it needs a session',
    async (name) => {
      const { sessionRequired, isForAffiliates, layout } = INTEGRATIONS.find((row) => row.name === name)!;
      const isAffiliate = isForAffiliates;
      const set = [name, 'lottoPro', 'lottoLux', 'casino21G'] as const;
      const isThere = () => launches().length > 0 || ['choice', 'window'].includes(layout);
      const isSaid = (text: string) => screen.queryAllByText(text).length > 0;
      for (const creditAcctFlag of [true, false]) {
        book.calls.length = 0;
        open(set, { creditAcctFlag, isAffiliate });
        await titleOf(name);
        expect([isThere(), isSaid(REFUSED), isSaid('Sign in to use this.')]).toEqual([true, false, false]);
        document.body.replaceChildren();
      }
      for (const visitor of ['demo', 'visitor', 'offline'] as const) {
        book.calls.length = 0;
        open(set, { isDemo: visitor === 'demo', isAffiliate });
        const { session } = useSession.getState();
        if (visitor === 'visitor')
          useSession.setState({ session: { online: false, customer: null, balance: null } });
        if (visitor === 'offline') useSession.setState({ session: { ...session!, online: false } });
        await titleOf(name);
        expect(launches().length > 0).toBe(!sessionRequired);
        expect(isSaid('Sign in to use this.')).toBe(sessionRequired && visitor !== 'offline');
        expect(isSaid('Your account isn’t set up for this.')).toBe(sessionRequired && visitor === 'offline');
        document.body.replaceChildren();
      }
    },
  );

  it.each(RESTRICTED)(
    'VAL1-13, ROLE1-26, VAL2-69, VAL2-70, VAL2-71, VAL2-72, VAL2-73, ROLE1-12.2, ROLE1-12.3, ROLE1-12.4, ROLE1-12.5, ROLE1-13, ROLE1-14, ROLE1-15, ROLE1-16, ROLE1-17, ROLE1-18, ROLE1-19: %s is refused to a customer with %s, on its page and in the menu',
    async (name, code) => {
      open([name, 'lottoPro', 'casino21G'], { restrictions: [{ code, params: {} }] });
      await renderPart(<MainMenu />);
      const title = INTEGRATIONS.find((row) => row.name === name)!.path;
      expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain(title);
      await show(name);
      const said = [
        ...screen.queryAllByRole('alert').map(({ textContent }) => textContent),
        ...useNotices
          .getState()
          .takeNotices()
          .map(({ text }) => text),
      ];
      expect(said.join()).toContain(REFUSED);
      expect([frame(), ...launches()]).toEqual([null]);
    },
  );

  it('ROLE1-24: LBETTING has no effect', async () => {
    open(['liveBetting'], { restrictions: [{ code: 'LBETTING', params: {} }] });
    await show('liveBetting');
    expect(frame()!.src).toBe(ADDRESS);
  });

  it('ROLE1-07: the affiliates’ page opens only for affiliates', async () => {
    open(['affiliates'], { isAffiliate: false });
    await show('affiliates');
    expect(screen.getByRole('alert').textContent).toContain(REFUSED);
    expect(launches()).toEqual([]);
  });
});

it('ROLE1-10, VAL1-11, VAL1-14: visitors and demo customers have no links to what needs a session, and may sign in', async () => {
  open(['horses', 'dstProps']);
  await renderPart(<MainMenu />);
  expect(screen.getByRole('link', { name: 'Horses' })).toBeDefined();
  act(() => open(['horses', 'dstProps'], { isDemo: true }));
  expect(screen.queryByRole('link', { name: 'Horses' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Props' })).toBeDefined();
  act(() => useSession.setState({ session: { online: false, customer: null, balance: null } }));
  expect(screen.queryByRole('link', { name: 'Props' })).toBeNull();
  await show('horses');
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
});

it('CON1-14, CON1-15, CON1-16, CALL1-11: lotto has two links, and each is opened at the address that the book gives', async () => {
  open(['lotto', 'lottoPro', 'lottoLux']);
  await show('lotto');
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Lotto Pro', '/lottopro'],
    ['Lotto Lux', '/integrations/lottoLux'],
  ]);
  await show('lottoPro');
  expect(frame()!.src).toBe(ADDRESS);
});
