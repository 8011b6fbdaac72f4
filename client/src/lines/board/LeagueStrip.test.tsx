import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPart } from '../../../testing/render-part.tsx';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { LeagueStrip } from './LeagueStrip.tsx';

const NFL = 'lines/main/Football/NFL';
const NFL_PROPS = 'contest/main/Football%20Props/NFL';
const MLB = 'lines/main/Baseball/MLB';

const open = () => useOffering.getState().leagues.map(({ topic }) => topic);

beforeEach(() => {
  useOffering.setState(useOffering.getInitialState());
  useOffering.getState().restoreLeagues([NFL, MLB, NFL_PROPS]);
});

it('names the open leagues on a desk, scrolls to one, and takes one or all off the board', async () => {
  await renderPart(<LeagueStrip isPhone={false} />);
  await userEvent.click(screen.getByRole('button', { name: 'NFL · Football Props' }));
  expect(useOffering.getState().target).toEqual({ topic: NFL_PROPS });
  expect(screen.getByRole('button', { name: 'MLB' })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Remove NFL · Football from the board' }));
  expect(open()).toEqual([MLB, NFL_PROPS]);
  await userEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(open()).toEqual([]);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('scrolls with the wheel, which a mouse can’t do otherwise', async () => {
  await renderPart(<LeagueStrip isPhone={false} />);
  const row = screen.getByRole('navigation', { name: 'Leagues on the board' });
  fireEvent.wheel(row, { deltaY: 80 });
  expect(row.scrollLeft).toBe(80);
});

it('has no row of its own on a desk with one league', async () => {
  useOffering.getState().restoreLeagues([NFL]);
  await renderPart(<LeagueStrip isPhone={false} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('shows on a phone which league is open and changes to another', async () => {
  await renderPart(<LeagueStrip isPhone />);
  await userEvent.click(screen.getByRole('button', { name: 'MLB' }));
  expect(useOffering.getState().activeTopic).toBe(MLB);
  expect(screen.getByRole('button', { name: 'MLB' }).getAttribute('aria-pressed')).toBe('true');
});

it('scrolls on a phone to the open league', async () => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  await renderPart(<LeagueStrip isPhone />);
  act(() => useOffering.getState().showLeague(NFL_PROPS));
  expect(brought.mock.instances.at(-1)).toBe(screen.getByText('NFL · Football Props').parentElement);
});

it('names favorite leagues first, as the board does, and leaves the choice unchanged', async () => {
  useDeviceSettings.setState({
    favorites: [{ sportType: 'Baseball', sportSubType: 'MLB', team: null }],
  });
  await renderPart(<LeagueStrip isPhone />);
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(0, 2)).toEqual(['MLB', 'NFL · Football']);
  expect(open()).toEqual([NFL, MLB, NFL_PROPS]);
  useDeviceSettings.setState(useDeviceSettings.getInitialState());
});
