import { MOST_FAVORITES } from '@lineboard/domain/account/settings/favorite-bounds';
import type { Favorite } from '@lineboard/domain/account/settings/favorite';
import { createCustomer } from '@lineboard/domain/testing/account-fixtures';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useOffering } from './offering-store.ts';
import { SportsMenu } from './SportsMenu.tsx';
import { readFavorites } from './use-favorites.ts';

const NFL: Favorite = { sportType: 'Football', sportSubType: 'NFL', team: null };
const ATP: Favorite = { sportType: 'Tennis', sportSubType: 'ATP', team: null };
const LIONS: Favorite = { ...NFL, team: 'Detroit Lions' };
const GONE: Favorite = { sportType: 'Curling', sportSubType: '<b>IPL</b>', team: null };
const CALL = 'PUT /api/customer/favorites';

let book: FakeBook;

beforeEach(() => {
  book = openFakeBook();
  useOffering.setState({
    menu: [
      {
        sportType: 'Football',
        type: 'G',
        subSports: [
          {
            sportSubType: 'NFL',
            topic: 'lines/main/Football/NFL',
            count: 16,
            liveCount: 0,
            spotlightCount: 0,
            nextStartMs: null,
          },
          {
            sportSubType: 'CFB',
            topic: 'lines/main/Football/CFB',
            count: 40,
            liveCount: 0,
            spotlightCount: 0,
            nextStartMs: null,
          },
        ],
      },
      {
        sportType: 'Tennis',
        type: 'G',
        subSports: [
          {
            sportSubType: 'ATP',
            topic: 'lines/main/Tennis/ATP',
            count: 9,
            liveCount: 0,
            spotlightCount: 0,
            nextStartMs: null,
          },
        ],
      },
    ],
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  useOffering.setState(useOffering.getInitialState());
  useSession.setState(useSession.getInitialState());
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
  useNotices.getState().takeNotices();
});

const show = () =>
  render(
    <I18nextProvider i18n={createI18n('en')}>
      <SportsMenu />
    </I18nextProvider>,
  );

const signIn = (favorites: readonly Favorite[] = [], isDemo = false) =>
  useSession.getState().applySession({
    online: true,
    customer: createCustomer({ favorites, isDemo }),
    balance: null,
  });

const star = (name: string) => screen.getByRole('button', { name: `Favorite: ${name}` });
const group = () => within(screen.getByText('Favorites').closest('li')!);
const notices = () => useNotices.getState().waiting.map(({ text }) => text);

describe('a star', () => {
  it('marks a league at once and saves it to the account; the other devices’ favorites are there, too', async () => {
    signIn();
    book.answers[CALL] = { body: { favorites: [ATP, NFL] } };
    show();
    expect(screen.queryByText('Favorites')).toBeNull();
    await userEvent.click(star('NFL'));
    expect(book.calls).toEqual([
      { method: 'PUT', path: '/api/customer/favorites', body: { favorite: NFL, isOn: true } },
    ]);
    await waitFor(() => expect(readFavorites()).toEqual([ATP, NFL]));
    expect(
      group()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['ATP9', 'NFL16']);
    expect(useDeviceSettings.getState().favorites).toEqual([]);
  });

  it('is removed again when the book refuses it, and says why', async () => {
    signIn([ATP]);
    book.answers[CALL] = 'lost';
    show();
    await userEvent.click(star('NFL'));
    expect(readFavorites()).toEqual([ATP]);
    expect(notices()).toHaveLength(1);
  });

  it.each([
    ['a visitor', null],
    ['a demo customer', true],
  ])('of %s is on this device alone', async (_who, isDemo) => {
    if (isDemo !== null) signIn([], isDemo);
    show();
    await userEvent.click(star('NFL'));
    expect(book.calls).toEqual([]);
    expect(useDeviceSettings.getState().favorites).toEqual([NFL]);
    useSession.setState({ session: null });
    signIn([ATP]);
    expect(readFavorites()).toEqual([ATP]);
  });

  it('beyond fifty says what to do, and sends nothing', async () => {
    signIn(Array.from({ length: MOST_FAVORITES }, (_, at) => ({ ...NFL, team: `Team ${at}` })));
    show();
    await userEvent.click(star('CFB'));
    expect(notices()).toEqual(['You can have up to 50 favorites. Remove one first.']);
    expect(book.calls).toEqual([]);
  });
});

describe('the favorites on top of the menu', () => {
  it('are leagues, then teams, then those that aren’t offered, which can be removed and lead nowhere', async () => {
    useDeviceSettings.setState({ favorites: [LIONS, GONE, NFL] });
    show();
    const lines = group()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(lines).toEqual(['<b>IPL</b> no lines now', 'NFL16', 'Detroit Lions NFL']);
    expect(group().getByRole('button', { name: /^<b>IPL/ })).toMatchObject({ disabled: true });
    await userEvent.click(group().getByRole('button', { name: 'Favorite: <b>IPL</b>' }));
    expect(useDeviceSettings.getState().favorites).toEqual([LIONS, NFL]);
    await userEvent.click(group().getByRole('button', { name: /^Detroit Lions/ }));
    expect(useOffering.getState().leagues.map(({ topic }) => topic)).toEqual(['lines/main/Football/NFL']);
  });

  it('all come onto the board by one press, replacing what was there', async () => {
    useDeviceSettings.setState({ favorites: [LIONS, GONE, ATP] });
    useOffering.getState().restoreLeagues(['lines/main/Football/CFB']);
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
    expect(useOffering.getState().leagues.map(({ topic }) => topic)).toEqual([
      'lines/main/Tennis/ATP',
      'lines/main/Football/NFL',
    ]);
  });

  it('have no link to the board while none of them is offered', () => {
    useDeviceSettings.setState({ favorites: [GONE] });
    show();
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
  });

  it('the arrows go from line to line past the stars, right to a star and left back', async () => {
    useDeviceSettings.setState({ favorites: [GONE, NFL] });
    show();
    group().getByRole('button', { name: /^NFL/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(group().getByRole('button', { name: 'Favorite: NFL' }));
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Football/ }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show all' }));
  });
});
