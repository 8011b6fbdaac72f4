import { readSharedSlip, writeSharedSlip } from '@lineboard/domain/betting/sharing/shared-slip';
import type { Bet, BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { WagerTerms } from '@lineboard/domain/betting/wager/wager';
import { DEFAULT_HOUSE_RULES } from '@lineboard/domain/ground/house-rules/default-house-rules';
import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import { type GamePick, keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createScore } from '@lineboard/domain/testing/book-fixtures';
import { createItem } from '../../../testing/bet-examples.ts';
import { openFakeBook } from '../../../testing/fake-book.ts';
import { openTestPage } from '../../../testing/open-test-page.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ShownAddress } from '../../../testing/ShownAddress.tsx';
import { createGameQuote, spreadIdOf, spreadOf } from '../../../testing/slip-examples.ts';
import { pick, show } from '../../../testing/slip-panel.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import { useShell } from '../../ground/ui/shell-store.ts';
import { useOffering } from '../offering/offering-store.ts';
import { useFoundLines } from '../offering/found-lines-store.ts';
import { selectTeasers } from '../slip/state/slip-rules.ts';
import { useSlip } from '../slip/state/slip-store.ts';
import { BetAgain } from './BetAgain.tsx';
import { SharedSlip } from './SharedSlip.tsx';

const TIME_OUT = { startedAtMs: 1, endsAtMs: null } as never;
const legOf = (gameNum: number) => ({ pick: spreadOf(gameNum), sportType: 'Football', sportSubType: 'NFL' });
const REF = { ticketNumber: 100, wagerNumber: 1 };
/** The book has these games, some with a score, and none of the others that are asked for. */
const answer = (...games: Array<number | Pick<GameScore, 'gameNum' | 'phase'>>): void =>
  act(() => {
    const { picks, applyQuotes } = useFoundLines.getState();
    applyQuotes(
      picks.map((asked) => {
        const gameNum = asked.type === 'G' ? asked.gameNum : 0;
        const quote = createGameQuote(gameNum);
        const scored = games
          .filter((game) => typeof game !== 'number')
          .find((game) => game.gameNum === gameNum);
        const score = scored === undefined ? null : createScore(scored);
        const told = { quote, epoch: 'e', score, isScoreFresh: true };
        const isThere = scored !== undefined || games.includes(gameNum);
        return [keyOfPick(asked), isThere ? told : null] as const;
      }),
    );
  });
const itemIds = (): string[] => useSlip.getState().items.map(({ itemId }) => itemId);
const takeNotice = async () => {
  await waitFor(() => expect(useNotices.getState().waiting).toHaveLength(1));
  return useNotices.getState().takeNotices()[0]!;
};

beforeEach(() => {
  openFakeBook();
  openTestPage();
  useNotices.getState().takeNotices();
  useShell.setState({ arrivesAt: 'page', isSlipOpen: false });
});

describe('bet again', () => {
  const items = [
    createItem({ pick: spreadOf(1) }),
    createItem({ pick: spreadOf(2), team1Id: 'Packers' }, 2),
    createItem({ pick: spreadOf(1) }),
  ];
  const render = (before: Pick<Bet, 'terms' | 'items'> = { terms: { kind: 'straight' }, items }) =>
    renderPart(
      <>
        <BetAgain bets={[before]} number="100-1" />
        <ShownAddress />
      </>,
      'en',
      '/openBets',
    );
  const again = async (terms: WagerTerms, picks: readonly BetItem[], ...open: number[]) => {
    await render({ terms, items: picks });
    await userEvent.click(screen.getByRole('button', { name: 'Bet again 100-1' }));
    answer(...open);
    return takeNotice();
  };
  const spreads = [1, 2, 3].map((gameNum) => createItem({ pick: spreadOf(gameNum) }, gameNum));
  const total = createItem({ pick: { ...spreadOf(1), market: 'L', side: 'over' } as GamePick });
  const STAKE = {
    riskCents: 1_000,
    toWinCents: 2_000,
    entered: { amountEntered: 'risk', amountCents: 1_000 },
  };
  const teaser = selectTeasers({ rules: DEFAULT_HOUSE_RULES }).at(-1)!;
  const AS_BEFORE: Array<[string, object, object]> = [
    ['parlay', { ...STAKE, card: null, openSpots: 0 }, { wagerType: 'parlay', roundRobinSizes: [] }],
    [
      'roundRobin',
      { ...STAKE, sizes: [2, 3], excluded: [], card: null },
      { wagerType: 'parlay', roundRobinSizes: [2, 3] },
    ],
    [
      'teaser',
      { ...STAKE, openSpots: 0, teams: 3, teaser },
      { wagerType: 'teaser', teaserName: teaser.teaserName },
    ],
    ['ifBet', { condition: 'winOrPush' }, { wagerType: 'ifWinOrPush' }],
    ['ifBet', { condition: 'winOnly' }, { wagerType: 'ifWinOnly' }],
    ['reverse', {}, { wagerType: 'actionReverse', arbc: true }],
  ];

  it.each(AS_BEFORE)('makes an empty slip the kind that the bet was: %s', async (kind, terms, options) => {
    const { text } = await again({ kind, ...terms } as WagerTerms, spreads, 1, 2, 3);
    expect(text).toBe('3 picks are on your slip, at today’s lines.');
    expect(useSlip.getState().options).toMatchObject({ ...options, amountCents: null });
    expect(itemIds()).toEqual([1, 2, 3].map(spreadIdOf));
  });

  it('buys the points again that the bet had, where the slip’s kind and today’s line sell them', async () => {
    const pointsBought = [1, -2, 9];
    const bought = spreads.map((item, at) => ({ ...item, pointsBought: pointsBought[at]! }));
    const ofItems = () => useSlip.getState().items.map((item) => item.pointsBought);
    const parlay = { kind: 'parlay', ...STAKE, card: null, openSpots: 0 } as unknown as WagerTerms;
    await again(parlay, bought, 1, 2, 3);
    expect(ofItems()).toEqual([1, -2, 0]);
    act(() => useSlip.getState().clear());
    cleanup();
    await again({ kind: 'teaser', ...STAKE, openSpots: 0, teams: 3, teaser } as never, bought, 1, 2, 3);
    expect(ofItems()).toEqual([0, 0, 0]);
  });

  it('combines again what was combined within a parlay, as far as its lines are open', async () => {
    const combinations = [{ legs: [0, 2], factor: '36/10' }];
    const terms = { kind: 'combination', ...STAKE, combinations } as unknown as WagerTerms;
    await again(terms, [spreads[0]!, spreads[1]!, total], 1, 2);
    expect(useSlip.getState().options).toMatchObject({
      wagerType: 'parlay',
      combinations: [{ itemIds: [spreadIdOf(1), keyOfPick(total.pick)], seenFactor: '1/1' }],
    });
    act(() => useSlip.getState().clear());
    cleanup();
    const gone = await again(terms, [spreads[0]!, spreads[1]!, total], 2);
    expect(gone.text).toMatch(/No longer offered/);
    expect(useSlip.getState().options).toMatchObject({ wagerType: 'parlay', combinations: [] });
  });

  it('adds to a slip with picks, whose kind stays, and says so', async () => {
    pick(9);
    const terms = { kind: 'parlay', ...STAKE, card: null, openSpots: 0 } as unknown as WagerTerms;
    expect((await again(terms, spreads, 1, 2, 3)).text).toBe(
      '3 picks are on your slip, at today’s lines. Your slip keeps its own kind: Straight.',
    );
    expect(useSlip.getState().options.wagerType).toBe('straight');
    expect(itemIds()).toEqual([9, 1, 2, 3].map(spreadIdOf));
  });

  it('lays the picks at today’s lines, shows the slip beside the lines, and names what is no longer offered', async () => {
    await render();
    await userEvent.click(screen.getByRole('button', { name: 'Bet again 100-1' }));
    expect(useFoundLines.getState().picks).toEqual([spreadOf(1), spreadOf(2)]);
    expect((screen.getByRole('button', { name: 'Bet again 100-1' }) as HTMLButtonElement).disabled).toBe(
      true,
    );
    answer(1);
    const { kind, text } = await takeNotice();
    expect(kind).toBe('error');
    expect(text).toMatch(/^1 pick is on your slip, at today’s line\. No longer offered: Packers −3½\.$/);
    expect(itemIds()).toEqual([spreadIdOf(1)]);
    expect(useShell.getState().arrivesAt).toBe('slip');
  });

  it('says of a game that has ended that it is over, though its line is still shown, and adds the others', async () => {
    await render();
    await userEvent.click(screen.getByRole('button', { name: 'Bet again 100-1' }));
    answer(1, { gameNum: 2, phase: 'final' });
    expect((await takeNotice()).text).toBe(
      '1 pick is on your slip, at today’s line. Already over: Packers −3½.',
    );
    expect(itemIds()).toEqual([spreadIdOf(1)]);
  });

  it.each([
    ['fills an open play', { filling: REF }, 'Your slip fills an open play.'],
    ['rolls from an open bet', { parentRif: { ...REF, winOnly: true } }, 'Your slip rolls from an open bet.'],
  ])('leaves a slip as it is that %s, and says so', async (_, hanging, said) => {
    pick(9);
    useSlip.setState(({ options }) => ({ options: { ...options, ...hanging } }));
    const { options } = useSlip.getState();
    const { kind, text } = await again({ kind: 'straight' }, spreads, 1, 2, 3);
    expect(kind).toBe('error');
    expect(text.startsWith(said)).toBe(true);
    expect(itemIds()).toEqual([spreadIdOf(9)]);
    expect(useSlip.getState().options).toEqual(options);
    expect(useShell.getState().arrivesAt).toBe('page');
  });

  it('stays on its page when nothing is left to bet on', async () => {
    await render();
    await userEvent.click(screen.getByRole('button', { name: 'Bet again 100-1' }));
    answer();
    expect((await takeNotice()).text).toMatch(/^No longer offered: /);
    expect([itemIds(), useShell.getState().arrivesAt]).toEqual([[], 'page']);
  });

  it('is not there in a time-out', async () => {
    openTestPage({ customer: { timeOut: TIME_OUT } });
    await render();
    expect(screen.queryByRole('button', { name: /^Bet again/ })).toBeNull();
  });
});

describe('a shared link', () => {
  const address = `/slip/${writeSharedSlip([legOf(1), legOf(2)])}_x.y`;
  const open = (at = address) => renderPart(<SharedSlip />, 'en', at);
  const NFL = { sportSubType: 'NFL', topic: 'lines/main/Football/NFL' };
  const figures = { count: 2, liveCount: 0, spotlightCount: 0, nextStartMs: null };

  beforeEach(() =>
    useOffering.setState({
      menu: [{ sportType: 'Football', type: 'G', subSports: [{ ...NFL, ...figures }] }],
    }),
  );

  it('lays its picks onto the slip without amounts, and names what it doesn’t hold', async () => {
    await open();
    answer(1);
    expect((await takeNotice()).text).toBe(
      '1 pick is on your slip, at today’s line. No longer offered: a pick in NFL. Not readable in this link: x.y.',
    );
    expect(itemIds()).toEqual([spreadIdOf(1)]);
    expect(useSlip.getState().items[0]?.amountCents).toBeNull();
  });

  it('reads out no league that the book doesn’t have: anybody may write an address', async () => {
    const legs = [{ ...legOf(2), sportSubType: 'Call 555-0100 \u202eto unlock your account' }];
    await open(`/slip/${writeSharedSlip(legs)}`);
    answer();
    expect((await takeNotice()).text).toBe('No longer offered: a pick.');
  });

  it('leaves who has gone on to another page there, and says what is on the slip', async () => {
    const Leave = () => {
      const navigate = useNavigate();
      return (
        <button type="button" onClick={() => void navigate({ to: '/openBets' })}>
          Leave
        </button>
      );
    };
    const Shown = () =>
      useLocation({ select: ({ pathname }) => pathname }).startsWith('/slip') && <SharedSlip />;
    await renderPart(
      <>
        <Shown />
        <Leave />
        <ShownAddress />
      </>,
      'en',
      address,
    );
    fireEvent.click(screen.getByText('Leave'));
    await screen.findByText('address /openBets');
    answer(1, 2);
    expect((await takeNotice()).text).toMatch(/^2 picks are on your slip/);
    await act(() => new Promise<void>((done) => setTimeout(done, 50)));
    expect(screen.getByText('address /openBets')).toBeTruthy();
    expect(useShell.getState().arrivesAt).toBe('page');
  });

  it('lays nothing in a time-out', async () => {
    openTestPage({ customer: { timeOut: TIME_OUT } });
    await open();
    expect((await takeNotice()).text).toBe('This link puts nothing on your slip during your time-out.');
    expect([itemIds(), useFoundLines.getState().picks]).toEqual([[], []]);
  });

  it('of much nonsense names little of it, and nothing that can’t be seen', async () => {
    await open(`/slip/${encodeURIComponent('\u202egnp_a_b_c_d_e_f_g_h')}`);
    expect((await takeNotice()).text).toBe('Not readable in this link: ·gnp, a, b, ….');
  });

  it('of nonsense says so and asks the book for nothing', async () => {
    await open('/slip/__proto__._constructor_%3Cscript%3E');
    expect((await takeNotice()).text).toMatch(/^Not readable in this link: /);
    expect(itemIds()).toEqual([]);
  });
});

describe('sharing the slip', () => {
  it('copies an address that holds the picks in their order, and no amounts', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined);
    pick(2, 1);
    act(() => useSlip.getState().enterAmount(spreadIdOf(1), 'risk', 1_000));
    await show();
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await user.click(screen.getByRole('button', { name: 'Copy a link to these picks' }));
    expect(await screen.findByText('Link copied: picks, no amounts')).toBeTruthy();
    const [copied = ''] = writeText.mock.calls[0] ?? [];
    const [, text = ''] = copied.split('#/slip/');
    expect(readSharedSlip(text)).toEqual({ legs: [legOf(2), legOf(1)], wrong: [], isCut: false });
    expect(text).not.toContain('1000');
    writeText.mockRejectedValueOnce(new Error('refused'));
    act(() => useSlip.getState().removeItem(spreadIdOf(1)));
    await user.click(screen.getByRole('button', { name: 'Copy a link to these picks' }));
    expect(await screen.findByText('The link couldn’t be copied')).toBeTruthy();
  });

  it('is not offered in a time-out', async () => {
    openTestPage({ customer: { timeOut: TIME_OUT } });
    pick(1);
    await show();
    expect(screen.queryByText('Copy a link to these picks')).toBeNull();
  });
});
