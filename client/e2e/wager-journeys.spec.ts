import type { Locator } from '@playwright/test';
import { expect, signIn, test } from './book/fixtures.ts';
import { createFirstFinal, createOtherFinals, FINALS } from './book/final-scores.ts';
import { CELLS } from './book/opening-cells.ts';
import {
  betOf,
  createSlipDriver,
  expectBalance,
  SCREENS,
  type SlipDriver,
  transactionOf,
  type WagerTab,
} from './book/slip-driver.ts';

interface Play {
  type: WagerTab;
  /** Chosen before the picks: changing the type later would take them off the slip. */
  teaser?: string;
  picks: readonly RegExp[];
  /** Picked on another league's board after them. */
  elsewhere?: { board: string; picks: readonly RegExp[] };
  /** Further choices on the unfolded slip. */
  choose?: (part: Locator) => Promise<unknown>;
  amounts: ReadonlyArray<readonly [field: string | RegExp, text: string]>;
  action: string;
  /** What open bets shows: from the start, and after the first final. */
  open: readonly string[];
  partly: readonly string[];
  /** What open bets and transactions show when all is over. */
  graded: readonly string[];
  net: string;
}

interface Journey {
  name: string;
  plays: readonly Play[];
  /** Available and at risk with everything placed, and at the end; the account began with 1,000.00. */
  placed: readonly [available: string, atRisk: string];
  ended: string;
}

const TICKET_RISK = 'Risk on the ticket';
const PENDING = 'Pending';

const JOURNEYS: readonly Journey[] = [
  {
    name: 'HR-10.2, HR-12.6, HR-14.1: parlay, round robin, teaser and pleaser',
    placed: ['855.00', '145.00'],
    ended: '1,444.66',
    plays: [
      {
        type: 'Parlay',
        picks: [CELLS.packersMoney, CELLS.wolvesUnder, CELLS.lionsMoney],
        amounts: [[TICKET_RISK, '40']],
        action: 'Risk 40.00 to win 256.93',
        open: ['Parlay (3)', 'Risk40.00', 'To win256.93'],
        partly: [`Won ${FINALS.bears}`, PENDING],
        graded: ['Parlay (3)', `Won ${FINALS.bears}`, `Won ${FINALS.lions}`, `Won ${FINALS.wolves}`],
        net: '+256.93',
      },
      {
        type: 'Parlay',
        picks: [CELLS.packersSpread, CELLS.lionsMoney, CELLS.guestsSpread],
        choose: (part) => part.getByRole('button', { name: 'Parlays of 2: 3 parlays' }).click(),
        amounts: [['Amount of each parlay', '10']],
        action: 'Risk 30.00 to win 101.91',
        open: ['Round robin by 2s (3)', '3 parlays at 10.00 each', 'Risk30.00'],
        partly: [`Won ${FINALS.bears}`, PENDING],
        graded: [
          'Round robin by 2s (3)',
          `Won ${FINALS.bears}`,
          `Won ${FINALS.lions}`,
          `Lost ${FINALS.wolves}`,
        ],
        net: '+17.73',
      },
      {
        type: 'Teaser',
        picks: [CELLS.bearsSpread, CELLS.wolvesOver],
        teaser: 'T tp 6/4',
        amounts: [[TICKET_RISK, '55']],
        action: 'Risk 55.00 to win 50.00',
        open: [
          'Teaser 6 pts football / 4 basketball / 1 baseball, ties push (2) T tp 6/4',
          'Teased 6: +3½ → +9½',
          'Teased 6: 47½ → 41½',
        ],
        partly: [`Won ${FINALS.bears}`, PENDING],
        graded: [`Won ${FINALS.bears}`, `Won ${FINALS.wolves}`],
        net: '+50.00',
      },
      {
        type: 'Teaser',
        picks: [CELLS.lionsSpread, CELLS.wolvesSpread],
        teaser: 'Pleaser tl 6/4',
        amounts: [[TICKET_RISK, '20']],
        action: 'Risk 20.00 to win 120.00',
        open: ['Pleaser 6 pts football / 4 basketball, ties lose (2) Pleaser tl 6/4', 'Teased 6: +3½ → −2½'],
        partly: [PENDING],
        graded: [`Won ${FINALS.lions}`, `Won ${FINALS.wolves}`],
        net: '+120.00',
      },
    ],
  },
  {
    name: 'HR-20.1, HR-22.2, HR-23.1, HR-24.2: if win only, if win or push, action reverse and birdcage',
    placed: ['553.00', '447.00'],
    ended: '1,002.00',
    plays: [
      {
        type: 'If win only',
        picks: [CELLS.packersMoney, CELLS.guestsSpread],
        amounts: [
          [/^Risk on Green Bay/, '85'],
          [/^Risk on ทีม/, '110'],
        ],
        action: 'Risk 85.00 to win 150.00',
        open: ['If win only (2)', 'Risk85.00', 'To win150.00'],
        partly: [`Won ${FINALS.bears}`, PENDING, 'Still possible: −60.00 to +150.00'],
        graded: [`Won ${FINALS.bears}`, `Lost ${FINALS.wolves}`],
        net: '−60.00',
      },
      {
        type: 'If win or push',
        picks: [CELLS.bearsSpread, CELLS.lionsMoney],
        choose: (part) => part.getByLabel(/^Points on Chicago/).selectOption('1'),
        amounts: [
          [/^Risk on Chicago Bears \+4/, '120'],
          [/^Risk on Detroit Lions/, '40'],
        ],
        action: 'Risk 120.00 to win 160.00',
        open: ['If win or push (2)', 'Bought ½: +3½ −110 → +4 −120', 'Risk120.00', 'To win160.00'],
        partly: [`Push ${FINALS.bears}`, PENDING, 'Still possible: −40.00 to +60.00'],
        graded: [`Push ${FINALS.bears}`, `Won ${FINALS.lions}`],
        net: '+60.00',
      },
      {
        type: 'Action reverse',
        picks: [CELLS.packersSpread, CELLS.guestsSpread],
        amounts: [['Base amount of each pick', '50']],
        action: 'Risk 110.00 to win 200.00',
        open: ['Action reverse', 'Risk110.00', 'To win200.00'],
        partly: [`Won ${FINALS.bears}`, PENDING, 'Still possible: −60.00 to +200.00'],
        graded: [`Won ${FINALS.bears}`, `Lost ${FINALS.wolves}`],
        net: '−60.00',
      },
      {
        type: 'Action reverse',
        picks: [CELLS.packersSpread, CELLS.lionsMoney, CELLS.guestsSpread],
        choose: (part) => part.getByRole('switch', { name: 'Birdcage (ARBC)' }).check(),
        amounts: [['Base amount of each pick', '20']],
        action: 'Risk 132.00 to win 280.00',
        open: ['ARBC (3)', 'Risk132.00', 'To win280.00'],
        partly: [`Won ${FINALS.bears}`, PENDING, 'Still possible: −86.00 to +280.00'],
        graded: [`Won ${FINALS.bears}`, `Won ${FINALS.lions}`, `Lost ${FINALS.wolves}`],
        net: '+62.00',
      },
    ],
  },
  {
    name: 'HR-16.1, HR-16.3, HR-16.7: progressive parlays that pay with one leg lost',
    placed: ['990.00', '10.00'],
    ended: '1,010.00',
    plays: [
      {
        type: 'Progressive',
        picks: [CELLS.packersSpread, CELLS.lionsSpread, CELLS.guestsSpread],
        elsewhere: { board: '?sport=Soccer&subSport=EPL', picks: [CELLS.arsenalOver] },
        amounts: [[TICKET_RISK, '10']],
        action: 'Risk 10.00 to win 50.00',
        open: ['Progressive parlay (4)', 'Risk10.00', 'To win50.00'],
        partly: [`Won ${FINALS.bears}`, PENDING],
        graded: [
          'Progressive parlay (4)',
          `Won ${FINALS.bears}`,
          `Won ${FINALS.lions}`,
          `Lost ${FINALS.wolves}`,
          `Won ${FINALS.united}`,
        ],
        net: '+10.00',
      },
    ],
  },
];

/** @returns the ticket's number */
const placePlay = async (driver: SlipDriver, play: Play): Promise<string> => {
  await driver.chooseType(play.type);
  const part = await driver.open();
  if (play.teaser !== undefined) await part.getByLabel('Teaser', { exact: true }).selectOption(play.teaser);
  await driver.pick(...play.picks);
  if (play.elsewhere !== undefined) {
    await driver.showBoard(play.elsewhere.board);
    await driver.pick(...play.elsewhere.picks);
  }
  await driver.open();
  await play.choose?.(part);
  for (const [field, text] of play.amounts) {
    const amount = part.getByLabel(field);
    await amount.fill(text);
    await amount.blur();
  }
  return driver.place(play.action);
};

const containAll = async (part: Locator, texts: readonly string[]): Promise<void> => {
  for (const text of texts) await expect(part).toContainText(text);
};

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    for (const [at, { name, plays, placed, ended }] of JOURNEYS.entries())
      test(`${name} are placed, partly decided, graded and booked to the cent`, async ({ book, page }) => {
        test.setTimeout(240_000);
        const { origin } = book.gateway;
        const login = await book.customers.add({ customerId: `TYPES-${screen}-${at}`.toUpperCase() });
        await signIn(page, origin, login);
        const driver = createSlipDriver(page, origin);
        const numbers: string[] = [];
        for (const play of plays) numbers.push(await placePlay(driver, play));
        await expectBalance(page, ...placed);
        const eachBet = async (check: (bet: Locator, play: Play) => Promise<void>): Promise<void> => {
          for (const [index, play] of plays.entries()) await check(betOf(page, numbers[index]!), play);
        };

        await driver.visit('openBets');
        await eachBet((bet, { open }) => containAll(bet, open));
        await book.mover.push(createFirstFinal(book.games));
        await eachBet((bet, { partly }) => containAll(bet, partly));
        await book.mover.push(...createOtherFinals(book.games));
        await eachBet((bet, { graded, net }) => containAll(bet, [...graded, net]));
        await expectBalance(page, ended, '0.00');

        await driver.visit('transactions');
        for (const [index, { graded, net }] of plays.entries())
          await containAll(transactionOf(page, numbers[index]!), [...graded, net]);
        await expect(page.getByRole('main')).toContainText(ended);
      });
  });
