import type { FoundBets } from '@lineboard/domain/books/open-bets/found-bets.schema';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBet, createParlay, gradeBet, toBet } from '../../../testing/bet-examples.ts';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { BOOK_MS, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useLineState } from '../../ground/live/line-state.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { BetSearchPage } from './BetSearchPage.tsx';
import { useFoundBets } from './found-bets-store.ts';
import { parseFindSearch, writeFindSearch } from './parse-find-search.ts';

let book: FakeBook;
const WON = gradeBet(createBet(101, 1), 'W', 10_000);
const LOST = gradeBet(createParlay(100), 'L', -10_000);

const answer = (query: string, bets: FoundBets['bets'], changed: Partial<FoundBets> = {}): void => {
  book.answers[`GET /api/bets/search${query}`] = {
    body: { bets, next: null, lookedBackToMs: null, ...changed },
  };
};

beforeEach(() => {
  book = openFakeBook();
  useFoundBets.getState().forget();
  useLineState.getState().applyLineState({ connection: 'live' });
  useSession.setState({ session: { online: true, customer: CUSTOMER, balance: null } });
});

const field = (name: string): HTMLInputElement => screen.getByLabelText(name);
const press = (name: string): void => void fireEvent.click(screen.getByRole('button', { name }));
const numbers = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((href) => href?.startsWith('/ticket/'));

describe('the search in my bets', () => {
  it('lists every bet first, settled ones with what they made, each leading to its ticket', async () => {
    answer('', [WON, LOST]);
    await renderPart(<BetSearchPage />);
    await screen.findByText('Won +100.00');
    expect(screen.getByText('Lost −100.00')).toBeTruthy();
    expect(numbers()).toEqual(['/ticket/101', '/ticket/100']);
    expect(screen.getAllByRole('button', { name: /^Bet again 10\d-1$/ })).toHaveLength(2);
  });

  it('says of a sold bet what was risked at first, what was paid and what it made', async () => {
    const sold = { riskCents: 6_000, toWinCents: 5_455, paidCents: 5_572 };
    const whole = { ...gradeBet(createBet(101, 1), 'P', 0), riskCents: 0, toWinCents: 0, sold };
    const part = createBet(100, 1, { riskCents: 5_950, toWinCents: 5_086, sold });
    answer('', [
      { ...whole, wagerStatus: 'S' },
      { ...toBet(part), gradedAtMs: null, netCents: null },
    ]);
    answer('?result=S', [{ ...whole, wagerStatus: 'S' }]);
    await renderPart(<BetSearchPage />);
    expect(await screen.findByText('Cashed out −4.28')).toBeTruthy();
    expect(screen.getByText('60.00 to win 54.55')).toBeTruthy();
    expect(screen.getByText('119.50 to win 105.41')).toBeTruthy();
    expect(screen.getAllByText('55.72 paid for 60.00 of its risk')).toHaveLength(2);
    fireEvent.change(field('Result'), { target: { value: 'S' } });
    press('Search');
    await vi.waitFor(() => expect(numbers()).toEqual(['/ticket/101']));
  });

  it('asks for what the form says, once it is sent, and has it in the address', async () => {
    answer('', [WON, LOST]);
    answer('?text=chiefs&kind=S&result=W&start=2026-01-01&leastCents=2550', [WON]);
    await renderPart(<BetSearchPage />);
    await screen.findByText('Won +100.00');
    fireEvent.change(field('Team, player, league, rotation or ticket'), { target: { value: 'chiefs' } });
    fireEvent.change(field('Kind of bet'), { target: { value: 'S' } });
    fireEvent.change(field('Result'), { target: { value: 'W' } });
    fireEvent.change(field('From day'), { target: { value: '2026-01-01' } });
    fireEvent.change(field('Risk from'), { target: { value: '25.50' } });
    expect(book.calls).toHaveLength(1);
    press('Search');
    await vi.waitFor(() => expect(numbers()).toEqual(['/ticket/101']));
    expect(field('Risk from').value).toBe('25.50');
    press('Clear');
    await vi.waitFor(() => expect(numbers()).toHaveLength(2));
    expect(field('Risk from').value).toBe('');
  });

  it.each([
    ['Write an amount like 25 or 25.50.', { 'Risk from': '20', 'Risk up to': 'x' }, ['Risk up to']],
    [
      'The largest risk is below the least.',
      { 'Risk from': '20', 'Risk up to': '5' },
      ['Risk from', 'Risk up to'],
    ],
    [
      'The last day is before the first.',
      { 'From day': '2026-02-01', 'To day': '2026-01-01' },
      ['From day', 'To day'],
    ],
  ])('marks the fields that are wrong alone, and goes to the first: %s', async (text, filled, wrong) => {
    answer('', [WON]);
    await renderPart(<BetSearchPage />);
    await screen.findByText('Won +100.00');
    for (const [name, value] of Object.entries(filled)) fireEvent.change(field(name), { target: { value } });
    press('Search');
    expect(screen.getByRole('alert').textContent).toBe(text);
    const names = ['From day', 'To day', 'Risk from', 'Risk up to'];
    expect(names.filter((name) => field(name).getAttribute('aria-invalid') === 'true')).toEqual(wrong);
    expect(names.filter((name) => field(name).hasAttribute('aria-describedby'))).toEqual(wrong);
    expect(document.activeElement).toBe(field(wrong[0]!));
    expect(book.calls).toHaveLength(1);
  });

  it('has the fields that are needed less behind a press, unless they are asked for or wrong', async () => {
    answer('', [WON]);
    answer('?start=2026-01-01', [WON]);
    await renderPart(<BetSearchPage />);
    await screen.findByText('Won +100.00');
    const more = () => screen.getByRole('button', { name: 'More' });
    const further = () => document.getElementById(more().getAttribute('aria-controls')!)!;
    const isOpen = () => [more().ariaExpanded, further().dataset['open']];
    expect(isOpen()).toEqual(['false', 'false']);
    for (const name of ['From day', 'To day', 'Risk from', 'Risk up to'])
      expect(further().contains(field(name))).toBe(true);
    press('More');
    expect(isOpen()).toEqual(['true', 'true']);
    fireEvent.change(field('Risk from'), { target: { value: '1.234' } });
    press('More');
    press('Search');
    expect(isOpen()).toEqual(['true', 'true']);
    fireEvent.change(field('Risk from'), { target: { value: '' } });
    fireEvent.change(field('From day'), { target: { value: '2026-01-01' } });
    press('More');
    press('Search');
    await vi.waitFor(() => expect(isOpen()).toEqual(['true', 'true']));
    press('Clear');
    await vi.waitFor(() => expect(isOpen()).toEqual(['false', 'false']));
  });

  it('says what can’t be asked, and asks nothing', async () => {
    answer('', [WON]);
    await renderPart(<BetSearchPage />);
    await screen.findByText('Won +100.00');
    const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
    write('Risk from', '1.234');
    press('Search');
    expect(screen.getByText('Write an amount like 25 or 25.50.')).toBeTruthy();
    write('Risk from', '50');
    write('Risk up to', '20');
    press('Search');
    expect(screen.getByText('The largest risk is below the least.')).toBeTruthy();
    write('Risk up to', '');
    write('From day', '2026-02-02');
    write('To day', '2026-02-01');
    press('Search');
    expect(screen.getByText('The last day is before the first.')).toBeTruthy();
    expect(book.calls).toHaveLength(1);
  });

  it('clears what was written but not asked, and what is said of it', async () => {
    answer('', [WON]);
    await renderPart(<BetSearchPage />);
    await screen.findByText('Won +100.00');
    fireEvent.change(field('Result'), { target: { value: 'L' } });
    fireEvent.change(field('Risk from'), { target: { value: '1.234' } });
    press('Search');
    expect(screen.getByText('Write an amount like 25 or 25.50.')).toBeTruthy();
    press('Clear');
    expect(field('Risk from').value).toBe('');
    expect(field('Result').value).toBe('');
    expect(screen.queryByText('Write an amount like 25 or 25.50.')).toBeNull();
  });

  it('leads to all bets on a game and on a side of it, and back to every game', async () => {
    answer('', [WON, LOST]);
    answer('?gameNum=1', [WON]);
    answer('?gameNum=1&outcome=G.1.0.S.team1', [WON]);
    await renderPart(<BetSearchPage />);
    const [first] = await screen.findAllByRole('listitem');
    fireEvent.click(
      within(first!).getByRole('button', { name: /^All bets on Chiefs @ Bills/, hidden: true }),
    );
    await vi.waitFor(() => expect(numbers()).toEqual(['/ticket/101']));
    expect(screen.getByText('All bets on Chiefs @ Bills', { selector: 'span' })).toBeTruthy();
    const side = screen.getByRole('button', { name: /^All bets on Chiefs −3½/, hidden: true });
    fireEvent.click(side);
    await vi.waitFor(() => expect(book.calls).toHaveLength(3));
    press('Every game');
    await vi.waitFor(() => expect(numbers()).toHaveLength(2));
  });

  it('says how far back it looked, and looks further on request', async () => {
    answer('', [], { next: '5-4', lookedBackToMs: BOOK_MS });
    answer('?after=5-4', [LOST]);
    await renderPart(<BetSearchPage />);
    await screen.findByText(/^Looked through your bets back to /);
    expect(screen.queryByText('No bet fits')).toBeNull();
    press('Show more');
    await screen.findByText('Lost −100.00');
    expect(screen.queryByText(/^Looked through/)).toBeNull();
  });

  it('says that nothing fits, that the book can’t be asked, and who may ask', async () => {
    answer('?text=nobody', []);
    await renderPart(<BetSearchPage />, 'en', '/?findText=nobody');
    expect(await screen.findByText('No bet fits')).toBeTruthy();
    delete book.answers['GET /api/bets/search'];
    press('Clear');
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the address of a search', () => {
  it('says what is asked, and leaves out what can’t be', () => {
    const question = {
      text: '10',
      kind: 'P',
      result: 'X',
      start: '2026-01-01',
      end: '2026-01-31',
      leastCents: 0,
      mostCents: 5_000,
      gameNum: 7,
      outcome: 'C.4.5',
    } as const;
    expect(parseFindSearch(writeFindSearch(question))).toEqual(question);
    expect(parseFindSearch({ findText: 10 })).toEqual({ text: '10' });
    const hostile = {
      findText: ' ',
      findKind: '__proto__',
      findResult: ['W'],
      findFrom: '2026-02-30',
      findTo: 5,
      findLeast: -1,
      findMost: 1e300,
      findGame: 1.5,
      findOutcome: 'G.1',
    };
    expect(parseFindSearch({ ...hostile, findOutcome: "G.1.0.S.team1'--" })).toEqual({});
    expect(parseFindSearch({ findText: 'x'.repeat(500) }).text).toHaveLength(60);
  });
});
