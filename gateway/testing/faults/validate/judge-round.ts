import { STALE_AFTER_MS } from '@lineboard/domain/doors/wire/live-age';
import type { FaultPromise } from '../failpoint/fault-cell.ts';
import type { FaultRound } from '../report/fault-round.ts';

/** What is judged of a round. */
export type JudgedRound = Pick<
  FaultRound,
  | 'grey'
  | 'gapMs'
  | 'takeoverMs'
  | 'outcomes'
  | 'slow'
  | 'slowestMs'
  | 'lost'
  | 'doubled'
  | 'unasked'
  | 'unknown'
  | 'stale'
  | 'differences'
  | 'wrongMoney'
  | 'discrepancies'
>;

const TAKEOVER_WITHIN_MS = 3_000;
const STALE_ACCEPTED_WITHIN_MS = 500;
const GREY_WITHIN_MS = 500;
const ANSWER_WITHIN_MS = 1_000;

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(2)} s`;

/** @returns what was broken, in words; null when it was kept */
const PROMISES: Readonly<Record<FaultPromise, (round: JudgedRound) => string | null>> = {
  takeover: ({ takeoverMs }) => {
    if (takeoverMs === null) return 'nobody took over';
    return takeoverMs <= TAKEOVER_WITHIN_MS ? null : `taken over after ${seconds(takeoverMs)}`;
  },
  gap: ({ gapMs }) => (gapMs <= TAKEOVER_WITHIN_MS ? null : `no price change for ${seconds(gapMs)}`),
  nobodyGrey: ({ grey }) =>
    grey.longestMs <= GREY_WITHIN_MS
      ? null
      : `${grey.pages} pages grey, for up to ${seconds(grey.longestMs)}`,
  told: ({ grey: { allGreyMs } }) => {
    if (allGreyMs === null) return 'pages went on as if tickets could be placed';
    return allGreyMs <= STALE_AFTER_MS ? null : `all pages grey only after ${seconds(allGreyMs)}`;
  },
  noFeedStale: ({ outcomes }) => {
    const count = outcomes.get('feedStale') ?? 0;
    return count === 0 ? null : `${count} tickets refused with feedStale`;
  },
  inTime: ({ slow, slowestMs }) =>
    slowestMs <= ANSWER_WITHIN_MS ? null : `${slow} calls took over 1 s, the slowest ${seconds(slowestMs)}`,
};

/** What must hold whatever the fault. */
const judgeAlways = (round: JudgedRound): Array<string | null> => {
  const count = (what: string, found: readonly unknown[]): string | null =>
    found.length === 0 ? null : `${found.length} ${what}`;
  const old = round.stale.filter(({ ageMs }) => ageMs > STALE_ACCEPTED_WITHIN_MS);
  const oldest = Math.max(...old.map(({ ageMs }) => ageMs));
  const failures = round.outcomes.get('http 500') ?? 0;
  return [
    round.grey.wholeMs === null ? 'some pages stayed grey' : null,
    count('acknowledged tickets lost', round.lost),
    count('tickets doubled', round.doubled),
    count('tickets stand that were refused or never sent', round.unasked),
    count('tickets of which nobody could say what became of them', round.unknown),
    old.length === 0 ? null : `${old.length} replaced prices accepted, up to ${seconds(oldest)} old`,
    failures === 0 ? null : `${failures} answers were 500`,
    round.differences[0] === undefined
      ? null
      : `${round.differences.length} books differ: ${round.differences[0]}`,
    round.wrongMoney[0] === undefined
      ? null
      : `${round.wrongMoney.length} moves or accounts of wallet and operators wrong: ${round.wrongMoney[0]}`,
    round.discrepancies[0] === undefined
      ? null
      : `accounts don't add up: ${JSON.stringify(round.discrepancies[0])}`,
  ];
};

/** @returns one line per broken promise: of these, and of what must always hold */
export const judgePromises = (round: JudgedRound, promises: readonly FaultPromise[]): string[] =>
  [...judgeAlways(round), ...promises.map((promise) => PROMISES[promise](round))].filter(
    (line) => line !== null,
  );

/** @returns one line per broken promise */
export const judgeRound = (round: FaultRound): string[] => judgePromises(round, round.cell.promises);
