import { createSettings } from '@lineboard/domain/testing/account-fixtures';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { loadMenu } from './keep-offering.ts';
import { useOffering } from './offering-store.ts';
import { SportsMenu } from './SportsMenu.tsx';

const NFL = 'lines/main/Football/NFL';
const COLLEGE = 'lines/main/Football/College';
const ATP = 'lines/main/Tennis/ATP';
const PROPS = 'contest/main/Football%20Props/NFL';
const OPEN = 'contest/main/Golf/The%20Open';
const TOUR = 'contest/main/Golf/Tour';

afterEach(() => {
  useShell.setState(useShell.getInitialState());
  useOffering.setState(useOffering.getInitialState());
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
  useNotices.getState().takeNotices();
});

/** Draws a page's menu, with the store that it reads. */
const renderMenu = (offering = useOffering, Menu = SportsMenu) => {
  offering.setState({
    menu: [
      {
        sportType: 'Football',
        type: 'G',
        subSports: [
          { sportSubType: 'NFL', topic: NFL, count: 16, liveCount: 2, spotlightCount: 0, nextStartMs: null },
          {
            sportSubType: 'College',
            topic: COLLEGE,
            count: 40,
            liveCount: 1,
            spotlightCount: 0,
            nextStartMs: null,
          },
        ],
      },
      {
        sportType: 'Tennis',
        type: 'G',
        subSports: [
          { sportSubType: 'ATP', topic: ATP, count: 9, liveCount: 0, spotlightCount: 0, nextStartMs: null },
        ],
      },
      {
        sportType: 'Football Props',
        type: 'C',
        subSports: [
          {
            sportSubType: 'NFL',
            topic: PROPS,
            count: 36,
            liveCount: 0,
            spotlightCount: 0,
            nextStartMs: null,
          },
        ],
      },
      {
        sportType: 'Golf',
        type: 'C',
        subSports: [
          {
            sportSubType: 'The Open',
            topic: OPEN,
            count: 1,
            liveCount: 0,
            spotlightCount: 0,
            nextStartMs: null,
          },
          { sportSubType: 'Tour', topic: TOUR, count: 2, liveCount: 0, spotlightCount: 0, nextStartMs: null },
        ],
      },
    ],
  });
  render(
    <I18nextProvider i18n={createI18n('en')}>
      <Menu />
    </I18nextProvider>,
  );
};

it('ST1-26, ST1-27: a press chooses a league and the next drops it', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: /^NFL/ }));
  expect(useOffering.getState().leagues.map(({ topic }) => topic)).toEqual([NFL]);
  await userEvent.click(screen.getByRole('button', { name: /^NFL/ }));
  expect(useOffering.getState().leagues).toEqual([]);
});

it('on a phone the menu closes when a league is chosen, and stays open when one is removed', async () => {
  useShell.setState({ isMenuOpen: true });
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: /^NFL/ }));
  expect(useShell.getState().isMenuOpen).toBe(false);
  useShell.setState({ isMenuOpen: true });
  await userEvent.click(screen.getByRole('button', { name: /^NFL/ }));
  expect(useShell.getState().isMenuOpen).toBe(true);
});

it('ENT1-11, ENT1-13.7: the open sport and the leagues on the board are marked as selected, and no others', async () => {
  renderMenu();
  const isSelected = (name: RegExp, mark: 'aria-expanded' | 'aria-pressed') =>
    screen.getByRole('button', { name }).getAttribute(mark) === 'true';
  await userEvent.click(screen.getByRole('button', { name: /Golf/ }));
  expect(isSelected(/The Open/, 'aria-pressed')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: /The Open/ }));
  expect(isSelected(/The Open/, 'aria-pressed')).toBe(true);
  expect([isSelected(/Golf/, 'aria-expanded'), isSelected(/Football/, 'aria-expanded')]).toEqual([
    true,
    false,
  ]);
});

const readOpen = (): string[] =>
  screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent ?? '');

it('ST1-29: only one sport is open at a time, and opening another closes it', async () => {
  renderMenu();
  expect(readOpen()).toEqual(['Football3 games in play, 92']);
  await userEvent.click(screen.getByRole('button', { name: /Golf/ }));
  expect(readOpen()).toEqual(['Golf3']);
  expect(screen.queryByRole('button', { name: /^NFL/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /Football/ }));
  expect(readOpen()).toEqual(['Football3 games in play, 92']);
  expect(screen.queryByRole('button', { name: /The Open/ })).toBeNull();
});

it('futures and props are listed under their sport, with their kind; a sport’s only league opens at once', async () => {
  renderMenu();
  const lines = screen.getAllByRole('button').flatMap(({ textContent }) => textContent || []);
  expect(lines).toEqual([
    'Football3 games in play, 92',
    'NFL2 games in play, 16',
    'College1 game in play, 40',
    'Props NFL36',
    'Tennis ATP9',
    'Golf3',
  ]);
  await userEvent.click(screen.getByRole('button', { name: /^Props NFL/ }));
  await userEvent.click(screen.getByRole('button', { name: /^Tennis/ }));
  expect(useOffering.getState().leagues.map(({ topic }) => topic)).toEqual([PROPS, ATP]);
  // It is not a sport that could be open: the open one stays open.
  expect(readOpen()).toEqual(['Football3 games in play, 92']);
});

it('the arrows go from line to line, whatever is open', async () => {
  renderMenu();
  screen.getByRole('button', { name: /^Football/ }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(useOffering.getState().leagues.map(({ topic }) => topic)).toEqual([ATP]);
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Golf/ }));
});

it('SH1-16: the opened sport is still open when the page is loaded again', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: /Golf/ }));
  cleanup();
  // A reload starts afresh, except for what the device stores.
  vi.resetModules();
  const [offering, menu] = await Promise.all([import('./offering-store.ts'), import('./SportsMenu.tsx')]);
  expect(offering.useOffering).not.toBe(useOffering);
  renderMenu(offering.useOffering, menu.SportsMenu);
  expect(readOpen()).toEqual(['Golf3']);
});

it('ST1-28: choosing a contest that is open through correlation warns "Contest already open"', async () => {
  renderMenu();
  act(() => void useOffering.getState().openContest(OPEN, 7));
  await userEvent.click(screen.getByRole('button', { name: /Golf/ }));
  await userEvent.click(screen.getByRole('button', { name: /The Open/ }));
  expect(useNotices.getState().waiting.map(({ text }) => text)).toEqual(['Contest already open']);
});

it('choosing a league for a full board says what to do, and changes nothing', async () => {
  renderMenu();
  act(() =>
    useOffering.getState().restoreLeagues(Array.from({ length: 80 }, (_, at) => `lines/main/Tennis/${at}`)),
  );
  const before = useOffering.getState().leagues;
  await userEvent.click(screen.getByRole('button', { name: /^NFL/ }));
  expect(useNotices.getState().waiting.map(({ text }) => text)).toEqual([
    `The board holds up to ${before.length} leagues. Remove one first.`,
  ]);
  expect(useOffering.getState().leagues).toBe(before);
});

it('a league that is chosen in the Live section stays chosen', async () => {
  renderMenu();
  act(() => {
    useOffering.getState().chooseLeague(NFL);
    useOffering.getState().changeOffering({ onlyLive: true });
  });
  await userEvent.click(screen.getByRole('button', { name: /^NFL/ }));
  expect(useOffering.getState().leagues.map(({ topic }) => topic)).toEqual([NFL]);
});

it('a menu that couldn’t be loaded says so, and a press requests it again', async () => {
  const book = openFakeBook();
  renderMenu();
  const { menu } = useOffering.getState();
  act(() => useOffering.setState({ menu: null }));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(loadMenu);
  expect(screen.getByRole('alert').textContent).toContain('Try again');
  book.answers['GET /api/offering/sports'] = { body: menu };
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /Football/ })).toBeTruthy();
  vi.unstubAllGlobals();
});

it('SCR1-56: the favorite sport and team are at the top; one that isn’t offered isn’t', () => {
  useDeviceSettings.setState({
    visitorSettings: createSettings({ favoriteSportType: 'Tennis', favoriteSportSubType: 'ATP' }),
  });
  renderMenu();
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toContain('Favorites');
  expect(first?.textContent).toContain('Detroit Lions ATP');
  const visitorSettings = createSettings({ favoriteSportSubType: 'Gone' });
  act(() => void useDeviceSettings.setState({ visitorSettings }));
  expect(screen.queryByText('Favorites')).toBeNull();
});
