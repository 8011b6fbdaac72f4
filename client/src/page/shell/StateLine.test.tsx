import { useRouter } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { reloadPage } from '../../ground/ui/reload-page.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { Dialogs } from './Dialogs.tsx';
import { Header } from './Header.tsx';
import { StateLine } from './StateLine.tsx';

vi.mock('../../ground/ui/reload-page.ts', () => ({ reloadPage: vi.fn<() => void>() }));

beforeEach(() => {
  openFakeBook();
  useLineState.setState(useLineState.getInitialState());
  useSession.setState(useSession.getInitialState());
});
afterEach(() => void vi.useRealTimers());

it('while offline it counts down to the next try, and tries at once on a press', async () => {
  vi.useFakeTimers({ now: 1_000_000, toFake: ['Date', 'setInterval', 'clearInterval'] });
  const tryNow = vi.fn<() => void>();
  useLineState.setState({ connection: 'offline', staleSinceMs: 990_000, retryAtMs: 1_008_000, tryNow });
  await renderPart(<StateLine isPhone />);
  expect(screen.getByRole('timer').textContent).toBe('Next try in 8 s');
  act(() => void vi.advanceTimersByTime(3_000));
  expect(screen.getByRole('timer').textContent).toBe('Next try in 5 s');
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(tryNow).toHaveBeenCalledOnce();
  act(() => useLineState.setState({ retryAtMs: null }));
  expect(screen.getByRole('timer').textContent).toBe('Trying…');
});

it('the countdown is not part of the announcement, and is gone when the prices are fresh', async () => {
  useLineState.setState({ connection: 'offline', staleSinceMs: 1, retryAtMs: Date.now() + 8_000 });
  await renderPart(<StateLine isPhone />);
  expect(screen.getByRole('status').textContent).not.toContain('Next try');
  act(() => useLineState.setState({ connection: 'live', retryAtMs: null }));
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Try now' })).toBeNull();
});

it('the line says since when prices may be old, and shows nothing while they are fresh', async () => {
  openTestPage({ customer: { timeZone: 'America/New_York' } });
  useLineState.setState({ connection: 'stale', staleSinceMs: Date.UTC(2026, 8, 13, 17, 4) });
  await renderPart(<StateLine isPhone={false} />);
  const words = screen.getByText(/^Prices may be old since 1:04/);
  expect(words.className).toBe('');
  expect(words.closest('section')?.dataset['kind']).toBe('stale');
  act(() => useLineState.setState({ connection: 'live', staleSinceMs: null }));
  expect(screen.getByText('Live').className).toBe('lb-visually-hidden');
});

it.each([false, true])(
  'DLG1-09: its dot, in the header of a desk, opens the state of each part of the book, and Back closes it',
  async (isPhone) => {
    openTestPage({ customer: { customerId: '<b>ANNA' } });
    useLineState.setState({ connection: 'live', accepting: false, feedsDown: ['simulator'], slow: true });
    function Page() {
      const { history } = useRouter();
      return (
        <>
          {isPhone ? <StateLine isPhone /> : <Header isPhone={false} />}
          <Dialogs />
          <ShownAddress />
          <button type="button" onClick={() => history.back()}>
            Back
          </button>
        </>
      );
    }
    await renderPart(<Page />, 'en', '/openBets');
    fireEvent.click(screen.getByRole('button', { name: 'State of the book' }));
    const dialog = await screen.findByRole('dialog', { name: 'State of the book' });
    const states = () => [...dialog.querySelectorAll('dd')].map(({ textContent }) => textContent).slice(0, 5);
    expect(states()).toEqual([
      'The book is not taking bets right now.',
      'Not taken right now',
      'Late: slow connection',
      'simulator',
      '<b>ANNA',
    ]);
    act(() => useLineState.setState({ accepting: true, feedsDown: [], slow: false }));
    expect(states()).toEqual(['Live', 'Taken', 'As they happen', 'None', '<b>ANNA']);
    fireEvent.click(screen.getByText('Back'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

it('DLG1-09: a link to it opens it for a visitor, too, and closing it leaves the page open', async () => {
  useLineState.setState({ connection: 'offline', staleSinceMs: 1, retryAtMs: null });
  await renderPart(<Dialogs />, 'en', '/?dialog=domainStates');
  const dialog = await screen.findByRole('dialog', { name: 'State of the book' });
  expect(dialog.textContent).toContain('Not signed in');
  expect(within(dialog).getByRole('button', { name: 'Try now' })).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('the header has the dot and the book’s clock, for which a phone has no room', async () => {
  openTestPage();
  await renderPart(<Header isPhone={false} />);
  expect(screen.getAllByRole('time')).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'State of the book' })).toHaveLength(1);
  cleanup();
  await renderPart(<Header isPhone />);
  expect(screen.queryByRole('time')).toBeNull();
  expect(screen.queryByRole('button', { name: 'State of the book' })).toBeNull();
});

it('the line says that the account may not bet', async () => {
  openTestPage({ customer: { restrictions: [{ code: 'NOWAGERING', params: {} }] } });
  await renderPart(<StateLine isPhone />);
  expect(screen.getByRole('status').textContent).toBe('Wagering is disabled on this account.');
});

it('an outdated page can be reloaded from there', async () => {
  openTestPage();
  useLineState.setState({ connection: 'outdated' });
  await renderPart(<StateLine isPhone />);
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reloadPage).toHaveBeenCalledOnce();
});

it('a customer whose session ended can sign in from there', async () => {
  openTestPage();
  useSession.setState({ endedNotice: true });
  await renderPart(
    <>
      <StateLine isPhone />
      <ShownAddress />
    </>,
  );
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Sign in' }));
  expect(await screen.findByText('address /signIn')).toBeTruthy();
});
