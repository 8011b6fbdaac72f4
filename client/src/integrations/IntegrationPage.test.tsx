import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTestPage } from '../../testing/open-test-page.ts';
import { useSession } from '../session/session-store.ts';
import { useShell } from '../ui/shell-store.ts';
import { renderPart } from '../../testing/render-part.tsx';
import { IntegrationPage } from './IntegrationPage.tsx';
import { MainMenu } from './MainMenu.tsx';

const FRAMES = [
  { name: 'propsBuilder', address: 'https://props.example/widget?game={gameNum}' },
  { name: 'dstProps', address: 'https://props.example/all' },
] as const;
const NO_PROPS = { restrictions: [{ code: 'PROPS', params: {} }] };

const frame = () => screen.getByTitle<HTMLIFrameElement>('Props builder');
const widget = (gameNum: string) => (
  <IntegrationPage name="propsBuilder" parameters={new Map([['gameNum', gameNum]])}>
    <p>Our own</p>
  </IntegrationPage>
);

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  openTestPage({ site: { frames: FRAMES } });
});
afterEach(() => vi.useRealTimers());

it('R1-38: frames the provider’s page with the parameters of the address, and only what a frame needs', async () => {
  await renderPart(widget('7'));
  expect(frame().src).toBe('https://props.example/widget?game=7');
  expect(frame().getAttribute('sandbox')).not.toMatch(/top-navigation|downloads|modals/);
  expect(screen.queryByText('Our own')).toBeNull();
});

it('says that the page is loading, that it takes long, and tries again with a new frame', async () => {
  await renderPart(widget('7'));
  expect(screen.getByRole('status').textContent).toContain('Loading');
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(screen.getByRole('status').textContent).toContain('This is taking longer than usual.');
  const late = frame();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(frame()).not.toBe(late);
  expect(screen.getByRole('status').textContent).toContain('Loading');
  fireEvent.load(frame());
  expect(screen.queryByRole('status')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(screen.queryByRole('status')).toBeNull();
});

it('a book without a provider says so and shows its own', async () => {
  openTestPage();
  await renderPart(widget('7'));
  expect(screen.getByText('This feature is not available here.')).toBeDefined();
  expect(screen.getByText('Our own')).toBeDefined();
  expect(document.querySelector('iframe')).toBeNull();
});

it('ROLE1-18, ROLE1-26, VAL1-13: a customer whom a restriction takes it from gets no frame, and no link in the menu', async () => {
  openTestPage({ site: { frames: FRAMES }, customer: NO_PROPS });
  await renderPart(
    <>
      {widget('7')}
      <MainMenu />
    </>,
  );
  expect(screen.getByRole('alert').textContent).toContain('Your account is not authorized for this feature');
  expect(document.querySelector('iframe')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Props' })).toBeNull();
});

it.each([
  ['ROLE1-13', 'horses', 'Horses', 'HORSES'],
  ['ROLE1-12.2', 'horses', 'Horses', 'NOWAGERING'],
  ['ROLE1-14', 'liveDealer', 'Live dealer', 'LDEALER'],
  ['ROLE1-12.3', 'liveDealer', 'Live dealer', 'NOWAGERING'],
  ['ROLE1-15', 'virtualCasino', 'Virtual casino', 'VCASINO'],
  ['ROLE1-12.4', 'virtualCasino', 'Virtual casino', 'NOWAGERING'],
  ['ROLE1-16', 'casino', 'Casino', 'CASINO'],
  ['ROLE1-12.5', 'liveBetting', 'Live betting', 'NOWAGERING'],
  ['ROLE1-12.5', 'liveBetting1', 'Live betting 2', 'NOWAGERING'],
] as const)(
  '%s: takes %s (%s) from a customer with %s, from the menu and from its page, and LBETTING doesn’t',
  async (_, name, title, code) => {
    const frames = [{ name, address: `https://${name.toLowerCase()}.example/` }];
    const drawn = (
      <>
        <MainMenu />
        <IntegrationPage name={name} />
      </>
    );
    openTestPage({ site: { frames }, customer: { restrictions: [{ code: 'LBETTING', params: {} }] } });
    await renderPart(drawn);
    expect(screen.getByRole('link', { name: title }).getAttribute('href')).toMatch(/^#?\/\w+$/);
    expect(screen.getByTitle(title)).toBeDefined();
    act(() => openTestPage({ site: { frames }, customer: { restrictions: [{ code, params: {} }] } }));
    expect(screen.queryByRole('link', { name: title })).toBeNull();
    expect(screen.queryByTitle(title)).toBeNull();
    expect(screen.getByRole('alert').textContent).toContain(
      'Your account is not authorized for this feature',
    );
  },
);

const HORSES = { frames: [{ name: 'horses', address: 'https://horses.example/' }] as const };

it('ROLE1-10, VAL1-11, VAL1-14: visitors and demo customers have no way to what needs a session, and are asked to sign in', async () => {
  openTestPage({ site: HORSES });
  await renderPart(
    <>
      <MainMenu />
      <IntegrationPage name="horses" />
    </>,
  );
  expect(screen.getByRole('link', { name: 'Horses' })).toBeDefined();
  act(() =>
    openTestPage({ site: { ...HORSES, frames: [...HORSES.frames, ...FRAMES] }, customer: { isDemo: true } }),
  );
  expect(screen.queryByRole('link', { name: 'Horses' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Props' })).toBeDefined();
  expect(screen.queryByTitle('Horses')).toBeNull();
  expect(screen.getByText('Sign in to use this.')).toBeDefined();
  act(() => useSession.setState({ session: { online: false, customer: null, balance: null } }));
  expect(screen.queryByRole('link', { name: 'Props' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined();
});

const own = (title: string, fields: object) => ({
  title,
  href: null,
  restrictionCodes: [],
  sessionRequired: false,
  hideChat: false,
  callback: null,
  ...fields,
});

it('ENT1-17.7, ENT1-17.8: the operator’s own ways open another site in a tab of its own, or the rules over the page', async () => {
  const menu = [
    own('Promotions', { href: 'https://promo.example/' }),
    own('House rules', { callback: 'rules' }),
    own('Figures', { href: '/dailyFigures' }),
  ];
  openTestPage({ site: { menu, affiliatesUrl: 'https://affiliates.example/' } });
  await renderPart(<MainMenu />);
  const away = screen.getByRole<HTMLAnchorElement>('link', { name: 'Promotions' });
  expect([away.href, away.target, away.rel]).toEqual([
    'https://promo.example/',
    '_blank',
    'noopener noreferrer',
  ]);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Affiliates' }).rel).toContain('noopener');
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Figures' }).target).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'House rules' }));
  expect(useShell.getState().areRulesShown).toBe(true);
});

it('VAL1-12: the menu leads to what is set up, and to nothing that needs a parameter', async () => {
  await renderPart(<MainMenu />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Props']);
  act(() => openTestPage());
  expect(screen.queryAllByRole('link')).toEqual([]);
});
