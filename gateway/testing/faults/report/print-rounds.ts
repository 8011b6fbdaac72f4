import type { FaultRound } from './fault-round.ts';

const HEAD = [
  'fault',
  'all grey',
  'longest grey',
  'whole again',
  'feed gap',
  'takeover',
  'stale accepted',
  'shown old',
  'answers that were not accepted or changed',
  'over 1 s (slowest)',
  'lost, doubled',
  'log lines',
];

const seconds = (ms: number): string => (ms / 1_000).toFixed(ms < 10_000 ? 2 : 1);

/** A page that blinks isn't named: what the table calls grey a customer would notice. */
const NOTICED_MS = 50;

const printWhole = ({ grey: { wholeMs, pages }, liftedMs }: FaultRound): string => {
  if (wholeMs === null) return '**never**';
  if (pages === 0) return '–';
  if (liftedMs === null) return seconds(wholeMs);
  return wholeMs <= liftedMs ? 'before its end' : `${seconds(wholeMs - liftedMs)} after`;
};

const printStale = ({ stale }: FaultRound): string =>
  stale.length === 0 ? '0' : `${stale.length} (${seconds(Math.max(...stale.map(({ ageMs }) => ageMs)))})`;

const printAnswers = ({ outcomes }: FaultRound): string =>
  [...outcomes]
    .filter(([outcome]) => outcome !== 'accepted' && outcome !== 'changed')
    .map(([outcome, count]) => `${count} ${outcome}`)
    .join(' ') || 'none';

const COLUMNS: ReadonlyArray<(round: FaultRound) => string> = [
  ({ grey: { allGreyMs } }) => (allGreyMs === null ? '–' : seconds(allGreyMs)),
  ({ grey: { longestMs, pages } }) => (longestMs < NOTICED_MS ? '–' : `${seconds(longestMs)} (${pages})`),
  printWhole,
  ({ gapMs }) => seconds(gapMs),
  ({ takeoverMs }) => (takeoverMs === null ? '–' : seconds(takeoverMs)),
  printStale,
  ({ shownOldMs }) => seconds(shownOldMs),
  printAnswers,
  ({ slow, slowestMs }) => `${slow} (${seconds(slowestMs)})`,
  ({ lost, doubled }) => `${lost.length}, ${doubled.length}`,
  ({ logLines }) => String(logLines),
];

/** The table of `docs/faults.md`: a row per cell, its repetitions one after the other. */
export const printRounds = (rounds: readonly FaultRound[]): string => {
  const rows = [...Map.groupBy(rounds, ({ cell }) => cell)].map(([cell, ofCell]) => [
    cell.title,
    ...COLUMNS.map((print) => ofCell.map(print).join('; ')),
  ]);
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(HEAD), line(HEAD.map(() => '---')), ...rows.map(line)].join('\n');
};
