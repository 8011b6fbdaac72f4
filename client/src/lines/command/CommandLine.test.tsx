import type { GameMatch } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { keyOfPick, type WagerPick } from '@lineboard/domain/ground/pick/pick';
import type { WatchedQuote } from '@lineboard/workers/board/board-frame';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ACCOUNT, createGameQuote } from '../../../testing/slip-examples.ts';
import { useFoundLines } from '../../betting/offering/found-lines-store.ts';
import { SlipPanel } from '../../betting/slip/SlipPanel.tsx';
import { useSlip } from '../../betting/slip/state/slip-store.ts';
import { SLIP_ID } from '../../ground/ui/focus-parts.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { CommandLine } from './CommandLine.tsx';

/** The games have the numbers 107 and 108, 109 and 110, … */
const matchOf = (gameNum: number, team1RotNum: number): GameMatch => ({
  gameNum,
  sportType: 'Football',
  sportSubType: 'NFL',
  team1Id: `Away ${gameNum}`,
  team2Id: `Home ${gameNum}`,
  team1RotNum,
  team2RotNum: team1RotNum + 1,
  gameDateTimeMs: 1,
  topic: 'lines/main/Football/NFL',
  phase: 'scheduled',
  furtherLines: 0,
});
const GAMES = [matchOf(1, 107), matchOf(2, 109)];

const told = (pick: WagerPick): WatchedQuote => ({
  quote: createGameQuote(pick.type === 'G' ? pick.gameNum : 0),
  epoch: 'e',
  score: null,
  isScoreFresh: true,
});

/** The line over a page with its slip; it is there until it is closed. */
function Page() {
  const isTyped = useShell(({ typedCommand }) => typedCommand !== null);
  return (
    <>
      <section id={SLIP_ID} tabIndex={-1} aria-label="The slip">
        <SlipPanel />
      </section>
      {isTyped && <CommandLine />}
    </>
  );
}

const open = async (typed = ''): Promise<void> => {
  act(() => useShell.getState().changeShell({ typedCommand: '' }));
  await renderPart(<Page />);
  if (typed !== '') await type(typed);
};
const field = () => screen.getByRole('textbox', { name: 'Type a bet' });
/** Types, and lets the book find the games and give their lines. */
const type = async (typed: string): Promise<void> => {
  await userEvent.type(field(), typed);
  await act(() => new Promise<void>((done) => setTimeout(done, 20)));
  act(() => {
    const { picks, applyQuotes } = useFoundLines.getState();
    applyQuotes(picks.map((pick) => [keyOfPick(pick), told(pick)] as const));
    // The slip's own watch list has the same worker.
    useSlip.getState().applyQuotes(picks.map((pick) => [keyOfPick(pick), told(pick).quote] as const));
  });
};
const said = (): string =>
  screen.getByRole('dialog', { name: 'Type a bet' }).querySelector('[role="status"]')?.textContent ?? '';
const giveSlipQuotes = () =>
  act(() =>
    useSlip
      .getState()
      .applyQuotes(useSlip.getState().items.map(({ itemId, pick }) => [itemId, told(pick).quote] as const)),
  );
const bet = () => document.querySelector<HTMLElement>('[data-kind="place"]');

beforeEach(() => {
  openTestPage();
  const search = { body: { games: GAMES, contests: [] } };
  openFakeBook(
    Object.fromEntries([107, 108, 109, 110].map((each) => [`GET /api/offering/search?text=${each}`, search])),
  );
  useFoundLines.setState({ lists: new Map(), topics: [], picks: [], quotes: new Map() });
});

describe('the line for typed bets', () => {
  it('says in words what may be written, what comes next, and what the bet comes to', async () => {
    await open();
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
      /^s spread · m moneyline .* t 6 before a teaser of 6 points .* ⏎ again bets\.$/,
    );
    expect(said()).toBe('A rotation number comes first, like 107.');
    await type('107 ');
    expect(said()).toContain('Now the market: s, m, d, o, u, to or tu.');
    await type('s ');
    expect(said()).toContain('Now the amount: 110 to risk it, or w100 to win 100.');
    await type('110');
    expect(said()).toContain('Risk 110.00 to win 100.00 · ⏎ to the slip');
  });

  it('says of each pick that its price is coming, what it is, or that there is none', async () => {
    await open();
    await userEvent.type(field(), 'p 107 s 109 o ');
    await act(() => new Promise<void>((done) => setTimeout(done, 20)));
    expect(said()).toMatch(/Away 1 @ Home 1: the price is coming\..*Away 2 @ Home 2: the price is coming\./);
    act(() => {
      const { picks, applyQuotes } = useFoundLines.getState();
      applyQuotes(picks.map((pick, at) => [keyOfPick(pick), at === 0 ? told(pick) : null] as const));
    });
    expect(said()).toMatch(/^Away 1 −3½ .*−110/);
    expect(said()).toContain('Away 2 @ Home 2: this has no price that can be bet on now.');
    expect(said()).not.toContain('the price is coming');
  });

  it('reads a teaser, names it, shows where it moves each line, and puts it on the slip', async () => {
    await open('t ');
    expect(said()).toContain('Now the points, like 6 or 6.5.');
    await type('6 107 ');
    expect(said()).toContain('A teaser needs another pick, like 110 or 110 o.');
    await type('110');
    expect(said()).toContain('Away 1 @ Home 1');
    await type(' ');
    expect(said()).toContain('Another pick, or the amount: 50, 110.00 from 100 on, or w100 to win 100.');
    await type('50');
    expect(said()).toMatch(/^Teaser · 6 pts football \/ 4 basketball.*ties push/);
    expect(said()).toMatch(/Away 1 −3½ .*→ \+2½/);
    expect(said()).toMatch(/Home 2 \+3½ .*→ \+9½/);
    expect(said()).toContain('Risk 50.00 · ⏎ to the slip');
    await userEvent.keyboard('{Enter}');
    const { options, items } = useSlip.getState();
    expect(options).toMatchObject({
      wagerType: 'teaser',
      teaserName: 'T tp 6/4',
      amountEntered: 'risk',
      amountCents: 5_000,
    });
    expect(items.map(({ itemId }) => itemId)).toEqual(['G.1.0.S.team1', 'G.2.0.S.team2']);
  });

  it('puts another teaser than the slip’s first one there', async () => {
    await open('t 6tw 107 109 o 25');
    expect(said()).toMatch(/^Teaser · 6 pts football \/ 4 basketball, ties win/);
    await userEvent.keyboard('{Enter}');
    expect(useSlip.getState().options).toMatchObject({ teaserName: 'T tw 6/4', amountCents: 2_500 });
  });

  it.each([
    ['t 8 107 110 50', /No teaser moves so far here: write one of 6tp, 6\.5tp, 7tp, 10tl, 13tl, 6tw\./],
    ['t 10 107 110 50', /This teaser takes so many picks: 3\./],
    ['t 6 107 o h1 110 50', /Away 1 @ Home 1: this teaser doesn’t move that bet\./],
    ['t 6 107 m', /A teaser moves points: write s, o, u, to or tu in the place of “m”\./],
  ])('%s says what would be right, and Enter bets nothing', async (typed, right) => {
    await open(typed);
    expect(said()).toMatch(right);
    await userEvent.keyboard('{Enter}');
    expect(useSlip.getState().items).toEqual([]);
    expect(field()).toBeTruthy();
  });

  it.each([
    // The total of a game has two numbers.
    ['p 107 o 108 o 109 s 110 m 50', /Away 1 @ Home 1: this is there twice\. Take one away\./],
    ['t 6 107 110 107 109 o 50', /Away 1 @ Home 1: this is there twice\. Take one away\./],
  ])('%s is no bet on the other picks alone', async (typed, right) => {
    await open(typed);
    await userEvent.keyboard('{Enter}');
    expect(useSlip.getState().items).toEqual([]);
    expect(said()).toMatch(right);
    expect(said()).not.toContain('⏎ to the slip');
  });

  it('puts nothing onto a slip that rolls from an open bet, and says so', async () => {
    const { options } = useSlip.getState();
    const parentRif = { ticketNumber: 100, wagerNumber: 1, winOnly: true };
    useSlip.setState({ options: { ...options, parentRif } });
    await open('107 s 110');
    await userEvent.keyboard('{Enter}');
    expect(said()).toMatch(/^Your slip rolls from an open bet\./);
    expect(useSlip.getState().items).toEqual([]);
    expect(useSlip.getState().options.parentRif).toEqual(parentRif);
  });

  it('↑ brings back teasers as they were entered', async () => {
    await open('t 6 107 110 50');
    await userEvent.keyboard('{Enter}');
    act(() => {
      useSlip.getState().clear();
      useShell.getState().changeShell({ typedCommand: '' });
    });
    await userEvent.type(field(), '{ArrowUp}');
    expect(field()).toHaveProperty('value', 't 6 107 110 50');
  });
});

describe('Enter after Enter', () => {
  it.each([
    ['107 s 110', /^Press again: Away 1 −3½ −110, risk 110\.00$/],
    ['p 107 s 110 s 25', /^Press again: Parlay .*risk 25\.00$/],
    ['t 6 107 110 50', /^Press again: Teaser .*risk 50\.00$/],
  ])('ST2-27: %s is the first of two presses, which says what the second bets', async (typed, again) => {
    await open(typed);
    await userEvent.keyboard('{Enter}');
    giveSlipQuotes();
    await waitFor(() => expect(bet()?.textContent).toMatch(again));
    expect(document.activeElement).toBe(bet());
    await waitFor(() => expect(bet()?.dataset['hold']).toBe('armed'));
    expect(useSlip.getState().ticket.stage).toBe('editing');
    await userEvent.keyboard('{Enter}');
    expect(useSlip.getState().ticket).toMatchObject({
      request: { items: useSlip.getState().items.map(({ itemId }) => ({ itemId })) },
    });
  });

  it('is no press of a bet that something else was focused before', async () => {
    act(() => useSlip.getState().applyAccount(null));
    await open('107 s 110');
    await userEvent.keyboard('{Enter}');
    expect(bet()).toBeNull();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    act(() => elsewhere.focus());
    act(() => useSlip.getState().applyAccount(ACCOUNT));
    giveSlipQuotes();
    await waitFor(() => expect(bet()).not.toBeNull());
    act(() => bet()?.focus());
    expect(bet()?.dataset['hold']).toBe('idle');
    elsewhere.remove();
  });
});
