import type { LineAlert, LineAlertAnswer } from '@lineboard/domain/lines/alerts/line-alert.schema';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { createGame, createScore } from '@lineboard/domain/testing/book-fixtures';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ACCOUNT, BOOK_MS, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import type { AlertSubject } from './alert-draft.ts';
import { useLineAlerts } from './alerts-store.ts';
import { LineAlertsSection } from './LineAlertsSection.tsx';
import { TellMe } from './TellMe.tsx';

const LIST = 'GET /api/line-alerts';
const KEEP = 'POST /api/line-alerts';
const DROP = 'DELETE /api/line-alerts/1';
const GAME = { ...createGame(), eventId: 7, team1Id: 'Chiefs', team2Id: 'Bills', score: null };

let book: FakeBook;

const createAlert = (fields: Partial<LineAlert> = {}): LineAlert => ({
  alertId: 1,
  gameNum: 7,
  periodNumber: 0,
  market: 'S',
  side: 'team1',
  team1: 'Chiefs',
  team2: 'Bills',
  watch: { kind: 'number', points: 3.5, price: null },
  repeats: false,
  beginsMs: BOOK_MS + 3_600_000,
  isOpen: true,
  told: null,
  ...fields,
});
const list = (...alerts: LineAlert[]): void => void (book.answers[LIST] = { body: { alerts } });
const answer = (body: LineAlertAnswer): void => void (book.answers[KEEP] = { body });
const asked = () => book.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

beforeEach(() => {
  book = openFakeBook();
  openTestPage();
  useDeviceSettings.setState({ priceType: 'A' });
  useLineAlerts.getState().forget();
  useNotices.getState().takeNotices();
  list();
});
afterEach(() => vi.unstubAllGlobals());

interface Opened extends Partial<AlertSubject> {
  now?: number;
  hasDraw?: boolean;
}

const open = async ({ now = 3.5, hasDraw = false, ...subject }: Opened = {}) => {
  const lines = [{ periodNumber: 0, now, hasDraw }];
  let change: (changed: Partial<AlertSubject>) => void = () => undefined;
  function Line() {
    const [about, setAbout] = useState<AlertSubject>({ game: GAME, market: 'S', lines, ...subject });
    useEffect(() => {
      change = (changed) => act(() => setAbout({ ...about, ...changed }));
    });
    return <TellMe {...about} />;
  }
  await renderPart(<Line />);
  fireEvent.click(screen.getByRole('button', { name: 'Tell me when…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tell me when: Chiefs @ Bills' }));
  const press = (name: string): void => void fireEvent.click(dialog.getByRole('button', { name }));
  const pressed = (group: string): Array<string | null> =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('button', { pressed: true })
      .map(({ textContent }) => textContent);
  const choices = (group: string): Array<string | null> =>
    within(dialog.getByRole('group', { name: group }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const choose = (field: string, option: string): void => {
    const found = dialog.getByRole<HTMLOptionElement>('option', { name: option });
    fireEvent.change(dialog.getByLabelText(field), { target: { value: found.value } });
  };
  const number = (): string | null | undefined =>
    dialog.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')?.textContent;
  return {
    dialog,
    press,
    pressed,
    choices,
    choose,
    number,
    change: (changed: Partial<AlertSubject>): void => change(changed),
  };
};

describe('the button beside a line', () => {
  const draw = async (phase: GameScore['phase'] | null = null) => {
    const score = phase === null ? null : createScore({ gameNum: 7, phase });
    await renderPart(
      <TellMe game={{ ...GAME, score }} market="S" lines={[{ periodNumber: 0, now: 3.5, hasDraw: false }]} />,
    );
    return screen.queryByRole('button', { name: 'Tell me when…' });
  };

  it('is there for a customer until the game begins', async () => {
    expect(await draw()).not.toBeNull();
    cleanup();
    expect(await draw('scheduled')).not.toBeNull();
    for (const phase of ['live', 'final'] as const) {
      cleanup();
      expect(await draw(phase)).toBeNull();
      // Only in play it is missed.
      expect(screen.queryAllByText('Alerts are for lines before the start.')).toHaveLength(
        phase === 'live' ? 1 : 0,
      );
    }
  });

  it('of a game in play says nothing to who couldn’t have been told of it before', async () => {
    openTestPage({ customer: { timeOut: { length: 'day', beganAtMs: 0, endsAtMs: Date.now() + 60_000 } } });
    await draw('live');
    expect(screen.queryByText('Alerts are for lines before the start.')).toBeNull();
  });

  it('is there neither for a visitor nor for a demo, and calls nobody in a time-out', async () => {
    const timeOut = { length: 'day', beganAtMs: BOOK_MS, endsAtMs: BOOK_MS + 3_600_000 } as const;
    for (const customer of [null, { ...CUSTOMER, isDemo: true }, { ...CUSTOMER, timeOut }]) {
      useSession.setState({ session: { online: true, customer, balance: ACCOUNT.balance } });
      expect(await draw()).toBeNull();
      cleanup();
    }
    useSession.setState({ session: { online: false, customer: CUSTOMER, balance: null } });
    expect(await draw()).toBeNull();
  });

  it('opens its dialog, which closes again', async () => {
    const { press } = await open();
    press('Close');
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('its dialog', () => {
  it('ends in a time-out, and doesn’t come back by itself after it', async () => {
    await open();
    const timeOut = { length: 'day', beganAtMs: BOOK_MS, endsAtMs: BOOK_MS + 3_600_000 } as const;
    act(() => openTestPage({ customer: { timeOut } }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    act(() => openTestPage());
    expect(screen.getByRole('button', { name: 'Tell me when…' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('an alert at a number', () => {
  it('begins half a point better than the line, and goes in halves to what the customer wants', async () => {
    const { dialog, press, pressed, choose, number } = await open();
    expect(dialog.getByRole('heading', { name: 'Spread' })).toBeTruthy();
    expect(pressed('What to wait for')).toEqual(['At a number']);
    expect(pressed('Side')).toEqual(['Chiefs']);
    expect(dialog.getByText('Told at this or better, as long as it can be bet on.')).toBeTruthy();
    expect(number()).toBe('+4');
    press('Higher');
    press('Higher');
    press('Lower');
    expect(number()).toBe('+4½');
    choose('Price', '−110 or better');
    answer({ state: 'kept', alert: createAlert() });
    press('Tell me');
    await dialog.findByText(/^You will be told here/);
    expect(asked()).toEqual([
      {
        gameNum: 7,
        periodNumber: 0,
        market: 'S',
        side: 'team1',
        watch: { kind: 'number', points: 4.5, price: -110 },
        repeats: false,
      },
    ]);
  });

  it('takes any price again', async () => {
    const { dialog, press, choose } = await open();
    choose('Price', '−110 or better');
    choose('Price', 'Any price');
    answer({ state: 'kept', alert: createAlert() });
    press('Tell me');
    await dialog.findByText(/^You will be told here/);
    expect(asked()).toMatchObject([{ watch: { points: 4, price: null } }]);
  });

  it('of another side begins at that side’s line, and keeps what else was chosen', async () => {
    const { dialog, press, pressed, number } = await open();
    expect(dialog.getByText('Then the alert is done.')).toBeTruthy();
    press('Each time');
    expect(pressed('How often')).toEqual(['Each time']);
    expect(dialog.getByText('At most every 15 minutes.')).toBeTruthy();
    press('Bills');
    expect(pressed('Side')).toEqual(['Bills']);
    expect(pressed('How often')).toEqual(['Each time']);
    expect(number()).toBe('−3');
    answer({ state: 'kept', alert: createAlert() });
    press('Tell me');
    await dialog.findByText(/^You will be told here/);
    expect(asked()).toMatchObject([{ side: 'team2', watch: { points: -3 }, repeats: true }]);
  });

  it('of a money line is a price, in the customer’s format, and of a draw where there is one', async () => {
    const { dialog, press, choices, number } = await open({ market: 'M', now: -120, hasDraw: true });
    expect(choices('Side')).toEqual(['Chiefs', 'Bills', 'Draw']);
    expect(dialog.queryByLabelText('Price')).toBeNull();
    expect(number()).toBe('−115');
    press('Draw');
    expect(number()).toBe('+250');
    act(() => void useDeviceSettings.setState({ priceType: 'D' }));
    expect(number()).toBe('3.5');
  });

  it('of a total is over or under', async () => {
    const { press, choices, number } = await open({ market: 'L', now: 44.5 });
    expect(choices('Side')).toEqual(['Over', 'Under']);
    expect(number()).toBe('44');
    press('Under');
    expect(number()).toBe('45');
  });
});

describe('an alert of a part of the game', () => {
  const lines = [
    { periodNumber: 0, now: -7, hasDraw: false },
    { periodNumber: 1, now: -3.5, hasDraw: false },
  ];

  it('begins at the line of that part, and keeps the side and what else was chosen', async () => {
    const { dialog, press, pressed, choose, number } = await open({ lines });
    press('Bills');
    press('Each time');
    expect(number()).toBe('+7½');
    choose('Part of the game', '1st half');
    expect(number()).toBe('+4');
    expect(pressed('Side')).toEqual(['Bills']);
    answer({ state: 'kept', alert: createAlert() });
    press('Tell me');
    await dialog.findByText(/^You will be told here/);
    expect(asked()).toMatchObject([{ periodNumber: 1, side: 'team2', watch: { points: 4 }, repeats: true }]);
  });

  it('has no draw where that part has none', async () => {
    const three = [
      { periodNumber: 0, now: -120, hasDraw: true },
      { periodNumber: 1, now: null, hasDraw: false },
    ];
    const { press, pressed, choose, choices, number } = await open({ market: 'M', lines: three });
    press('Draw');
    choose('Part of the game', '1st half');
    expect(choices('Side')).toEqual(['Chiefs', 'Bills']);
    expect(pressed('Side')).toEqual(['Chiefs']);
    expect(number()).toBe('+100');
  });

  it('is the only one where the game has no other line, and needs no choice', async () => {
    const { dialog, press } = await open({ lines: lines.slice(1), side: 'team2' });
    expect(dialog.queryByLabelText('Part of the game')).toBeNull();
    expect(dialog.getByRole('heading', { name: 'Spread · 1st half' })).toBeTruthy();
    answer({ state: 'kept', alert: createAlert() });
    press('Tell me');
    await dialog.findByText(/^You will be told here/);
    expect(asked()).toMatchObject([{ periodNumber: 1, side: 'team2' }]);
  });

  it('stays about what was opened, whichever lines go meanwhile', async () => {
    const { dialog, press, choose, number, change } = await open({ lines });
    choose('Part of the game', '1st half');
    for (const left of [lines.slice(0, 1), []]) {
      change({ lines: left });
      expect(
        dialog.getByLabelText<HTMLSelectElement>('Part of the game').selectedOptions[0]?.textContent,
      ).toBe('1st half');
      expect(number()).toBe('−3');
    }
    expect(screen.queryByRole('button', { name: 'Tell me when…' })).toBeNull();
    answer({ state: 'refused', refusal: 'noLine' });
    press('Tell me');
    expect((await dialog.findByRole('alert')).textContent).toBe('There is no line for it now.');
    expect(asked()).toMatchObject([{ periodNumber: 1, watch: { points: -3 } }]);
  });

  it('says in the list which part that is, asked and told', async () => {
    const told = { count: 1, atMs: BOOK_MS, points: 4, price: -110 };
    list(createAlert({ periodNumber: 1, periodLabel: 'half1', told }));
    await renderPart(<LineAlertsSection />);
    const row = await screen.findByRole('listitem');
    expect(row.textContent).toMatch(/^Chiefs · 1st half \+3½ or betterTold: Chiefs · 1st half \+4 −110/);
  });

  it('says in the list that it is about a part, also where the book doesn’t say which', async () => {
    list(
      createAlert({ periodNumber: 1, periodLabel: 'part' }),
      createAlert({ alertId: 2, periodNumber: 1 }),
      createAlert({ alertId: 3, periodNumber: 0 }),
    );
    await renderPart(<LineAlertsSection />);
    expect((await screen.findAllByRole('link')).map(({ textContent }) => textContent)).toEqual([
      'Chiefs · Part of the game +3½ or better',
      'Chiefs · Part of the game +3½ or better',
      'Chiefs +3½ or better',
    ]);
  });
});

describe('an alert on a move', () => {
  it('says by how much and within how long', async () => {
    const { dialog, press, pressed, choose } = await open();
    press('On a move');
    expect(pressed('What to wait for')).toEqual(['On a move']);
    choose('Moves by', '1½ points');
    choose('Within', '30 min');
    answer({ state: 'kept', alert: createAlert() });
    press('Tell me');
    await dialog.findByText(/^You will be told here/);
    expect(asked()).toMatchObject([{ side: 'team1', watch: { kind: 'move', by: 1.5, minutes: 30 } }]);
  });

  it('stays a move of the same size on another side', async () => {
    const { dialog, press, pressed, choose } = await open({ market: 'M', now: -120 });
    press('On a move');
    choose('Moves by', '20 cents');
    press('Bills');
    expect(pressed('What to wait for')).toEqual(['On a move']);
    answer({ state: 'kept', alert: createAlert() });
    press('Tell me');
    await dialog.findByText(/^You will be told here/);
    expect(asked()).toMatchObject([{ side: 'team2', watch: { kind: 'move', by: 20, minutes: 5 } }]);
  });
});

describe('what becomes of it', () => {
  it('is said, and forgotten with the next choice', async () => {
    const { dialog, press } = await open();
    for (const [refusal, said] of [
      ['noLine', 'There is no line for it now.'],
      ['already', 'The line is there already.'],
      ['tooMany', 'You have 50 alerts waiting. Remove one first.'],
      ['timeOut', 'No alerts in a time-out.'],
    ] as const) {
      answer({ state: 'refused', refusal });
      press('Tell me');
      expect((await dialog.findByRole('alert')).textContent).toBe(said);
    }
    press('Higher');
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('says what to do when no answer came, or none that it could use', async () => {
    const { dialog, press } = await open();
    book.answers[KEEP] = 'lost';
    press('Tell me');
    expect((await dialog.findByRole('alert')).textContent).toBe(
      'No answer. Try again: it is kept only once.',
    );
    book.answers[KEEP] = { status: 503, body: { error: { code: 'unavailable' } } };
    press('Tell me');
    expect(await dialog.findByText(/^The book isn’t available right now/)).toBeTruthy();
  });

  it('is one alert, however often the button is pressed meanwhile', async () => {
    const { dialog } = await open();
    answer({ state: 'kept', alert: createAlert() });
    const form = dialog.getByRole('button', { name: 'Tell me' }).closest('form')!;
    fireEvent.submit(form);
    fireEvent.submit(form);
    await dialog.findByText(/^You will be told here/);
    expect(asked()).toHaveLength(1);
  });

  it('is in the list below at once, with what waits of this game alone', async () => {
    list(
      createAlert({ alertId: 2, gameNum: 8, team1: 'Lions' }),
      createAlert({ alertId: 3, isOpen: false, watch: { kind: 'number', points: 9, price: null } }),
    );
    const { dialog, press } = await open();
    await vi.waitFor(() => expect(useLineAlerts.getState().answer).not.toBeNull());
    expect(dialog.queryByRole('list')).toBeNull();
    list(createAlert(), createAlert({ alertId: 2, gameNum: 8, team1: 'Lions' }));
    answer({ state: 'kept', alert: createAlert() });
    press('Tell me');
    expect(await dialog.findByRole('button', { name: 'Remove: Chiefs +3½ or better' })).toBeTruthy();
    expect(dialog.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('a customer’s alerts', () => {
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('each say what is asked, until when, and what was told', async () => {
    list(
      createAlert(),
      createAlert({ alertId: 2, repeats: true, watch: { kind: 'move', by: 1, minutes: 5 } }),
      createAlert({
        alertId: 3,
        isOpen: false,
        told: { count: 1, atMs: BOOK_MS, points: 4, price: -110 },
      }),
      createAlert({
        alertId: 4,
        repeats: true,
        told: { count: 3, atMs: BOOK_MS, points: 4.5, price: -105 },
      }),
    );
    await renderPart(<LineAlertsSection />);
    expect(await screen.findByRole('heading', { name: 'Line alerts' })).toBeTruthy();
    await screen.findAllByRole('listitem');
    const [once, move, told, often] = rows();
    expect(once).toMatch(/^Chiefs \+3½ or betterOnce · until \S.+Remove$/);
    expect(move).toMatch(/^Chiefs moves 1 point in 5 minEach time · until \S.+Remove$/);
    expect(told).toMatch(/^Chiefs \+3½ or betterTold: Chiefs \+4 −110 · \S.+Remove$/);
    expect(told).not.toMatch(/times/);
    expect(often).toMatch(/Told: Chiefs \+4½ −105 · \S.+ · Told 3 timesRemove$/);
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('/game/7');
  });

  it('say how one is set when there is none, and only that there is none in a time-out', async () => {
    await renderPart(<LineAlertsSection />);
    expect((await screen.findByText(/^No alerts\./)).textContent).toMatch(/Set one on a game’s page/);
    const timeOut = { length: 'day', beganAtMs: BOOK_MS, endsAtMs: BOOK_MS + 3_600_000 } as const;
    act(() =>
      useSession.setState({
        session: { online: true, customer: { ...CUSTOMER, timeOut }, balance: ACCOUNT.balance },
      }),
    );
    expect(screen.getByText(/^No alerts\./).textContent?.trim()).toBe('No alerts.');
  });

  it('are said to be loading, and to have failed, with another try', async () => {
    book.answers[LIST] = { status: 503, body: { error: { code: 'unavailable' } } };
    await renderPart(<LineAlertsSection />);
    expect(await screen.findByRole('alert')).toBeTruthy();
    list(createAlert());
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('listitem')).toBeTruthy();
    act(() => useLineAlerts.getState().forget());
    expect(screen.getByRole('status', { name: 'Loading your alerts' })).toBeTruthy();
  });

  it('are removed one by one; one that is gone already is gone', async () => {
    list(createAlert(), createAlert({ alertId: 2, side: 'team2' }));
    await renderPart(<LineAlertsSection />);
    const remove = await screen.findByRole('button', { name: 'Remove: Chiefs +3½ or better' });
    book.answers[DROP] = () => {
      list(createAlert({ alertId: 2, side: 'team2' }));
      return { status: 404, body: { error: { code: 'notFound' } } };
    };
    fireEvent.click(remove);
    expect(remove).toHaveProperty('disabled', true);
    await vi.waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Bills/)]));
    expect(useNotices.getState().takeNotices()).toEqual([]);
  });

  it('that can’t be removed say why and can be tried again', async () => {
    list(createAlert());
    await renderPart(<LineAlertsSection />);
    const remove = await screen.findByRole('button', { name: /^Remove/ });
    book.answers[DROP] = { status: 503, body: { error: { code: 'unavailable' } } };
    fireEvent.click(remove);
    await vi.waitFor(() =>
      expect(useNotices.getState().waiting).toMatchObject([
        { kind: 'error', text: expect.stringMatching(/^The book isn’t available/) },
      ]),
    );
    expect(remove).toHaveProperty('disabled', false);
  });
});
