import { offerCombination } from '@lineboard/domain/betting/combination/offer-combination';
import { COMBINATION_FIGURES } from '@lineboard/domain/betting/combination/combination-figures';
import { keyOfPick, type GamePick } from '@lineboard/domain/ground/pick/pick';
import { writeRational } from '@lineboard/domain/ground/money/rational-text';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import {
  answered,
  combinationWorker,
  setUpCombinationWorker,
} from '../../../../testing/combination-worker.ts';
import { BOOK_MS, createGameQuote, SPREAD_SEEN, spreadOf } from '../../../../testing/slip-examples.ts';
import { pickMoneyLine } from '../../../../testing/open-test-slip.ts';
import { openTestPage } from '../../../../testing/open-test-page.ts';
import { enter, pick, press, readAction, setUpSlipTests, show } from '../../../../testing/slip-panel.tsx';
import { useDeviceSettings } from '../../../ground/device/device-settings.ts';
import { useSlip } from '../state/slip-store.ts';
import { formatFactor } from './format-factor.ts';

setUpSlipTests();
setUpCombinationWorker();

// What keeps them is what the page's own start began.
beforeEach(() => useSlip.getState().chooseWagerType('parlay'));

const totalOf = (gameNum: number): GamePick => ({ ...spreadOf(gameNum), market: 'L', side: 'over' });
const pickTotal = (gameNum: number, game: Parameters<typeof createGameQuote>[2] = {}): void =>
  act(() => {
    const total = totalOf(gameNum);
    useSlip.getState().togglePick(total, { ...SPREAD_SEEN, line: 45.5 });
    useSlip.getState().applyQuotes([[keyOfPick(total), createGameQuote(gameNum, {}, game)]]);
  });
const group = () => screen.getByRole('region', { name: 'Same-game parlay' });
const price = (): string | null => within(group()).getByRole('status').textContent;

/** What the gateway would say of the spread and the total of game 1. */
const worth = (spreadAdj1: number): string => {
  const quote = createGameQuote(1, { spreadAdj1 });
  if (quote.type !== 'G') throw new Error('no game');
  const legs = [spreadOf(1), totalOf(1)].map((one, at) => ({
    pick: one,
    points: at === 0 ? -3.5 : 45.5,
    pitcher1ReqFlag: true,
    pitcher2ReqFlag: true,
  }));
  const { game, line } = quote;
  const offered = offerCombination(legs, {
    offer: { game, lines: [line], feedUp: true },
    score: null,
    bookMs: BOOK_MS,
    figures: COMBINATION_FIGURES,
  });
  if ('faults' in offered) throw new Error(JSON.stringify(offered));
  return writeRational(offered.factor);
};
const written = (factor: string): string =>
  formatFactor({ price: (american) => (american > 0 ? `+${american}` : `−${-american}`) }, factor);

it('HR-64.4, HR-66.1: picks of one game are combined on the slip at the book’s own price, which goes out as it is shown', async () => {
  pick(1, 2);
  pickTotal(1);
  await show();
  await press('Combine');
  await answered();
  expect(price()).toBe(written(worth(-110)));
  expect(within(group()).getByText('2 picks')).toBeTruthy();
  expect(within(group()).getByText('Away 1 @ Home 1')).toBeTruthy();
  expect(within(group()).queryByRole('region', { name: 'Away 2 −3½' })).toBeNull();
  expect(useSlip.getState().options.combinations).toEqual([
    {
      itemIds: [spreadOf(1), totalOf(1)].map(keyOfPick),
      pickedFactor: worth(-110),
      seenFactor: worth(-110),
    },
  ]);
  enter('Risk on the ticket', '10');
  expect(readAction()).toMatch(/^Risk 10\.00 to win /);
});

it('HR-67.1: a price that moved down is asked about, from the one to the other, and nothing is bet until then', async () => {
  pick(1);
  pickTotal(1);
  await show();
  await press('Combine');
  await answered();
  enter('Risk on the ticket', '10');
  act(() =>
    useSlip
      .getState()
      .applyQuotes([[keyOfPick(spreadOf(1)), createGameQuote(1, { spreadAdj1: -150, version: 9 })]]),
  );
  await answered();
  expect(price()).toBe(`${written(worth(-110))} → ${written(worth(-150))}`);
  expect(readAction()).toBe(`Accept Same-game parlay ${written(worth(-110))} → ${written(worth(-150))}`);
  expect(useSlip.getState().options.combinations?.[0]?.seenFactor).toBe(worth(-110));
});

it('HR-32.5: nothing is bet at what may be old, and the amount stays in sight', async () => {
  pick(1);
  pickTotal(1);
  await show();
  await press('Combine');
  await answered();
  enter('Risk on the ticket', '10');
  const quote = { ...createGameQuote(1), feedUp: false };
  act(() => useSlip.getState().applyQuotes([[keyOfPick(spreadOf(1)), quote]]));
  await answered();
  expect(price()).toBe('—');
  expect(readAction()).not.toMatch(/^Risk/);
  expect(useSlip.getState().evaluation).toMatchObject({ safeToPost: false, wagers: [] });
  expect(screen.getByRole('textbox', { name: 'Risk on the ticket' })).toHaveProperty('value', '10.00');
});

it('says when no price came, and asks again on a press', async () => {
  combinationWorker.isLost = true;
  pick(1);
  pickTotal(1);
  await show();
  await press('Combine');
  await answered();
  expect(price()).toBe('—');
  combinationWorker.isLost = false;
  await press('No price came. Try again');
  await answered();
  expect(price()).toBe(written(worth(-110)));
  expect(screen.getByRole('button', { name: 'Take apart' })).toBeTruthy();
});

it('HR-64.2: picks of baseball that are combined are for both listed pitchers, and say so', async () => {
  const game = { sportType: 'Baseball', sportSubType: 'MLB', listedPitcher1: 'Cole', listedPitcher2: 'Sale' };
  pick(1);
  act(() => {
    useSlip.getState().applyQuotes([[keyOfPick(spreadOf(1)), createGameQuote(1, {}, game)]]);
    useSlip.setState({
      items: useSlip.getState().items.map((item) => ({ ...item, pitcher1ReqFlag: false })),
    });
  });
  pickTotal(1, game);
  await show();
  await press('Combine');
  await answered();
  expect(price()).toMatch(/^\+\d{3}$/);
  expect(useSlip.getState().items.every((item) => item.pitcher1ReqFlag && item.pitcher2ReqFlag)).toBe(true);
  expect(within(group()).getByText('Both listed pitchers must start.')).toBeTruthy();
});

it('HR-64.1: nobody is led to what isn’t sold: in leagues without it, in a game that has begun, in a round robin', async () => {
  pick(1, 2);
  pickTotal(1);
  await show();
  expect(screen.getByRole('button', { name: 'Combine' })).toBeTruthy();
  act(() => useSlip.setState({ begun: new Map([[keyOfPick(spreadOf(1)), true]]) }));
  expect(screen.queryByRole('button', { name: 'Combine' })).toBeNull();
  act(() => useSlip.setState({ begun: new Map() }));
  act(() => useSlip.getState().toggleRoundRobinSize(2));
  expect(screen.queryByRole('button', { name: 'Combine' })).toBeNull();
  act(() => useSlip.getState().toggleRoundRobinSize(2));
  expect(screen.getByRole('button', { name: 'Combine' })).toBeTruthy();
  act(() =>
    useSlip
      .getState()
      .applyQuotes([
        [keyOfPick(spreadOf(1)), createGameQuote(1, {}, { sportType: 'Soccer', sportSubType: 'EPL' })],
      ]),
  );
  expect(screen.queryByRole('button', { name: 'Combine' })).toBeNull();
});

it('OWN-8: nobody is led to it in a time-out', async () => {
  openTestPage({ customer: { timeOut: { startedAtMs: 1, endsAtMs: null } as never } });
  useSlip.getState().chooseWagerType('parlay');
  pick(1);
  pickTotal(1);
  await show();
  expect(screen.queryByRole('button', { name: 'Combine' })).toBeNull();
});

const shape = (name: RegExp) => screen.getByRole('radio', { name });
const tab = (name: string): Promise<void> =>
  userEvent.click(within(screen.getByRole('group', { name: 'Wager type' })).getByRole('button', { name }));
const TEAM_TOTAL: GamePick = { ...totalOf(1), market: 'E', side: 'team1Over' };
const TEAM_TOTALS = { team1TotalPoints: 20.5, team1TtlPtsAdj1: -110, team1TtlPtsAdj2: -110, version: 9 };
const pickTeamTotal = (): void =>
  act(() => {
    useSlip.getState().togglePick(TEAM_TOTAL, { ...SPREAD_SEEN, line: 20.5 });
    const quote = createGameQuote(1, TEAM_TOTALS);
    useSlip
      .getState()
      .applyQuotes([spreadOf(1), totalOf(1), TEAM_TOTAL].map((each) => [keyOfPick(each), quote] as const));
  });

it('the strip has the parlay and the combination of the same picks side by side, named and priced before one is chosen', async () => {
  useSlip.getState().chooseWagerType('straight');
  pick(1);
  pickTotal(1);
  await show();
  await answered();
  const [plain, combined] = [shape(/^Parlay/).textContent, shape(/^Same-game parlay/).textContent];
  expect(plain).toMatch(/^Parlay \+264: /);
  expect(combined).toContain(`Same-game parlay ${written(worth(-110))}: Risk 100.00`);
  await userEvent.click(shape(/^Same-game parlay/));
  expect(price()).toBe(written(worth(-110)));
  expect(useSlip.getState().options.combinations?.[0]?.seenFactor).toBe(worth(-110));
  expect(shape(/^Same-game parlay/).getAttribute('aria-checked')).toBe('true');
  expect(shape(/^Parlay/).textContent).toBe(plain);
  await userEvent.click(shape(/^Parlay/));
  expect(screen.queryByRole('region', { name: 'Same-game parlay' })).toBeNull();
  expect(shape(/^Parlay/).getAttribute('aria-checked')).toBe('true');
});

it('the strip moves its price with the lines, and shows none that is old or didn’t come', async () => {
  useSlip.getState().chooseWagerType('straight');
  combinationWorker.isLost = true;
  pick(1);
  pickTotal(1);
  await show();
  await answered();
  expect(shape(/^Same-game parlay/).textContent).toBe('Same-game parlay —: Risk —, Best —, Worst —');
  combinationWorker.isLost = false;
  const move = async (line: object, feedUp = true): Promise<void> => {
    const quote = { ...createGameQuote(1, line), feedUp };
    act(() => useSlip.getState().applyQuotes([[keyOfPick(spreadOf(1)), quote]]));
    await answered();
  };
  await move({ spreadAdj1: -150, version: 9 });
  expect(shape(/^Same-game parlay/).textContent).toContain(written(worth(-150)));
  await move({ spreadAdj1: -150, version: 9 }, false);
  expect(shape(/^Same-game parlay/).textContent).toContain('Same-game parlay —');
});

it('comes back with its tab, with the amount that was typed, and what was taken apart stays apart', async () => {
  pick(1);
  pickTotal(1);
  await show();
  await press('Combine');
  await answered();
  enter('Risk on the ticket', '10');
  await userEvent.click(shape(/^Straight/));
  expect(screen.queryByRole('region', { name: 'Same-game parlay' })).toBeNull();
  await tab('Parlay');
  await answered();
  expect(price()).toBe(written(worth(-110)));
  await tab('Straight');
  await tab('Parlay');
  await answered();
  expect(price()).toBe(written(worth(-110)));
  expect(useSlip.getState().options).toMatchObject({ wagerType: 'parlay', amountCents: 1_000 });
  await press('Take apart');
  await tab('Straight');
  await tab('Parlay');
  expect(useSlip.getState().options.combinations ?? []).toEqual([]);
});

it.each(['combined before', 'never combined'])(
  'three picks of a game that make no plain parlay, %s: the tab makes them a combination, asks nothing and takes nothing off',
  async (before) => {
    useSlip.getState().chooseWagerType('straight');
    pick(1);
    pickTotal(1);
    pickTeamTotal();
    await show();
    await answered();
    if (before === 'combined before') {
      await userEvent.click(shape(/^Same-game parlay/));
      await userEvent.click(shape(/^Straight/));
    }
    await tab('Parlay');
    await answered();
    expect(useSlip.getState()).toMatchObject({ pendingChange: null, takenOff: null });
    expect(useSlip.getState().items).toHaveLength(3);
    expect(price()).toMatch(/^\+\d{3}/);
  },
);

it('ST1-19: of picks that go together in no way, the tab takes off, and asks before', async () => {
  useSlip.getState().chooseWagerType('straight');
  pick(1);
  act(() => pickMoneyLine(useSlip, 1));
  await show();
  await answered();
  const card = shape(/^Same-game parlay/);
  expect(card.getAttribute('aria-disabled')).toBe('true');
  await tab('Parlay');
  expect(useSlip.getState().pendingChange).toMatchObject({ misfitCount: 1 });
});

it('comes back when a round robin of its picks ends', async () => {
  pick(1, 2);
  pickTotal(1);
  await show();
  await press('Combine');
  await answered();
  await userEvent.click(shape(/^Round robin/));
  expect(screen.queryByRole('region', { name: 'Same-game parlay' })).toBeNull();
  await press('Single parlay');
  await answered();
  expect(price()).toBe(written(worth(-110)));
});

it('HR-66.1: says of a combination that its odds don’t multiply, and of a parlay that they do', async () => {
  const said = (): string => document.body.textContent ?? '';
  pick(1);
  pickTotal(1);
  await show();
  expect(said()).toContain('Every pick must win and the odds multiply');
  await press('Combine');
  await answered();
  expect(said()).toContain(
    'Their odds don’t multiply: the one price says how likely they are to win together',
  );
  expect(said()).not.toContain('the odds multiply;');
  pick(2);
  expect(said()).toContain('It multiplies with the other odds.');
  expect(said()).not.toContain('don’t multiply');
  await press('Take apart');
  expect(said()).toContain('Every pick must win and the odds multiply');
});

it('explains a combination until one was placed, and behind a button of its head from then on; beside others, in their own words', async () => {
  useDeviceSettings.setState({ readAbout: [] });
  const ALONE = /^All picks must win.*Their odds don’t multiply/;
  const about = (): HTMLElement | null =>
    within(group()).queryByRole('button', { name: 'About Same-game parlay' });
  const combineTwo = async (): Promise<void> => {
    pick(1);
    pickTotal(1);
    await press('Combine');
    await answered();
  };
  await show();
  await combineTwo();
  expect(screen.getByText(ALONE).className).not.toBe('lb-visually-hidden');
  expect(about()).toBeNull();
  const { items, options, parent, filled } = useSlip.getState();
  act(() =>
    useSlip.setState({
      items: [],
      ticket: {
        stage: 'accepted',
        recent: true,
        posted: { items, known: new Map(), process: { options, parent, filled } },
        answer: {
          state: 'accepted',
          ticketNumber: 1,
          acceptedAtMs: 1,
          wagers: [],
          totalRiskCents: 0,
          totalToWinCents: 0,
        } as never,
      },
    }),
  );
  act(() => useSlip.getState().startNext(false));
  act(() => useSlip.getState().chooseWagerType('parlay'));
  await combineTwo();
  expect(useDeviceSettings.getState().readAbout).toContain('combination.alone');
  expect(screen.getByText(ALONE).className).toBe('lb-visually-hidden');
  await press('About Same-game parlay');
  expect(screen.getByText(ALONE).className).not.toBe('lb-visually-hidden');
  pick(2);
  expect(about()).toBeNull();
  expect(screen.getByText(/It multiplies with the other odds/)).toBeTruthy();
});
