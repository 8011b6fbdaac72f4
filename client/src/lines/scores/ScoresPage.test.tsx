import type { ScoreRecord, ScoresAnswer } from '@lineboard/domain/lines/offering/scores-answer.schema';
import { listScoreWeeks } from '@lineboard/domain/lines/offering/score-weeks';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { createGame, createScore, KICK_OFF_MS } from '@lineboard/domain/testing/book-fixtures';
import { useRouterState } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { ScoresPage } from './ScoresPage.tsx';
import { useScores } from './scores-store.ts';

const game = (eventId: number, fields: Partial<ScoreRecord>, score?: Partial<GameScore>): ScoreRecord => {
  const { sportType, sportSubType, team1Id, team2Id, team1RotNum, gameDateTimeMs } = createGame();
  const told = score === undefined ? null : createScore({ gameNum: eventId, ...score });
  return {
    eventId,
    sportType,
    sportSubType,
    team1Id,
    team2Id,
    team1RotNum,
    gameDateTimeMs,
    score: told,
    ...fields,
  };
};

const NFL_LIVE = game(
  1,
  { team1Id: 'Packers', team2Id: 'Bears' },
  {
    phase: 'live',
    clock: 'Q2 4:12',
    score1: 10,
    score2: 7,
    segments: [
      [7, 0],
      [3, 7],
    ],
  },
);
const NFL_FINAL = game(
  2,
  { team1Id: 'Lions', team2Id: 'Vikings' },
  {
    score1: 20,
    score2: 23,
    segments: [
      [7, 7],
      [3, 3],
      [0, 10],
      [10, 0],
      [0, 3],
    ],
  },
);
const NHL = game(3, { sportType: 'Hockey', sportSubType: 'NHL', team1Id: 'Devils', team2Id: 'Kings' });

const answer = (index: number, records: ScoreRecord[]): ScoresAnswer => ({
  index,
  weeks: listScoreWeeks('2026-11-22'),
  records,
});

/** The requests of the page, whatever its clock says. */
const asked = (book: FakeBook): string[] =>
  book.calls
    .filter(({ path }) => path.startsWith('/api/offering/scores'))
    .map(({ path }) => {
      const query = new URLSearchParams(path.split('?')[1]);
      return `${query.get('at')} ${query.get('week')} ${query.get('showFinals')}`;
    });

let closes: NonNullable<ScoresAnswer['closes']>;
let book: FakeBook;
let today: ScoresAnswer;

/** Answers by week, whatever the timestamp. */
const openScores = (): void => {
  book = openFakeBook();
  book.answers = new Proxy(book.answers, {
    get: (answers, key: string) => {
      const [path = '', text] = key.split('?');
      if (path !== 'GET /api/offering/scores') return Reflect.get(answers, key) as unknown;
      const query = new URLSearchParams(text);
      const week = Number(query.get('week'));
      const said = week === -1 ? today : answer(week, [NFL_FINAL]);
      const records = said.records.filter(
        ({ score }) => query.get('showFinals') === 'true' || score?.phase !== 'final',
      );
      return { body: { ...said, records, closes } };
    },
  });
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  openTestPage();
  useScores.getState().forget();
  useLineState.setState({
    connection: 'live',
    bookClock: { wallMs: Date.now(), bookMs: KICK_OFF_MS, speed: 0 },
  });
  today = answer(-1, [NFL_LIVE, NFL_FINAL, NHL]);
  closes = [];
  openScores();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function ShownAddress() {
  const address = useRouterState({ select: ({ location }) => location.pathname + location.searchStr });
  return <p>address {address}</p>;
}

const open = async (address = '/scores') => {
  await renderPart(
    <>
      <ScoresPage />
      <ShownAddress />
    </>,
    'en',
    address,
  );
  await waitFor(() => expect(useScores.getState().answer).not.toBeNull());
};

const leagues = (): string[] =>
  screen.queryAllByRole('region').map((region) => region.querySelector('h2')?.textContent ?? '');
/** The text that is read out: a team's monogram, which comes later, isn't. */
const textOf = (cell: Element): string => {
  const said = cell.cloneNode(true) as Element;
  for (const drawn of said.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  return said.textContent?.trim() ?? '';
};
const rows = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(textOf).join('|'));
/** Lets time pass, and waits until requests that began in it have been sent. */
const pass = (ms: number): Promise<void> =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
const address = (): string => decodeURIComponent(screen.getByText(/^address/).textContent ?? '');

describe('the scores', () => {
  it('R1-53, SCR2-62: are listed by league, with those in play counted', async () => {
    await open();
    expect(screen.getByRole('heading', { name: 'Scores' })).toBeTruthy();
    expect(leagues()).toEqual(['NFL1 live2 games', 'NHL1 game']);
  });

  it('show for each game clock and state, its points by period and in total, and who won', async () => {
    await open();
    const live = screen.getByRole('table', { name: /Packers at Bears/ });
    expect(live.querySelector('caption')?.textContent).toBe('Packers at Bears Live · Q2 · 4:12 left');
    expect(rows(live)).toEqual(['Team|1|2|T', 'Packers|7|3|10', 'Bears|0|7|7']);
    const final = screen.getByRole('table', { name: /Lions at Vikings/ });
    expect(rows(final)).toEqual(['Team|1|2|3|4|OT|T', 'Lions|7|3|0|10|0|20', 'Vikings won|7|3|10|0|3|23']);
    expect(rows(screen.getByRole('table', { name: /Devils at Kings/ }))).toEqual(['Team', 'Devils', 'Kings']);
  });

  it.each([
    ['Football', [2, 2, 7, 35], '2nd & 7 · 35 yd to goal', 'Has the ball'],
    ['Football', [2, 4, 3, 3], '4th & goal · 3 yd to goal', 'Has the ball'],
    ['Baseball', [2, 3, 2, 1, 5], '3–2 · 1 out · On 1st, 3rd', 'At bat'],
    ['Baseball', [2, 0, 0, 0, 0], '0–0 · 0 out', 'At bat'],
    ['Tennis', [2, 40, 50], '40–Ad', 'Serves'],
  ])('tell in %s what %o means, and who has the ball', async (sportType, situation, text, possession) => {
    const { score, ...about } = NFL_LIVE;
    today = answer(-1, [{ ...about, sportType, score: { ...score!, clock: '', situation } }]);
    await open();
    const live = screen.getByRole('table', { name: /Packers at Bears/ });
    expect(live.querySelector('caption')?.textContent).toContain(`Live · ${text}`);
    expect(within(live).getAllByRole('img', { name: possession })).toHaveLength(1);
    const bears = within(live).getByRole('row', { name: /Bears/ });
    expect(within(bears).getByRole('img', { name: possession })).toBeTruthy();
  });

  it('have games in play above finals that began before', async () => {
    today = answer(-1, [NFL_FINAL, NFL_LIVE]);
    await open();
    const games = screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent);
    expect(games.map((text) => text?.slice(0, 5))).toEqual(['Packe', 'Lions']);
  });

  // 20–23
  it.each([
    [-2.5, 43.5, 'Closed Lions −2½ · 43½ | Vikings covered | Under'],
    [3.5, 42.5, 'Closed Vikings −3½ · 42½ | Lions covered | Over'],
    [3, 43, 'Closed Vikings −3 · 43 | Spread pushed | Total pushed'],
    [3.25, null, 'Closed Vikings −3, −3½ | Lions covered, half'],
    [null, 45, 'Closed 45 | Under'],
  ])(
    'HR-60.1: tell the close %d and %d of a final, and who covered by what it is graded',
    async (spread, total, text) => {
      closes = [{ eventId: NFL_FINAL.eventId, spread, total }];
      await open();
      const card = screen.getByRole('table', { name: /Lions at Vikings/ }).closest('li');
      const said = [...(card?.querySelector('p')?.children ?? [])].map((part) => part.textContent);
      expect(said.join(' | ')).toBe(text);
    },
  );

  it('HR-60.1: tell at which line a game in play closed, and nothing of one without a close', async () => {
    closes = [{ eventId: NFL_LIVE.eventId, spread: -6, total: 41 }];
    await open();
    const textOfCard = (name: RegExp) =>
      screen.getByRole('table', { name }).closest('li')?.querySelector('p')?.textContent;
    expect(textOfCard(/Packers at Bears/)).toBe('Closed Packers −6 · 41');
    expect(textOfCard(/Devils at Kings/)).toBe('');
  });

  it('VAL2-75: show a game once, however often it was sent', async () => {
    const later = { ...NFL_LIVE, score: createScore({ ...NFL_LIVE.score!, score1: 17, version: 2 }) };
    today = answer(-1, [NFL_LIVE, later, NFL_LIVE]);
    await open();
    expect(screen.getAllByRole('table')).toHaveLength(1);
    expect(rows(screen.getByRole('table'))[1]).toBe('Packers|7|3|17');
  });

  it('SCR2-63: can be limited to a sport, which is in the address', async () => {
    await open();
    fireEvent.change(screen.getByLabelText('Sport'), { target: { value: 'Hockey' } });
    await waitFor(() => expect(leagues()).toEqual(['NHL1 game']));
    await waitFor(() => expect(address()).toContain('sport=Hockey'));
    await userEvent.selectOptions(screen.getByLabelText('Sport'), 'All sports');
    await waitFor(() => expect(leagues()).toHaveLength(2));
    expect(address()).not.toContain('sport=');
    cleanup();
    await open('/scores?sport=Football');
    expect(leagues()).toEqual(['NFL1 live2 games']);
  });

  it('SCR2-64: are for the chosen week, Today first', async () => {
    await open();
    const week = screen.getByLabelText<HTMLSelectElement>('Week');
    expect([...week.options].slice(0, 2).map(({ text }) => text.replaceAll(/\s/g, ' '))).toEqual([
      'Today',
      'Nov 16 – 22',
    ]);
    fireEvent.change(week, { target: { value: '1' } });
    await waitFor(() => expect(leagues()).toEqual(['NFL1 game']));
    await waitFor(() => expect(address()).toContain('week=1'));
  });

  it('SCR2-65, CALL2-35: a toggle hides finals and shows them again; the call names time, week and finals', async () => {
    await open();
    const toggle = screen.getByRole('checkbox', { name: 'Show finals' });
    fireEvent.click(toggle);
    await waitFor(() => expect(leagues()).toEqual(['NFL1 live1 game', 'NHL1 game']));
    await waitFor(() => expect(address()).toContain('finals=false'));
    fireEvent.click(toggle);
    await waitFor(() => expect(leagues()).toEqual(['NFL1 live2 games', 'NHL1 game']));
    expect(asked(book)).toEqual([
      '20261122 18:00:00 -1 true',
      '20261122 18:00:00 -1 false',
      '20261122 18:00:00 -1 true',
    ]);
  });

  it('SCR2-66: leagues collapse and expand, one by one and all at once, and stay so', async () => {
    await open();
    const head = (name: RegExp) => screen.getByRole('button', { name });
    fireEvent.click(head(/NFL/));
    await waitFor(() => expect(head(/NFL/).getAttribute('aria-expanded')).toBe('false'));
    expect(screen.queryByRole('table', { name: /Packers/ })).toBeNull();
    expect(screen.getByRole('table', { name: /Devils/ })).toBeTruthy();
    await waitFor(() => expect(address()).toContain('closed=["Football/NFL"]'));
    fireEvent.click(head(/Collapse all/));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    fireEvent.click(head(/NHL/));
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(1));
    fireEvent.click(head(/NFL/));
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(3));
    cleanup();
    await open('/scores?closed=all');
    expect(screen.queryByRole('table')).toBeNull();
    fireEvent.click(head(/Expand all/));
    await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(3));
  });

  it('the customer’s favorite leagues come first', async () => {
    openTestPage({ customer: { favorites: [{ sportType: 'Hockey', sportSubType: 'NHL', team: null }] } });
    await open();
    expect(leagues()[0]).toContain('NHL');
  });
});

describe('scores that get old', () => {
  it('ST2-38, CON2-18: are fetched again every 30 seconds for Today', async () => {
    await open();
    await pass(29_999);
    expect(asked(book)).toHaveLength(1);
    today = answer(-1, [game(1, {}, { phase: 'final', score1: 31 })]);
    await pass(1);
    await waitFor(() => expect(leagues()).toEqual(['NFL1 game']));
    await pass(30_000);
    await waitFor(() => expect(asked(book)).toHaveLength(3));
  });

  it('are fetched at once when the page is connected again, because it missed the scores in between', async () => {
    await open();
    act(() => useLineState.setState({ connection: 'offline' }));
    expect(asked(book)).toHaveLength(1);
    act(() => useLineState.setState({ connection: 'live' }));
    await waitFor(() => expect(asked(book)).toHaveLength(2));
  });

  it('ST2-39: are fetched once for another week', async () => {
    await open('/scores?week=2');
    await pass(300_000);
    expect(asked(book)).toEqual(['20261122 18:00:00 2 true']);
  });

  it('ST2-40: are not fetched once the page was left', async () => {
    await open();
    cleanup();
    await pass(300_000);
    expect(asked(book)).toHaveLength(1);
  });

  it('say how old they are when the page is disconnected, and why when they can’t be loaded', async () => {
    await open();
    act(() => useLineState.setState({ connection: 'offline' }));
    expect(await screen.findByText(/as of/i)).toBeTruthy();
    openFakeBook();
    await pass(30_000);
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(leagues()).toHaveLength(2);
    openScores();
    fireEvent.click(screen.getByRole('button', { name: /try again|retry/i }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('say that there are none, also to a visitor', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } as never });
    today = answer(-1, []);
    await open();
    expect(screen.getByText('No games here')).toBeTruthy();
  });
});
