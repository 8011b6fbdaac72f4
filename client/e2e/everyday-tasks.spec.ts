import { writeSharedSlip } from '@lineboard/domain/betting/sharing/shared-slip';
import type { Page } from '@playwright/test';
import { createBettor, type Bettor, type Effort } from './book/bettor.ts';
import { cell, expect, signIn, test } from './book/fixtures.ts';
import { createOtherFinals } from './book/final-scores.ts';
import { CELLS } from './book/opening-cells.ts';
import { gameRow, lineRow, moveRow, scoreRow, type Games } from './book/pushed-games.ts';
import type { LineMover } from './book/line-mover.ts';
import { createSlipDriver, SCREENS, type SlipDriver } from './book/slip-driver.ts';

type Screen = keyof typeof SCREENS;

interface Task {
  name: string;
  /**
   * The most presses and keys, and the most scrolling, that are allowed. docs/everyday-tasks.md says what they were.
   */
  most: Readonly<Record<Screen, readonly [presses: number, scrolls: number]>>;
  /** What is set up before the bettor begins; not counted. */
  before?: (at: Setting) => Promise<void>;
  do: (bettor: Bettor, at: Setting) => Promise<void>;
  /** Puts back on the board what would be in the next one's way; not counted. */
  after?: (at: Setting) => Promise<void>;
}

interface Setting {
  page: Page;
  driver: SlipDriver;
  games: Games;
  mover: LineMover;
  isPhone: boolean;
}

const ROUND_OF_TONIGHT = 400;
const LEAGUE = { sportType: 'Basketball', sportSubType: 'NBA' } as const;

/** An evening of the NBA: the Lakers' game is the ninth of twelve. */
const createTonight = ({ bears }: Games) =>
  Array.from({ length: 12 }, (_, at) => {
    const gameNum = bears + ROUND_OF_TONIGHT + at;
    const teams = at === 8 ? ['Los Angeles Lakers', 'Boston Celtics'] : [`Visitors ${at}`, `Hosts ${at}`];
    const [team1Id = '', team2Id = ''] = teams;
    return [
      gameRow({ gameNum, ...LEAGUE, team1Id, team2Id, startsInMs: 3_600_000 + at * 60_000 }),
      lineRow(gameNum, { totalPoints: 221.5 }),
    ];
  }).flat();

const part = async ({ driver }: Setting) => driver.arrive();

/** Opens the slip where it isn't next to the board. */
const openSlip = async (bettor: Bettor, { page, isPhone }: Setting) => {
  if (isPhone) await bettor.press(page.getByRole('navigation').last().getByText('Slip'));
};

/** Stakes the same amount as last time, as a daily bettor does, and places the bet. */
const stake = async (bettor: Bettor, at: Setting) => {
  const slip = await part(at);
  await bettor.press(slip.getByRole('button', { name: /^Re-use last amount, 10/ }));
  await bettor.press(slip.getByRole('button', { name: /^Risk [\d.,]+ to win/ }));
  await bettor.press(slip.getByRole('button', { name: /^Press again/ }));
  await bettor.see(slip.getByText('Ticket accepted'));
};

/** A sport of one league shows it at once. */
const chooseSport = async (bettor: Bettor, { page, isPhone }: Setting, sport: RegExp) => {
  if (isPhone) await bettor.press(page.getByRole('navigation').last().getByText('Menu'));
  const menu = isPhone ? page.getByRole('dialog') : page.getByRole('navigation', { name: 'Sports menu' });
  await bettor.press(menu.getByRole('button', { name: sport }));
};

/** Picks first and then chooses the wager type, as people do. */
const changeType = async (bettor: Bettor, at: Setting, type: string) => {
  const slip = await part(at);
  await bettor.press(slip.getByRole('button', { name: type, exact: true }));
};

const openBets = async (bettor: Bettor, { page, isPhone }: Setting) => {
  const pages = isPhone ? page.getByRole('navigation').last() : page.getByRole('banner');
  await bettor.press(pages.getByText('Open Bets'));
};

/** The first open bet that the book buys back. */
const beginToCashOut = async (bettor: Bettor, { page }: Setting) => {
  const offers = page.getByRole('main').getByRole('button', { name: /^Cash out \d/ });
  await bettor.press(offers.first());
  return page.getByRole('dialog');
};

/** A pointer rests on the cell, which is no press; a finger is held on it. */
const shopNumbers = async (bettor: Bettor, { page, isPhone }: Setting) => {
  const spread = cell(page, CELLS.bearsSpread);
  const numbers = page.getByRole('dialog', { name: /^Chicago Bears · Spread/ });
  await bettor.see(spread);
  if (!isPhone) {
    await page.mouse.move(5, 5);
    await spread.hover();
  } else {
    const { x, y, width, height } = (await spread.boundingBox())!;
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: string, touchPoints: object[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
    await touch('touchStart', [{ x: x + width / 2, y: y + height / 2 }]);
    await expect(numbers).toBeVisible();
    await touch('touchEnd', []);
    bettor.effort.presses += 1;
  }
};

/** Unfolds the game, and folds it again. */
const moreLinesOfBears = ({ page }: Setting) =>
  page.getByRole('main').getByRole('button', { name: /^1 more line .*Chicago Bears/ });

const foldBears = async (at: Setting): Promise<void> => {
  const more = moreLinesOfBears(at);
  // The board is drawn anew behind the address: a press may come too early.
  await expect(async () => {
    if ((await more.getAttribute('aria-expanded')) === 'true') await more[at.isPhone ? 'tap' : 'click']();
    await expect(more).toHaveAttribute('aria-expanded', 'false', { timeout: 1_000 });
  }).toPass();
};

/** Three bets of one game in one price, placed. */
const combineThree = async (bettor: Bettor, at: Setting): Promise<void> => {
  const main = at.page.getByRole('main');
  await bettor.press(moreLinesOfBears(at));
  await bettor.press(main.getByRole('link', { name: /^Combine bets of Chicago Bears/ }));
  await bettor.press(cell(at.page, CELLS.bearsSpread));
  await bettor.press(cell(at.page, /^Over, Chicago Bears/).first());
  await bettor.press(cell(at.page, /^Chicago Bears over, team total/).first());
  await openSlip(bettor, at);
  await stake(bettor, at);
};

/** A parlay whose first leg has lost, while its others are still to be played. */
const loseParlay = async ({ driver, mover, games }: Setting): Promise<void> => {
  const gameNum = games.bears + 850;
  const teams = { team1Id: 'Houston Texans', team2Id: 'Tennessee Titans' };
  await mover.push(
    gameRow({ gameNum, sportType: 'Football', sportSubType: 'NFL', ...teams }),
    lineRow(gameNum),
  );
  await driver.chooseType('Parlay');
  await driver.pick(/^Houston Texans, spread/, CELLS.lionsMoney, CELLS.packersMoney);
  const slip = await driver.open();
  await slip.getByLabel(/^Risk/).first().fill('10');
  await driver.place(/^Risk 10/);
  await mover.push(
    scoreRow(gameNum, 'final', [
      [0, 7],
      [0, 14],
      [3, 7],
      [0, 0],
    ]),
  );
};

const TASKS: readonly Task[] = [
  {
    name: 'bet again what is open already',
    most: { desk: [5, 0], phone: [5, 0] },
    do: async (bettor, at) => {
      await openBets(bettor, at);
      await bettor.press(
        at.page
          .getByRole('main')
          .getByRole('button', { name: /^Bet again/ })
          .first(),
      );
      await stake(bettor, at);
    },
  },
  {
    name: 'cash out half of a bet',
    most: { desk: [5, 0], phone: [5, 0] },
    do: async (bettor, at) => {
      await openBets(bettor, at);
      const dialog = await beginToCashOut(bettor, at);
      await bettor.press(dialog.getByRole('button', { name: '50 %' }));
      await bettor.press(dialog.getByRole('button', { name: /^Cash out \d/ }));
      await bettor.see(dialog.getByText(/^Cashed out for/));
      await bettor.press(dialog.getByRole('button', { name: 'Close' }).last());
    },
  },
  {
    name: 'cash out the rest',
    most: { desk: [3, 0], phone: [3, 0] },
    do: async (bettor, at) => {
      await openBets(bettor, at);
      const dialog = await beginToCashOut(bettor, at);
      await bettor.press(dialog.getByRole('button', { name: /^Cash out \d/ }));
      await bettor.see(dialog.getByText(/^Cashed out for/));
      await at.page.keyboard.press('Escape');
    },
  },
  {
    name: 'find tonight’s Lakers game and bet the over',
    most: { desk: [5, 0], phone: [7, 1] },
    do: async (bettor, at) => {
      await chooseSport(bettor, at, /^Basketball/);
      await bettor.press(cell(at.page, /^Over, Los Angeles Lakers/));
      await openSlip(bettor, at);
      await stake(bettor, at);
    },
  },
  {
    name: 'a parlay of three legs across three leagues',
    most: { desk: [9, 0], phone: [12, 1] },
    do: async (bettor, at) => {
      await bettor.press(cell(at.page, CELLS.bearsSpread));
      await chooseSport(bettor, at, /^Soccer/);
      await bettor.press(cell(at.page, /^Arsenal, moneyline/));
      await chooseSport(bettor, at, /^Baseball/);
      await bettor.press(cell(at.page, /^Boston Red Sox, moneyline/));
      await openSlip(bettor, at);
      await changeType(bettor, at, 'Parlay');
      await stake(bettor, at);
    },
  },
  {
    name: 'combine three bets of a game',
    // The slip says how their one price comes about, once: the amount is below it.
    most: { desk: [8, 0], phone: [9, 1] },
    do: combineThree,
    after: foldBears,
  },
  {
    name: 'buy a half point',
    most: { desk: [6, 0], phone: [7, 0] },
    do: async (bettor, at) => {
      await bettor.press(cell(at.page, CELLS.bearsSpread));
      await openSlip(bettor, at);
      const points = (await part(at)).getByLabel(/^Points on/);
      await bettor.press(points);
      await points.selectOption('1');
      await bettor.key('Enter');
      await stake(bettor, at);
    },
  },
  {
    name: 'buy a half point in the cell',
    most: { desk: [4, 0], phone: [6, 0] },
    do: async (bettor, at) => {
      await shopNumbers(bettor, at);
      const numbers = at.page.getByRole('dialog', { name: /^Chicago Bears · Spread/ });
      await bettor.press(numbers.getByRole('button', { name: /Buy ½/ }));
      await openSlip(bettor, at);
      await stake(bettor, at);
    },
  },
  {
    name: 'be told when a line is half a point better',
    most: { desk: [4, 3], phone: [4, 5] },
    do: async (bettor, at) => {
      const main = at.page.getByRole('main');
      await bettor.press(moreLinesOfBears(at));
      await bettor.press(main.getByRole('link', { name: /^Game page of .*Chicago Bears/ }));
      await bettor.see(main.getByRole('group', { name: 'Line history' }));
      await bettor.press(main.getByRole('button', { name: 'Tell me when…' }));
      const dialog = at.page.getByRole('dialog');
      await bettor.press(dialog.getByRole('button', { name: 'Tell me', exact: true }));
      await bettor.see(dialog.getByText(/^You will be told here/));
      await at.page.keyboard.press('Escape');
    },
    after: foldBears,
  },
  {
    name: 'find a bet on a team among all bets',
    most: { desk: [4, 0], phone: [4, 0] },
    do: async (bettor, at) => {
      const main = at.page.getByRole('main');
      await openBets(bettor, at);
      await bettor.press(main.getByRole('link', { name: 'Search all bets' }));
      const field = main.getByLabel('Team, player, league, rotation or ticket');
      await bettor.press(field);
      await field.fill('bears');
      await bettor.key('Enter');
      await bettor.see(main.getByText(/Chicago Bears/));
    },
  },
  {
    name: 'combine three bets of a game another time',
    most: { desk: [8, 0], phone: [9, 0] },
    do: combineThree,
    after: foldBears,
  },
  {
    name: 'take two picks of a friend’s link as a parlay',
    most: { desk: [5, 0], phone: [5, 0] },
    do: async (bettor, at) => {
      const pick = { type: 'G', periodNumber: 0, market: 'M' } as const;
      const league = { sportType: 'Football', sportSubType: 'NFL' } as const;
      const link = writeSharedSlip([
        { pick: { ...pick, gameNum: at.games.bears, side: 'team1' }, ...league },
        { pick: { ...pick, gameNum: at.games.lions, side: 'team1' }, ...league },
      ]);
      // It is pressed in a message, outside of the page.
      bettor.effort.presses += 1;
      await at.page.goto(new URL(`#/slip/${link}`, at.page.url()).href);
      await bettor.see(at.page.getByText(/2 picks are on your slip/));
      await changeType(bettor, at, 'Parlay');
      await stake(bettor, at);
    },
  },
  {
    name: 'find a lost parlay and bet what is left of it again',
    most: { desk: [12, 0], phone: [12, 0] },
    before: loseParlay,
    do: async (bettor, at) => {
      const main = at.page.getByRole('main');
      await openBets(bettor, at);
      await bettor.press(main.getByRole('link', { name: 'Search all bets' }));
      for (const [field, choice] of [
        ['Kind of bet', 'Parlay'],
        ['Result', 'Lost'],
      ] as const) {
        await bettor.press(main.getByLabel(field));
        await main.getByLabel(field).selectOption(choice);
        await bettor.key('Enter');
      }
      await bettor.press(main.getByRole('button', { name: 'Search', exact: true }));
      await bettor.see(main.getByText(/Houston Texans/));
      await bettor.press(main.getByRole('link', { name: /^\d+-1$/ }));
      await bettor.press(main.getByRole('button', { name: /^Bet again/ }));
      // The game that lost it is over, and stays off the slip.
      await bettor.see(at.page.getByText(/Already over: Houston Texans/));
      await stake(bettor, at);
    },
  },
  {
    name: 'keep the picture of a receipt',
    most: { desk: [4, 0], phone: [4, 0] },
    do: async (bettor, at) => {
      await openBets(bettor, at);
      await bettor.press(
        at.page
          .getByRole('main')
          .getByRole('link', { name: /^Ticket/ })
          .first(),
      );
      await bettor.press(at.page.getByRole('button', { name: 'Share picture' }));
      const kept = at.page.waitForEvent('download');
      const dialog = at.page.getByRole('dialog', { name: 'Share this ticket' });
      await bettor.press(dialog.getByRole('button', { name: 'Save picture' }));
      expect((await kept).suggestedFilename()).toMatch(/\.png$/);
    },
  },
  {
    name: 'change a parlay to a round robin',
    most: { desk: [4, 1], phone: [5, 1] },
    before: async ({ driver }) => {
      await driver.chooseType('Parlay');
      await driver.pick(CELLS.bearsSpread, CELLS.lionsMoney, CELLS.wolvesOver);
    },
    do: async (bettor, at) => {
      await openSlip(bettor, at);
      await bettor.press((await part(at)).getByRole('button', { name: /Parlays of 2/ }));
      await stake(bettor, at);
    },
  },
  {
    name: 'tease two football games by six points',
    most: { desk: [6, 0], phone: [7, 1] },
    do: async (bettor, at) => {
      await bettor.press(cell(at.page, CELLS.bearsSpread));
      await bettor.press(cell(at.page, CELLS.lionsSpread));
      await openSlip(bettor, at);
      await changeType(bettor, at, 'Teaser');
      await stake(bettor, at);
    },
  },
  {
    name: 'bet although the price gets better meanwhile',
    most: { desk: [4, 0], phone: [5, 0] },
    do: async (bettor, at) => {
      await bettor.press(cell(at.page, CELLS.lionsMoney));
      await openSlip(bettor, at);
      const slip = await part(at);
      await at.mover.push(moveRow(at.games.lions, { moneyLine1: 160, moneyLine2: -180 }));
      await expect(slip.getByText('+160').first()).toBeVisible();
      await stake(bettor, at);
    },
  },
  {
    name: 'bet on who scores the first touchdown of a game',
    most: { desk: [5, 0], phone: [6, 0] },
    do: async (bettor, at) => {
      await bettor.press(at.page.getByRole('button', { name: /contest linked to Chicago Bears/ }));
      await bettor.press(cell(at.page, /^Casey Marlow/));
      await openSlip(bettor, at);
      await stake(bettor, at);
    },
  },
  {
    name: 'bet on a game in play',
    most: { desk: [5, 0], phone: [6, 0] },
    do: async (bettor, at) => {
      const { page, isPhone } = at;
      const pages = isPhone ? page.getByRole('navigation').last() : page.getByRole('banner');
      await bettor.press(pages.getByRole('link', { name: /^Live/ }));
      await bettor.press(cell(page, /^Seattle Seahawks, spread/));
      await openSlip(bettor, at);
      await stake(bettor, at);
    },
  },
  {
    name: 'see whether the live bet is winning',
    most: { desk: [1, 0], phone: [1, 0] },
    do: async (bettor, { page, isPhone }) => {
      const pages = isPhone ? page.getByRole('navigation').last() : page.getByRole('banner');
      await bettor.press(pages.getByText('Open Bets'));
      await bettor.see(
        page
          .getByRole('main')
          .getByText(/^covering by|^Winning/)
          .first(),
      );
    },
  },
  {
    name: 'learn what a bet won that was just settled',
    most: { desk: [0, 0], phone: [0, 0] },
    do: async (bettor, { page, games, mover }) => {
      await mover.push(...createOtherFinals(games));
      await bettor.see(page.getByText(/^Won: .*Detroit Lions.*\+16\.00/));
    },
  },
];

/** It follows the one before on its page. */
const LAST = 'see whether the live bet is winning';

const describeEffort = ({ presses, scrolls, waitedMs }: Effort): string =>
  `${presses} presses, ${scrolls} scrolls, ${(waitedMs / 1000).toFixed(1)} s of waiting`;

for (const screen of ['desk', 'phone'] as const)
  test.describe(`on a ${screen}`, () => {
    const { viewport, hasTouch } = SCREENS[screen];
    test.use({ viewport, hasTouch });

    test('everyday tasks take as few presses as they should', async ({ book, page }) => {
      test.setTimeout(180_000);
      const { gateway, games, mover, customers } = book;
      await mover.push(...createTonight(games));
      await signIn(
        page,
        gateway.origin,
        await customers.add({ customerId: `EVERYDAY-${screen}`.toUpperCase() }),
      );
      const driver = createSlipDriver(page, gateway.origin);
      const at = { page, driver, games, mover, isPhone: hasTouch };
      await expect(page).toHaveURL(/subSport/);
      const home = page.url();

      // A daily bettor has bet before.
      await driver.pick(CELLS.packersMoney);
      await (await driver.open()).getByLabel(/^Risk on/).fill('10');
      await driver.place(/^Risk 10/);

      for (const { name, most, before, do: act, after } of TASKS)
        await test.step(name, async () => {
          // A slip starts with the type of the bet before.
          await driver.chooseType('Straight');
          await driver.fold();
          await before?.(at);
          const bettor = createBettor(page, hasTouch ? 'tap' : 'click');
          await act(bettor, at);
          const { effort } = bettor;
          console.log(`${screen}: ${name}: ${describeEffort(effort)}`);
          const [mostPresses, mostScrolls] = most[screen];
          expect(effort.presses, `${name}: presses`).toBeLessThanOrEqual(mostPresses);
          expect(effort.scrolls, `${name}: scrolls`).toBeLessThanOrEqual(mostScrolls);
          const done = page.getByRole('button', { name: 'Done' });
          if (await done.isVisible()) await done[hasTouch ? 'tap' : 'click']();
          if (name === LAST) return;
          await page.goto(home);
          await after?.(at);
          await expect(cell(page, CELLS.bearsSpread)).toBeVisible();
        });
    });
  });
