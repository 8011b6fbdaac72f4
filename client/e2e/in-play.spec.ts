import type { Page } from '@playwright/test';
import { expectCleanInBothSchemes } from './book/axe.ts';
import { cell, expect, test } from './book/fixtures.ts';
import { gameRow, lineRow, moveRow, scoreRow } from './book/pushed-games.ts';
import { SCREENS } from './book/slip-driver.ts';
import { watchShifts } from './book/watch-shifts.ts';
import type { PushedRow } from './book/line-mover.ts';

const HOUR_MS = 3_600_000;
/** What moves sooner after another move is one with it in a line's history. */
const POINT_APART_MS = 2_000;
const ON_BOARD = { Baseball: 'MLB', Hockey: 'NHL' } as const;

const liveRow = (
  gameNum: number,
  clock: string,
  segments: ReadonlyArray<readonly [number, number]>,
  situation: Record<string, number> | null,
): PushedRow => ({ ...scoreRow(gameNum, 'live', segments), clock, situation });

const boardWith = (origin: string): string =>
  `${origin}/#/?leagues=${Object.entries(ON_BOARD)
    .map(([sport, league]) => `${sport}.${league}`)
    .join('_')}`;

const shoot = async (page: Page, path: (name: string) => string, name: string): Promise<void> => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: path(`${name}-${colorScheme}.png`) });
  }
};

for (const [screen, { viewport, hasTouch }] of Object.entries(SCREENS))
  test.describe(`on a ${screen}`, () => {
    test.use({ viewport, hasTouch });

    test('a row of the board says who has the ball and the moment, nothing moves as they change, and nothing is said that the feed doesn’t', async ({
      book,
      page,
    }, testInfo) => {
      const { hawks } = book.games;
      const { origin } = book.gateway;
      await page.goto(origin);
      await expect(cell(page, /^Denver Broncos, spread −3½ −110$/).first()).toBeVisible();
      const row = page.getByRole('row').filter({ hasText: 'Seattle Seahawks' }).first();
      await expect(row.getByText('Q4')).toBeVisible();
      await expect(row.getByRole('img', { name: 'Has the ball' })).toHaveCount(0);
      const shifted = await watchShifts(page);
      const played = [
        [7, 3],
        [0, 7],
        [10, 0],
      ] as const;
      await book.mover.push(
        liveRow(hawks, 'Q4 02:00', played, { possession: 1, down: 3, distance: 7, yardsToGoal: 34 }),
      );
      await expect(row.getByText('3rd & 7 · at DB 34')).toBeVisible();
      await expect(row.getByText('3rd & 7 · 34 yd to goal')).toBeAttached();
      const mark = row.getByRole('img', { name: 'Has the ball' });
      await expect(mark).toHaveCount(1);
      const before = await mark.boundingBox();
      await shoot(page, (name) => testInfo.outputPath(name), 'football');
      await book.mover.push(
        liveRow(hawks, 'Q4 01:12', played, { possession: 2, down: 1, distance: 10, yardsToGoal: 75 }),
      );
      await expect(row.getByText('1st & 10 · at DB 25')).toBeVisible();
      expect((await mark.boundingBox())!.y).toBeGreaterThan(before!.y);
      await book.mover.push(liveRow(hawks, 'Q4 00:58', played, null));
      await expect(mark).toHaveCount(0);
      await expect(row.getByText(/& 10/)).toHaveCount(0);
      expect(await shifted()).toEqual([]);
    });

    test('a game’s page says why its line is held and since when, and draws the last moves of score and line on one axis', async ({
      book,
      page,
    }, testInfo) => {
      const { origin } = book.gateway;
      const gameNum = book.games.bears + 810;
      const about = { sportType: 'Football', sportSubType: 'NFL', startsInMs: -HOUR_MS } as const;
      await book.mover.push(
        gameRow({ gameNum, ...about, team1Id: 'Atlanta Falcons', team2Id: 'Carolina Panthers' }),
        lineRow(gameNum),
        liveRow(gameNum, 'Q1 12:00', [[0, 0]], { possession: 1, down: 1, distance: 10, yardsToGoal: 50 }),
      );
      await page.goto(`${origin}/#/game/${gameNum}`);
      const inPlay = page.getByRole('region', { name: 'In play' });
      await expect(inPlay.getByText('Neither the score nor this line has moved yet.')).toBeVisible();
      await expect(page.getByText('1st & 10 · 50 yd to goal')).toBeVisible();
      const shifted = await watchShifts(page);
      await book.mover.push(
        liveRow(gameNum, 'Q1 08:00', [[7, 0]], null),
        moveRow(gameNum, {
          spreadLineStatus: 'H',
          moneyLineStatus: 'H',
          totalsStatus: 'H',
          teamTotalsLineStatus: 'H',
        }),
      );
      await expect(page.getByText(/^Held 0:0[1-9]: the score has just changed$/)).toBeVisible();
      await expect(page.getByRole('status').getByText('Held: the score has just changed')).toBeAttached();
      await expect(inPlay.getByText('7–0').first()).toBeVisible();
      await page.waitForTimeout(POINT_APART_MS);
      await book.mover.push(
        moveRow(gameNum, {
          spread1: 1.5,
          spread2: -1.5,
          spreadLineStatus: 'O',
          moneyLineStatus: 'O',
          totalsStatus: 'O',
          teamTotalsLineStatus: 'O',
        }),
      );
      await expect(page.getByText(/^Held 0:/)).toHaveCount(0);
      await expect(inPlay.getByText('+1½').first()).toBeVisible();
      expect(await shifted()).toEqual([]);
      await inPlay.getByText('These moves in a table').click();
      const rows = inPlay.getByRole('row');
      await expect(rows).toHaveCount(3);
      await expect(rows.nth(1)).toContainText('+1½');
      await expect(rows.nth(2)).toContainText('7–0');
      await inPlay.scrollIntoViewIfNeeded();
      await shoot(page, (name) => testInfo.outputPath(name), 'moves');
      await page.emulateMedia({ forcedColors: 'active' });
      await page.screenshot({ path: testInfo.outputPath('moves-forced.png') });
      await page.emulateMedia({ forcedColors: 'none' });
      await expectCleanInBothSchemes(page, `a game in play, on a ${screen}`);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    });

    test('a held price of the board says why and since when', async ({ book, page }) => {
      await page.goto(book.gateway.origin);
      const held = cell(page, /^Northern Mountains.*moneyline \+150, held$/).first();
      await expect(held).toBeVisible();
      if (hasTouch === true) {
        await expect(async () => {
          // It can't be bet on: a finger presses it all the same.
          await held.tap({ force: true });
          await expect(page.getByText(/^Held \d+:\d\d: paused where the line is made$/).first()).toBeVisible({
            timeout: 1_000,
          });
        }).toPass();
        return;
      }
      await expect(async () => {
        await page.mouse.move(0, 0);
        await held.hover();
        await expect(held).toHaveAttribute('title', /^Held \d+:\d\d: paused where the line is made$/, {
          timeout: 1_000,
        });
      }).toPass();
      await book.mover.push(moveRow(book.games.wolves, { moneyLineStatus: 'O' }));
      await expect(cell(page, /^Northern Mountains.*moneyline \+150$/).first()).not.toHaveAttribute('title');
    });

    test('baseball has its count, outs and runners, hockey its power play', async ({
      book,
      page,
    }, testInfo) => {
      const { origin } = book.gateway;
      const [mlb, nhl] = [book.games.bears + 800, book.games.bears + 801];
      const startsInMs = -HOUR_MS;
      await book.mover.push(
        gameRow({
          gameNum: mlb,
          sportType: 'Baseball',
          sportSubType: 'MLB',
          team1Id: 'New York Yankees',
          team2Id: 'Chicago White Sox',
          startsInMs,
        }),
        lineRow(mlb, { spread1: 1.5, spread2: -1.5, totalPoints: 8.5 }),
        liveRow(
          mlb,
          'Top 5',
          [
            [1, 0],
            [0, 2],
            [0, 0],
            [3, 0],
            [0, 0],
          ],
          {
            possession: 1,
            balls: 2,
            strikes: 1,
            outs: 1,
            bases: 5,
          },
        ),
        gameRow({
          gameNum: nhl,
          sportType: 'Hockey',
          sportSubType: 'NHL',
          team1Id: 'New Jersey Devils',
          team2Id: 'Los Angeles Kings',
          startsInMs,
        }),
        lineRow(nhl, { spread1: 1.5, spread2: -1.5, totalPoints: 5.5 }),
        liveRow(
          nhl,
          'P2 11:20',
          [
            [1, 0],
            [0, 0],
          ],
          { powerPlay: 2 },
        ),
      );
      await page.goto(boardWith(origin));
      const baseball = page.getByRole('row').filter({ hasText: 'New York Yankees' }).first();
      await expect(baseball.getByText('2–1 · 1 out', { exact: true })).toBeVisible();
      await expect(baseball.getByText('2–1 · 1 out · On 1st, 3rd')).toBeAttached();
      await expect(baseball.getByRole('img', { name: 'At bat' })).toHaveCount(1);
      await shoot(page, (name) => testInfo.outputPath(name), 'baseball');
      await expectCleanInBothSchemes(page, `games in play, on a ${screen}`);
    });
  });
