import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { createTestLivePage } from '../../../testing/create-test-live-page.ts';
import { createI18n } from '../../ground/i18n/i18n.ts';
import { LiveProvider } from '../../page/app/LiveProvider.tsx';
import { useOffering } from '../../betting/offering/offering-store.ts';
import { EmptyBoard } from './EmptyBoard.tsx';

afterEach(() => useOffering.setState(useOffering.getInitialState()));

const renderBoard = () =>
  render(
    <I18nextProvider i18n={createI18n('en')}>
      <LiveProvider page={createTestLivePage().page}>
        <EmptyBoard />
      </LiveProvider>
    </I18nextProvider>,
  );

const renderLive = (nextStartMs: number | null) => {
  const league = {
    sportSubType: 'NBA',
    topic: 'lines/main/Basketball/NBA',
    count: 8,
    liveCount: 0,
    spotlightCount: 0,
    nextStartMs,
  };
  useOffering.setState({
    onlyLive: true,
    menu: [{ sportType: 'Basketball', type: 'G', subSports: [league] }],
  });
  renderBoard();
};

it('the Live section says when and where the next game begins when nothing is in play', async () => {
  renderLive(Date.UTC(2026, 0, 10, 0, 30));
  expect(await screen.findByText('No games in play right now.')).toBeDefined();
  expect(screen.getByText(/^Next start: .*30.*, NBA\.$/)).toBeDefined();
});

it('the Live section leaves that out when the book doesn’t know', async () => {
  renderLive(null);
  expect(await screen.findByText('No games in play right now.')).toBeDefined();
  expect(screen.queryByText(/Next start/)).toBeNull();
});

it('in a book without games it leads nobody to a menu that is just as empty', async () => {
  useOffering.setState({ menu: [] });
  renderBoard();
  expect(await screen.findByText('Nothing is offered right now.')).toBeDefined();
  expect(screen.queryByText(/Choose one from the sports menu/)).toBeNull();
});

it('a search that finds nothing is taken back by a button', async () => {
  const games = { sportType: 'Basketball', type: 'G' as const, subSports: [] };
  const league = {
    topic: 'lines/main/Basketball/NBA' as const,
    onlyContests: null,
    period: 0,
    collapsed: false,
  };
  useOffering.setState({ menu: [games], leagues: [league], search: 'zebra' });
  renderBoard();
  expect(await screen.findByText('Nothing on the board matches the search.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(useOffering.getState().search).toBe('');
});
