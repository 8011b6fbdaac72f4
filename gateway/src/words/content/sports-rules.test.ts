import { LANGUAGES } from '@lineboard/domain/ground/language/languages';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The page that customers are referred to when they ask why a bet was graded so. */
const readPage = (language: string): string =>
  readFileSync(join(import.meta.dirname, 'pages', language, '13.md'), 'utf8');

const bulletsOf = (page: string): string[] =>
  page
    .split(/\n(?=- )|\n\n/)
    .filter((part) => part.startsWith('- '))
    .map((part) => part.slice(2).replaceAll(/\s+/g, ' ').replaceAll('**', '').trim());

const SPECIFICATION = readFileSync(
  join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'specification', 'house-rules.md'),
  'utf8',
);

/** A row is done when tests begin with its id (.ci/check-specification.ts). */
const isProven = (id: string): boolean =>
  new RegExp(`^\\| ${id.replaceAll('.', '\\.')} \\|.*\\| done \\|$`, 'm').test(SPECIFICATION);

/** The beginning of each sentence, and the house rules whose tests grade by it. */
const PROOFS: ReadonlyArray<readonly [beginning: string, ...ids: string[]]> = [
  ['Bets on the full game include overtime', 'HR-74.1'],
  ['Bets on a half, quarter', 'HR-40.6', 'HR-74.1', 'HR-74.2'],
  ['A bet on Regulation counts', 'HR-74.2'],
  ['Regulation has to be played', 'HR-71.1'],
  ['Spreads and totals that land', 'HR-40.2'],
  ['A full game has action', 'HR-70.1'],
  ['A final that doesn’t say how long', 'HR-70.3'],
  ['A league’s official result', 'HR-70.4'],
  ['One ticket wins at most', 'HR-84.1', 'HR-84.4'],
  ['Bets on the same picks', 'HR-84.2', 'HR-84.3'],
  ['A half, quarter, period, inning or set that was played', 'HR-71.1'],
  ['{{decidedTotals}}', 'HR-71.2', 'HR-71.4'],
  ['A side, a moneyline or a draw', 'HR-71.3'],
  ['A game that stops is suspended', 'HR-73.1', 'HR-73.2'],
  ['A game that is called postponed', 'HR-73.3'],
  ['Until when games may go on', 'HR-73.1', 'HR-73.3'],
  ['What was refunded stays', 'HR-73.4'],
  ['When a game is canceled', 'HR-40.3', 'HR-71.1'],
  ['A game of which nobody says anything', 'HR-73.5'],
  ['Overtime counts for the game and the second half', 'HR-74.1', 'HR-74.2'],
  ['College games are played in halves', 'HR-70.2'],
  ['Moneylines are official after 5', 'HR-72.1'],
  ['Run lines and totals need 9', 'HR-72.2'],
  ['In a game that was scheduled for 7', 'HR-72.5'],
  ['A called game goes', 'HR-72.3'],
  ['First five innings need', 'HR-72.4'],
  ['Listed pitchers', 'HR-34.1', 'HR-34.3'],
  ['Action: on a moneyline', 'HR-34.2'],
  ['At a new pitcher’s price', 'HR-10.6'],
  ['Overtime and shootouts count', 'HR-74.1'],
  ['Where a draw is offered', 'HR-74.2'],
  ['Bets are on regulation', 'HR-74.2'],
  ['A final that doesn’t tell the regulation', 'HR-74.3'],
  ['The match goes to the player', 'HR-78.1'],
  ['Spreads and totals go by games', 'HR-78.2'],
  ['An unfinished set', 'HR-78.3', 'HR-78.4'],
  ['A match tie-break', 'HR-78.2'],
  ['A fight has action', 'HR-79.1', 'HR-79.6'],
  ['Where no draw is offered', 'HR-79.2'],
  ['Half a round is', 'HR-79.4', 'HR-79.5'],
  ['Disqualification and retirement', 'HR-79.7'],
  ['Fought over another', 'HR-79.3'],
  ['A matchup has action', 'HR-80.1', 'HR-80.2'],
  ['Spreads are in strokes', 'HR-80.2'],
  ['Rugby is bet on', 'HR-74.2'],
  ['A volleyball match goes', 'HR-78.1', 'HR-78.2'],
  ['In cricket both innings', 'HR-40.2'],
  ['A bet on a contestant wins', 'HR-40.5'],
  ['Dead heat', 'HR-40.5'],
  ['A bet on what a player does', 'HR-77.1', 'HR-77.2'],
  ['Until somebody says what the player', 'HR-77.3'],
  ['A bet on a contestant who doesn’t', 'HR-80.3'],
  ['The field is', 'HR-80.4'],
  ['Wins of a season need', 'HR-80.5'],
  ['A final without scores by period', 'HR-40.4'],
  ['A final that can’t be right', 'HR-75.1', 'HR-75.3'],
  ['If a score is corrected', 'HR-41.1', 'HR-76.1'],
  ['A correction counts in the week', 'HR-76.3'],
  ['What a player did is corrected', 'HR-76.4'],
  ['A game that is called off after', 'HR-76.2'],
  ['If a final is taken back', 'HR-41.2'],
  ['A bet that was accepted after', 'HR-82.1', 'HR-82.2'],
  ['A price or number that was an obvious', 'HR-83.1', 'HR-83.2'],
  ['If the start turns out to have been earlier', 'HR-82.6'],
  ['The bet then says', 'HR-83.3'],
  ['Related picks, of which', 'HR-85.1', 'HR-85.2', 'HR-85.3'],
];

describe('the page of sports rules', () => {
  it('says only what a test grades by', () => {
    const unproven = bulletsOf(readPage('en')).filter((bullet) => {
      const proof = PROOFS.find(([beginning]) => bullet.startsWith(beginning));
      return proof === undefined || !proof.slice(1).every(isProven);
    });
    expect(unproven).toEqual([]);
    const unused = PROOFS.filter(([beginning]) =>
      bulletsOf(readPage('en')).every((bullet) => !bullet.startsWith(beginning)),
    );
    expect(unused).toEqual([]);
  });

  it('SCR2-32, SCR2-34, SCR2-35: says the same in every language: headings, rules and figures', () => {
    const shapeOf = (language: string) => {
      const page = readPage(language);
      return {
        anchors: page.match(/\{#[a-z-]+\}/g),
        figures: page.match(/\{\{\w+\}\}/g),
        bullets: bulletsOf(page).length,
        // In other scripts only the numbers can be compared.
        numbers: bulletsOf(page).map((bullet) => bullet.match(/\d½?/g) ?? []),
      };
    };
    for (const language of LANGUAGES) expect(shapeOf(language), language).toEqual(shapeOf('en'));
  });
});
