import { expect, it } from 'vitest';
import { readGameClock } from './read-game-clock.ts';

it.each([
  ['Football', 'Q2 11', 'Q2', '11', 'left'],
  ['Football', 'Q3 4:12', 'Q3', '4:12', 'left'],
  ['Basketball', '3rd 04:12', '3rd', '4:12', 'left'],
  ['Hockey', 'OT 05', 'OT', '5', 'left'],
  ['Hockey', 'ot 5', 'ot', '5', 'left'],
  ['Football', ' Q2 0:42 ', 'Q2', '0:42', 'left'],
  ['Football', 'Q2  11', 'Q2', '11', 'left'],
  ['Fighting', 'Round 2 3:10', 'Round 2', '3:10', 'left'],
  ['Soccer', "67'", '', '67', 'played'],
  ['Soccer', '67', '', '67', 'played'],
  ['Soccer', "Added 3'", 'Added', '3', 'played'],
  ['Soccer', '45+2′', '', '45+2', 'played'],
  ['Soccer', '90+12', '', '90+12', 'played'],
  ['Soccer', '2H 71:05', '2H', '71:05', 'played'],
] as const)('%s: “%s” tells the time that is %5$s', (sport, clock, period, time, tells) => {
  expect(readGameClock(sport, clock)).toEqual({ period, time, tells });
});

it.each([
  ['Football', 'HT'],
  ['Football', 'End Q1'],
  ['Fighting', 'Round 2'],
  ['Hockey', '3'],
  ['Hockey', 'Shootout 3'],
  ['Baseball', 'Top 5'],
  ['Tennis', 'Set 3'],
  ['Tennis', 'S3 4'],
  ['Golf', 'Round 4'],
  ['Golf', 'R4 12'],
  ['Soccer', 'Half 2'],
  ['Soccer', 'P45'],
  ['Soccer', '67 min'],
  ['Soccer', ''],
  ['Football', ''],
])('%s: “%s” tells none', (sport, clock) => {
  expect(readGameClock(sport, clock)).toEqual({ period: clock, time: '', tells: null });
});

it('it stays open which way a time runs when the sport is unknown or has no clock', () => {
  expect(readGameClock('Curling', 'Over 12')).toEqual({ period: 'Over 12', time: '', tells: null });
  expect(readGameClock('Handball', 'H2 12:30')).toEqual({ period: 'H2', time: '12:30', tells: null });
  expect(readGameClock('Football', ' HT ')).toEqual({ period: 'HT', time: '', tells: null });
  expect(readGameClock('Baseball', 'Delay 0:20')).toEqual({ period: 'Delay', time: '0:20', tells: null });
});
