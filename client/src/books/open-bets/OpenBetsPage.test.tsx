import type { GradedBet, OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { CustomerEvent } from '@lineboard/domain/doors/wire/live-messages.schema';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import {
  createBet,
  createItem,
  createOpenBetsAnswer,
  createParlay,
  gradeBet,
} from '../../../testing/bet-examples.ts';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { renderPart } from '../../../testing/render-part.tsx';
import { BOOK_MS, CUSTOMER, SPREAD, SPREAD_SEEN } from '../../../testing/slip-examples.ts';
import { readBookMs, useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { useTicketPicture } from '../../betting/ticket-picture/ticket-picture-store.ts';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { EMPTY_SLIP } from '../../betting/slip/state/empty-slip.ts';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { keepOpenBets } from './keep-open-bets.ts';
import { OpenBetsPage } from './OpenBetsPage.tsx';
import { useOfferedBets } from '../../betting/selling/offered-bets-store.ts';
import { useFollowedPicks } from './followed-picks-store.ts';
import { useOpenBets } from './open-bets-store.ts';

let book: FakeBook;
let customer$: Subject<CustomerEvent>;
const answer = (open: OpenBet[], graded: GradedBet[] = []): void => {
  book.answers['GET /api/open-bets'] = { body: createOpenBetsAnswer(open, graded) };
};

beforeEach(() => {
  book = openFakeBook();
  useOpenBets.getState().forget();
  useSlip.setState(EMPTY_SLIP);
  useNotices.getState().takeNotices();
  useLineState.getState().applyLineState({ connection: 'live' });
  useSession.setState({ session: { online: true, customer: CUSTOMER, balance: null } });
  customer$ = new Subject();
  return keepOpenBets(customer$);
});

describe('open bets', () => {
  it('SCR1-31, SCR1-33, SCR1-37: titled "Open Bets", grouped by ticket, each with its ticket-wager number', async () => {
    answer([createBet(100, 2), createBet(100, 1), createBet(101, 1)]);
    await renderPart(<OpenBetsPage />);
    expect(screen.getByRole('heading', { name: 'Open Bets' })).toBeTruthy();
    const group = await screen.findByRole('region', { name: 'Ticket 100' });
    const rows = within(group).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['100-1', '100-2']);
    const groups = screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));
    expect(groups).toEqual(['Ticket 101', 'Ticket 100']);
  });

  it('SCR1-34, SCR1-35: totals of the wagered and the winnable amounts', async () => {
    answer([createBet(100, 1), createBet(101, 1)]);
    await renderPart(<OpenBetsPage />);
    const wagered = await screen.findByText('Wagered');
    expect(wagered.parentElement?.parentElement?.textContent).toBe('Wagered220.00To win200.00');
  });

  it('bets in play come first among many, and can be shown alone with their sums, free play apart', async () => {
    const nowMs = readBookMs();
    const begun = createItem({ gameDateTimeMs: nowMs - 60_000 });
    const later = createItem(
      { team1Id: 'Łódź', team2Id: 'San Francisco 49ers', gameDateTimeMs: nowMs + 3_600_000 },
      2,
    );
    answer([
      createBet(100, 1, { items: [begun] }),
      createBet(205, 1, { items: [later], freePlayFlag: true, heldCents: 0 }),
    ]);
    await renderPart(<OpenBetsPage />);
    const names = () => screen.queryAllByRole('region').map((region) => region.getAttribute('aria-label'));
    const readTotals = () => screen.getByText('Wagered').parentElement?.parentElement?.textContent;
    await screen.findByRole('button', { name: 'Live 1' });
    const search = screen.getByRole('link', { name: 'Search all bets' }).getAttribute('href');
    expect(search).toBe('/transactions?findBets=true');
    expect(names()).toEqual(['Ticket 100', 'Ticket 205']);
    expect(readTotals()).toBe('Wagered220.00At risk110.00Of it free play110.00To win200.00');
    fireEvent.click(screen.getByRole('button', { name: 'Live 1' }));
    await vi.waitFor(() => expect(names()).toEqual(['Ticket 100']));
    expect(readTotals()).toBe('Wagered110.00To win100.00');
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    const type = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox', { name: 'Team, league, rotation, ticket' }), {
        target: { value },
      });
    for (const text of ['lodz', 'nobody', 'niners']) {
      type(text);
      await vi.waitFor(() => expect(names()).toEqual(text === 'nobody' ? [] : ['Ticket 205']));
    }
    fireEvent.click(screen.getByRole('button', { name: 'Live 1' }));
    expect(await screen.findByText('No open bet is of this kind')).toBeTruthy();
  });

  it('filters, order and rows come from the address, and a row of one line unfolds to its bet', async () => {
    const hockey = createItem({ sportType: 'Hockey' }, 2);
    answer([
      createBet(100, 1, { riskCents: 5_000 }),
      createBet(101, 1, { riskCents: 90_000 }),
      createBet(102, 1, { items: [hockey] }),
    ]);
    const address = '/?betsSport=Football&betsOrder=risk&betsCompact=true';
    await renderPart(<OpenBetsPage />, 'en', address);
    await screen.findByRole('button', { name: 'Compact', pressed: true });
    const rows = () => screen.getAllByRole('button', { expanded: false, name: /to win/ });
    const amounts = () => rows().map(({ textContent }) => textContent.match(/[\d.]+ to win/)?.[0]);
    expect(amounts()).toEqual(['900.00 to win', '50.00 to win']);
    expect(screen.queryByRole('region', { name: 'Ticket 101' })).toBeNull();
    fireEvent.click(rows()[0]!);
    expect(screen.getByRole('region', { name: 'Ticket 101' })).toBeTruthy();
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveProperty('value', 'risk');
    const sport = screen.getByRole('combobox', { name: 'Sport' });
    expect(
      within(sport)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Every sport', 'Football', 'Hockey']);
    fireEvent.change(sport, { target: { value: 'Hockey' } });
    await vi.waitFor(() => expect(sport).toHaveProperty('value', 'Hockey'));
    expect(amounts()).toEqual(['110.00 to win']);
  });

  it('a row of one line has what the book pays now, grey once that may be old, or why it doesn’t', async () => {
    answer([createBet(100, 1), createBet(101, 1), createBet(102, 1, { freePlayFlag: true })]);
    act(() => useLineState.setState({ connection: 'live', accepting: true }));
    await renderPart(<OpenBetsPage />, 'en', '/?betsCompact=true');
    await screen.findByRole('button', { name: 'Compact', pressed: true });
    const reports = [
      ['100-1', { offerCents: 5_025, paybackCents: 40_000 }],
      ['101-1', { refusal: 'held', leg: 0 }],
      ['102-1', { refusal: 'freePlay', leg: null }],
    ] as const;
    act(() => useOfferedBets.getState().apply(reports));
    expect(screen.getByRole('button', { name: 'Cash out Line held' })).toHaveProperty('disabled', true);
    expect(screen.getByText('Not for free play')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Cash out 50.25, 100-1' }));
    expect(await screen.findByRole('dialog', { name: 'Cash out 100-1' })).toBeTruthy();
    act(() => useLineState.setState({ connection: 'stale' }));
    const old = screen.getAllByRole('button', { name: 'Cash out May be old', hidden: true });
    expect(old.map((button) => (button as HTMLButtonElement).disabled)).toContain(true);
  });

  it('a phone’s button for the choices unfolds them, and shows that one was made', async () => {
    answer([createBet(100, 1), createBet(101, 1)]);
    await renderPart(<OpenBetsPage />);
    const button = await screen.findByRole('button', { name: 'Filters', expanded: false });
    const choices = document.getElementById(button.getAttribute('aria-controls')!)!;
    expect(within(choices).getByRole('combobox', { name: 'Order' })).toBeTruthy();
    const isUnfolded = () => [button.ariaExpanded, choices.dataset['unfolded'], button.dataset['chosen']];
    expect(isUnfolded()).toEqual(['false', 'false', 'false']);
    fireEvent.click(button);
    expect(isUnfolded()).toEqual(['true', 'true', 'false']);
    fireEvent.click(within(choices).getByRole('button', { name: 'Compact' }));
    await vi.waitFor(() => expect(isUnfolded()).toEqual(['true', 'true', 'true']));
    fireEvent.click(button);
    expect(isUnfolded()).toEqual(['false', 'false', 'true']);
  });

  it('SCR1-38, SCR1-39, SCR1-40, SCR1-41, SCR1-42, CON1-29: a bet shows when, type, what, risk and win in units of 100 cents', async () => {
    answer([createBet(100, 1)]);
    await renderPart(<OpenBetsPage />);
    const group = await screen.findByRole('region', { name: 'Ticket 100' });
    expect(group.querySelector('time')?.dateTime).toBe(new Date(BOOK_MS + 100).toISOString());
    for (const part of ['Straight', 'Chiefs −3½ −110', 'Chiefs @ Bills', 'Risk110.00', 'To win100.00'])
      expect(group.textContent).toContain(part);
  });

  it('leads from each ticket to its own page, to print it, to its picture, and from each leg to its game', async () => {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    answer([createBet(100, 1), createBet(100, 2)]);
    await renderPart(<OpenBetsPage />);
    const group = within(await screen.findByRole('region', { name: 'Ticket 100' }));
    const hrefs = group.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(['/ticket/100', '/ticket/100?print=true', '/game/1', '/game/1']);
    fireEvent.click(group.getByRole('button', { name: 'Share picture of ticket 100' }));
    expect(await screen.findByRole('dialog', { name: 'Share this ticket' })).toBeTruthy();
    expect(useTicketPicture.getState().bets).toHaveLength(2);
  });

  it('shows further pages on request, and the totals of all from the start', async () => {
    const totals = { count: 3, riskCents: 33_000, toWinCents: 30_000 };
    book.answers['GET /api/open-bets'] = {
      body: createOpenBetsAnswer([createBet(102, 1), createBet(101, 1)], [], { next: '101-1', totals }),
    };
    book.answers['GET /api/open-bets?after=101-1'] = {
      body: createOpenBetsAnswer([createBet(100, 1)], [], { totals }),
    };
    await renderPart(<OpenBetsPage />);
    expect((await screen.findByText('Wagered')).parentElement?.textContent).toBe('Wagered330.00');
    expect(screen.queryByRole('region', { name: 'Ticket 100' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('region', { name: 'Ticket 100' })).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Ticket 102' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    // A change to a bet meanwhile doesn't fold the list.
    act(() => customer$.next({ kind: 'wagers' }));
    await vi.waitFor(() => expect(book.calls).toHaveLength(4));
    expect(screen.getByRole('region', { name: 'Ticket 100' })).toBeTruthy();
  });

  it('HR-44.2: a waiting live ticket is above, with the amount held for it', async () => {
    const { betType, terms, riskCents, toWinCents, freePlayFlag, items } = createBet(1, 1);
    const pendingItems = items.map(({ correlation, ...item }) => item);
    const pending = {
      idempotencyKey: 'k',
      sentAtMs: Date.now(),
      decidedAtMs: Date.now() + 4_500,
      heldCents: 11_000,
      freePlayCents: 0,
      filling: null,
      rifParent: null,
      bets: [{ betType, terms, riskCents, toWinCents, freePlayFlag, items: pendingItems }],
    };
    book.answers['GET /api/open-bets'] = { body: createOpenBetsAnswer([], [], { pending: [pending] }) };
    await renderPart(<OpenBetsPage />);
    const ticket = await screen.findByRole('region', { name: 'Pending live ticket' });
    for (const part of ['Pending: 5 seconds', 'Chiefs −3½ −110', '110.00 held until it is decided'])
      expect(ticket.textContent).toContain(part);
    expect(screen.queryByText('No open bets')).toBeNull();
  });

  it('HR-44.1: a bet that a pending ticket fills offers its spots to no other ticket', async () => {
    answer([{ ...createParlay(100, 2), isReserved: true }]);
    await renderPart(<OpenBetsPage />);
    await screen.findByRole('region', { name: 'Ticket 100' });
    expect(screen.queryByRole('button', { name: /^Fill open spots/ })).toBeNull();
  });

  it('says what will be there when it is empty', async () => {
    answer([]);
    await renderPart(<OpenBetsPage />);
    expect(await screen.findByText('No open bets')).toBeTruthy();
  });

  it('ST1-44, ST1-46: when its game ends a bet moves below, with result, score and money', async () => {
    answer([createBet(100, 1)]);
    await renderPart(<OpenBetsPage />);
    await screen.findByRole('region', { name: 'Ticket 100' });
    answer([], [gradeBet(createBet(100, 1), 'W', 10_000)]);
    act(() => customer$.next({ kind: 'wagers' }));
    expect(await screen.findByRole('heading', { name: 'Recently settled' })).toBeTruthy();
    expect(screen.getByText('+100.00')).toBeTruthy();
    expect(screen.getByText('Final: Chiefs 24, Bills 17')).toBeTruthy();
    expect(screen.getByText('Won', { selector: 'dt' })).toBeTruthy();
  });

  it('a loss has a sign', async () => {
    answer([], [gradeBet(createBet(100, 1), 'L', -11_000)]);
    await renderPart(<OpenBetsPage />);
    expect(await screen.findByText('−110.00')).toBeTruthy();
  });

  it('a visitor is asked to sign in, and nothing is requested from the book', async () => {
    useSession.setState({ session: { online: false, customer: null, balance: null } });
    await renderPart(<OpenBetsPage />);
    expect(screen.getByText('Sign in to see your open bets.')).toBeTruthy();
    expect(book.calls).toEqual([]);
  });

  it('an error says what happened and offers a retry', async () => {
    book.answers['GET /api/open-bets'] = 'lost';
    await renderPart(<OpenBetsPage />);
    expect((await screen.findByRole('alert')).textContent).toContain('No connection to the book');
    answer([createBet(100, 1)]);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByRole('region', { name: 'Ticket 100' })).toBeTruthy();
  });

  it('an answer that can’t be renewed stays, and says how old it is', async () => {
    answer([createBet(100, 1)]);
    await renderPart(<OpenBetsPage />);
    await screen.findByRole('region', { name: 'Ticket 100' });
    act(() => useLineState.getState().applyLineState({ connection: 'offline' }));
    expect((await screen.findByText(/^As of/)).getAttribute('role')).toBe('status');
    answer([]);
    act(() => useLineState.getState().applyLineState({ connection: 'live', compares: 1 }));
    expect(await screen.findByText('No open bets')).toBeTruthy();
    expect(screen.queryByText(/^As of/)).toBeNull();
  });
});

const showOne = async (bet: OpenBet): Promise<HTMLElement> => {
  answer([bet]);
  await renderPart(<OpenBetsPage />);
  return screen.findByRole('region', { name: `Ticket ${bet.ticketNumber}` });
};

const TEASER = {
  teaserName: 'T tp 6/4',
  category: 'Standard',
  tieRule: 'tp',
  points: { Football: 6 },
  payCards: { 2: -110 },
} as const;
const AMOUNTS = { riskCents: 10_000, toWinCents: 9_091 };
const PAIR = [createItem({}, 1), createItem({}, 2)];
const TRIO = [...PAIR, createItem({}, 3)];

describe('open bets of every wager type', () => {
  it.each<[string, Partial<OpenBet>]>([
    ['Parlay (2)', createParlay(100)],
    [
      'Round robin by 2s and 3s (3)',
      { terms: { kind: 'roundRobin', ...AMOUNTS, sizes: [2, 3], excluded: [], card: null }, items: TRIO },
    ],
    [
      'Teaser 6 pts football, ties push, 2 teams (2)',
      {
        terms: { kind: 'teaser', ...AMOUNTS, entered: 'risk', openSpots: 0, teams: 2, teaser: TEASER },
        items: PAIR,
      },
    ],
    ['If win only (2)', { terms: { kind: 'ifBet', condition: 'winOnly' }, items: PAIR }],
    ['If win or push (3)', { terms: { kind: 'ifBet', condition: 'winOrPush' }, items: TRIO }],
    ['Action reverse', { terms: { kind: 'reverse' }, items: PAIR }],
    ['ARBC (3)', { terms: { kind: 'reverse' }, items: TRIO }],
  ])('SCR1-39: %s', async (words, changed) => {
    const group = await showOne(createBet(100, 1, changed));
    expect(within(group).getByText(words)).toBeTruthy();
  });

  it('a parlay says what its legs pay together', async () => {
    const group = await showOne(createParlay(100));
    expect(group.textContent).toMatch(/Combined odds [+−]\d+/);
  });

  it('a bet of one leg needs no second price', async () => {
    expect((await showOne(createBet(101, 1))).textContent).not.toContain('Combined odds');
  });

  it('a round robin says how many parlays it is and what each costs', async () => {
    const terms = { kind: 'roundRobin', ...AMOUNTS, sizes: [2, 3], excluded: [], card: null } as const;
    const group = await showOne(createBet(100, 1, { terms, items: TRIO }));
    expect(within(group).getByText('4 parlays at 100.00 each')).toBeTruthy();
  });

  it('SCR1-40, ENT1-57: items show bought points, a teaser’s move and who must start', async () => {
    const group = await showOne(
      createBet(100, 1, {
        items: [
          createItem({ pointsBought: 1, finalLine: -3, finalPrice: -135 }),
          createItem({
            sportType: 'Baseball',
            listedPitcher1: 'Skubal',
            listedPitcher2: 'Skenes',
            pitcher1ReqFlag: true,
          }),
        ],
      }),
    );
    expect(group.textContent).toContain('Bought ½: −3½ −110 → −3 −135');
    expect(group.textContent).toContain('must start: Skubal');
    expect(group.textContent).not.toContain('Skenes');
  });

  it('SCR1-40: a teaser’s items show the move and no price', async () => {
    const group = await showOne(
      createBet(100, 1, {
        terms: { kind: 'teaser', ...AMOUNTS, entered: 'risk', openSpots: 0, teams: 2, teaser: TEASER },
        items: [createItem({ teaserPoints: 6, finalLine: 2.5 })],
      }),
    );
    expect(group.textContent).toContain('Teased 6: −3½ → +2½');
    expect(group.textContent).not.toContain('−110');
  });

  it('ENT1-49: a free play is marked', async () => {
    const group = await showOne(createBet(100, 1, { freePlayFlag: true }));
    expect(within(group).getByText('Free play')).toBeTruthy();
  });

  it('ST1-45, ENT1-56, ST1-46, ST1-47: each item says Pending, or its result with the score', async () => {
    const parlay = createParlay(100);
    const [first, second] = parlay.items;
    const decided = { ...first!, result: ['W', 'W'], score1: 24, score2: 17 } as const;
    const group = await showOne({ ...parlay, items: [decided, second!] });
    expect(within(group).getByText('Won')).toBeTruthy();
    expect(within(group).getByText('Final: Away 1 24, Home 1 17')).toBeTruthy();
    expect(within(group).getByText('Pending')).toBeTruthy();
  });

  it.each([
    [['L', 'P'], 'Half lost'],
    [['W', 'P'], 'Half won'],
    [['P', 'P'], 'Push'],
    [['X', 'X'], 'No action'],
  ] as const)('HR-33.2: the result %o is %s', async (result, words) => {
    const parlay = createParlay(100);
    const group = await showOne({ ...parlay, items: [{ ...parlay.items[0]!, result }, parlay.items[1]!] });
    expect(within(group).getByText(words)).toBeTruthy();
  });

  it('HR-22.4: the possible results follow the decided legs', async () => {
    const terms = { kind: 'ifBet', condition: 'winOnly' } as const;
    const decided = createItem({ result: ['W', 'W'], score1: 24, score2: 17 }, 1);
    const group = await showOne(
      createBet(100, 1, { terms, toWinCents: 20_000, items: [decided, createItem({}, 2)] }),
    );
    expect(within(group).getByText('Still possible: −10.00 to +200.00')).toBeTruthy();
  });

  it('the outcome explorer leaves decided legs unchanged and shows the money of the others', async () => {
    const parlay = createParlay(100);
    const decided = { ...parlay.items[0]!, result: ['W', 'W'] } as const;
    const group = await showOne({ ...parlay, items: [decided, parlay.items[1]!] });
    const lost = within(group).getAllByRole('button', { name: /lost/ });
    expect(lost).toHaveLength(1);
    fireEvent.click(lost[0]!);
    expect(group.textContent).toContain('The ticket loses −100.00');
  });
});

describe('the present scores', () => {
  const score = (gameNum: number, score1: number, score2: number): void =>
    act(() => {
      const segments = [[score1, score2]] as const;
      const known = {
        quote: null,
        isLineAwaited: false,
        isScoreFresh: true,
        score: createScore({ gameNum, phase: 'live', clock: '1 5:00', score1, score2, segments }),
      };
      useFollowedPicks.getState().apply([[keyOfPick({ ...SPREAD, gameNum }), known]]);
    });
  const strip = () => screen.getByRole('group', { name: 'If it ended now' }).textContent;

  it('HR-40.6, HR-22.4: stand over the bets: what is at stake, what they come to now, the best and the worst', async () => {
    answer([createBet(100, 1), createParlay(101)]);
    await renderPart(<OpenBetsPage />);
    await screen.findByRole('region', { name: 'Ticket 101' });
    expect(strip()).toContain(
      'At stake220.00Cash out now—As it standsnot begunAt best+364.46At worst−210.00',
    );
    score(1, 7, 0);
    expect(strip()).toContain('As it stands+100.00');
    expect(strip()).toContain('As it stands: 1 of 2 bets.');
    expect(strip()).toContain('Chiefs 7, Bills 0Chiefs −3½covering by 3½Away 1 −3½covering by 3½');
    score(2, 7, 0);
    expect(strip()).toContain('As it stands+364.46');
    score(1, 7, 6);
    expect(strip()).toContain('As it stands−210.00');
    expect(strip()).toContain('Chiefs −3½needs 3 more');
  });

  it('of a match say the games of its sets, which its bets are graded by', async () => {
    answer([createBet(100, 1, { items: [createItem({ sportType: 'Tennis', sportSubType: 'ATP' })] })]);
    await renderPart(<OpenBetsPage />);
    await screen.findByRole('region', { name: 'Ticket 100' });
    const segments = [
      [6, 4],
      [2, 3],
    ] as const;
    const score = createScore({ phase: 'live', clock: 'Set 2', score1: 1, score2: 0, segments });
    const known = { quote: null, isLineAwaited: false, isScoreFresh: true, score };
    act(() => useFollowedPicks.getState().apply([[keyOfPick(SPREAD), known]]));
    expect(strip()).toContain('Chiefs 1, Bills 0 · 6–4 2–3');
    expect(screen.getByRole('region', { name: 'Ticket 100' }).textContent).toContain(
      'Chiefs 1, Bills 0 · 6–4 2–3',
    );
  });

  it('stand beside what the book pays now for those that it buys back, and for none once that may be old', async () => {
    answer([createBet(100, 1), createParlay(101)]);
    act(() => useLineState.setState({ connection: 'live', accepting: true }));
    await renderPart(<OpenBetsPage />);
    await screen.findByRole('region', { name: 'Ticket 101' });
    const offers = [5_025, 8_000].map((offerCents) => ({ offerCents, paybackCents: 40_000 }));
    act(() => useOfferedBets.getState().apply([['100-1', offers[0]!]]));
    expect(strip()).toContain('Cash out now50.25');
    act(() => useOfferedBets.getState().apply([['101-1', offers[1]!]]));
    expect(strip()).toContain('Cash out now130.25');
    act(() => useOfferedBets.getState().apply([['100-1', { refusal: 'held', leg: 0 }]]));
    expect(strip()).toContain('Cash out now80.00');
    act(() => useLineState.setState({ connection: 'stale' }));
    expect(strip()).toContain('Cash out now—');
  });

  it('fill the chain of a bet’s legs, each told in words, too', async () => {
    const parlay = createParlay(101);
    answer([{ ...parlay, items: [{ ...parlay.items[0]!, result: ['W', 'W'] }, parlay.items[1]!] }]);
    await renderPart(<OpenBetsPage />);
    const states = () =>
      within(screen.getByRole('region', { name: 'Ticket 101' }))
        .getAllByRole('listitem')
        .flatMap(({ dataset, textContent }) => (dataset['state'] === undefined ? [] : [textContent]));
    await screen.findByRole('region', { name: 'Ticket 101' });
    expect(states()).toEqual(['Leg 1 won✓', 'Leg 2 not begun']);
    score(2, 0, 7);
    expect(states()).toEqual(['Leg 1 won✓', 'Leg 2 losing▼']);
  });

  it('say that they are about the shown bets alone while there are further pages', async () => {
    book.answers['GET /api/open-bets'] = { body: createOpenBetsAnswer([createBet(1, 1)], [], { next: 'p' }) };
    await renderPart(<OpenBetsPage />);
    await screen.findByRole('region', { name: 'Ticket 1' });
    expect(strip()).toContain('Of the bets shown');
  });
});

describe('futures', () => {
  const contest = createBet(101, 1, {
    betType: 'C',
    items: [
      createItem({
        pick: { type: 'C', contestNum: 5, contestantNum: 1 },
        contestDesc: 'MVP',
        contestantName: 'Allen',
      }),
    ],
  });
  const season = createBet(102, 1, { items: [createItem({ sportSubType: 'NFL Regular Season Wins' })] });

  it('SCR1-36, VAL1-41, VAL1-42: are included at first; without them contests and season wins are hidden', async () => {
    answer([createBet(100, 1), contest, season]);
    await renderPart(<OpenBetsPage />);
    const futures = await screen.findByRole('checkbox', { name: 'Include futures' });
    expect((futures as HTMLInputElement).checked).toBe(true);
    expect(screen.getAllByRole('region')).toHaveLength(3);
    fireEvent.click(futures);
    await vi.waitFor(() =>
      expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
        'Ticket 100',
      ]),
    );
    expect(screen.getByText('Wagered').parentElement?.textContent).toBe('Wagered110.00');
  });

  it('a notice says when nothing else is open', async () => {
    answer([contest]);
    await renderPart(<OpenBetsPage />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Include futures' }));
    expect(await screen.findByText('Only futures are open')).toBeTruthy();
  });
});

describe('open spots', () => {
  const open = createParlay(100, 2);

  it('are counted, with what will happen to them', async () => {
    const group = await showOne({ ...open, fillDeadlineMs: BOOK_MS });
    expect(within(group).getByText('Parlay (4)')).toBeTruthy();
    expect(within(group).getByText('2 of 4 filled')).toBeTruthy();
    expect(within(group).getByText(/^Open spots can be filled until .* no action\.$/)).toBeTruthy();
  });

  it('HR-15.5: offer no filling past the deadline', async () => {
    const group = await showOne({ ...open, fillDeadlineMs: BOOK_MS });
    expect(within(group).queryByRole('button', { name: /Fill/ })).toBeNull();
  });

  it('ST1-36, ST1-37: lead to the offering with the wager type on the slip', async () => {
    answer([open]);
    await renderPart(
      <>
        <OpenBetsPage />
        <ShownAddress />
      </>,
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Fill open spots 100-1' }));
    expect(useSlip.getState().options).toMatchObject({
      wagerType: 'parlay',
      filling: { ticketNumber: 100, wagerNumber: 1 },
    });
    expect(useSlip.getState().filled?.legs).toHaveLength(2);
    expect(useNotices.getState().waiting).toMatchObject([
      { text: 'Filling open spots of 100-1: choose your picks.' },
    ]);
    expect(await screen.findByText('address /betOffering')).toBeTruthy();
  });

  const SPOTS = { name: 'Fill open spots 100-1' };

  it('keep the picks on the slip when all of them fit in', async () => {
    useSlip.getState().togglePick(SPREAD, SPREAD_SEEN);
    answer([open]);
    await renderPart(<OpenBetsPage />);
    fireEvent.click(await screen.findByRole('button', SPOTS));
    expect(useSlip.getState()).toMatchObject({ pendingChange: null, items: [{ pick: SPREAD }] });
    expect(useSlip.getState().filled?.legs).toHaveLength(2);
  });

  it('ask first when picks on the slip don’t fit in', async () => {
    for (const gameNum of [11, 12, 13]) useSlip.getState().togglePick({ ...SPREAD, gameNum }, SPREAD_SEEN);
    answer([open]);
    await renderPart(<OpenBetsPage />);
    fireEvent.click(await screen.findByRole('button', SPOTS));
    expect(useSlip.getState()).toMatchObject({
      pendingChange: { kind: 'wagerType', fittingCount: 2, misfitCount: 1 },
      filled: null,
    });
    expect(useNotices.getState().waiting).toEqual([]);
  });
});
