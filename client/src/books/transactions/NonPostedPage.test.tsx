import type { PlaysNotPosted } from '@lineboard/domain/books/transactions/casino-play.schema';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { type FakeBook, openFakeBook } from '../../../testing/fake-book.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { BOOK_MS, CUSTOMER } from '../../../testing/slip-examples.ts';
import { useSession } from '../../ground/session/session-store.ts';
import { NonPostedPage } from './NonPostedPage.tsx';
import { usePlaysNotPosted } from './plays-store.ts';

const ASKED = 'GET /api/casino-plays/not-posted';

const play = (playId: number, system: string, winCents: number | null) => ({
  playId,
  system,
  round: `r-${playId}`,
  riskCents: 1_000,
  winCents,
  acceptedAtMs: BOOK_MS,
});

let book: FakeBook;
const answer = (asked: string, plays: PlaysNotPosted['plays'], next: number | null = null): void => {
  const totals = {
    count: plays.length,
    riskCents: plays.reduce((sum, { riskCents }) => sum + riskCents, 0),
    winCents: plays.reduce((sum, { winCents }) => sum + (winCents ?? 0), 0),
  };
  book.answers[asked] = { body: { plays, totals, next } satisfies PlaysNotPosted };
};
const rows = async (): Promise<string[]> =>
  within(await screen.findByRole('table', { name: 'Casino plays not posted' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent ?? '');

beforeEach(() => {
  book = openFakeBook();
  usePlaysNotPosted.getState().forget();
  useSession.setState({ session: { online: true, customer: CUSTOMER, balance: null } });
});

it('R1-51, CALL2-23, SCR2-36, SCR2-39: all plays that are not posted, with their totals', async () => {
  answer(ASKED, [play(2, 'Lotto Pro', null), play(1, 'Casino', 2_550)]);
  await renderPart(<NonPostedPage />, 'en', '/nonPosted');
  const [, lotto, casino, totals] = await rows();
  expect(lotto).toMatch(/^LottoRound r-2.*10.00Under way$/);
  expect(casino).toMatch(/^CasinoRound r-1.*10.0025.50$/);
  expect(totals).toBe('2 plays20.0025.50');
});

it('SCR2-37, SCR2-38: the tabs Lotto and Casino request theirs, and say when there are none', async () => {
  answer(ASKED, [play(2, 'Lotto Pro', null), play(1, 'Casino', 0)]);
  answer(`${ASKED}?tab=lotto`, [play(2, 'Lotto Pro', null)]);
  answer(`${ASKED}?tab=casino`, []);
  await renderPart(<NonPostedPage />, 'en', '/nonPosted');
  expect(await rows()).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Lotto' }));
  await screen.findByText('1 play');
  expect(screen.getByRole('button', { name: 'Lotto' }).getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Casino' }));
  expect(await screen.findByText('No plays waiting')).toBeTruthy();
});

it('shows more of a long list, and says when it fails', async () => {
  book.answers[ASKED] = 'lost';
  await renderPart(<NonPostedPage />, 'en', '/nonPosted');
  expect(await screen.findByRole('alert')).toBeTruthy();
  answer(ASKED, [play(9, 'Casino', 0)], 9);
  answer(`${ASKED}?before=9`, [play(8, 'Casino', 0)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByText('Round r-8')).toBeTruthy();
});

it('a visitor is asked to sign in', async () => {
  useSession.setState({ session: { online: false, customer: null, balance: null } });
  await renderPart(<NonPostedPage />, 'en', '/nonPosted');
  expect(await screen.findByText('Sign in to see your casino plays.')).toBeTruthy();
  expect(book.calls).toEqual([]);
});
