import type { Cents } from '../../ground/money/cents.ts';
import type { SaleBack } from '../../betting/selling/sale-back.schema.ts';
import type { MadeSale } from '../../betting/selling/sale.schema.ts';
import type { GradedBet } from '../open-bets/open-bet.schema.ts';
import { statusOfGrade } from '../transactions/status-of-grade.ts';
import type { LegResult } from '../../betting/wager/wager.ts';
import type { Ruling, StoryEntry, StoryLeg, TicketStory } from './ticket-story.schema.ts';

/** The result of a leg, and the score that gave it. */
export type LegState = Pick<Ruling, 'score1' | 'score2'> & { result: NonNullable<LegResult> };

type DecidedStatus = GradedBet['wagerStatus'];

interface OfLeg {
  wagerNumber: number;
  itemNumber: number;
  byOperator: boolean;
}

interface OfWager {
  wagerNumber: number;
  entryId: number;
}

/** One thing that happened to a ticket. */
export type Moment = { atMs: number } & (
  | { kind: 'sent'; heldCents: Cents; freePlayCents: Cents }
  | { kind: 'accepted' }
  | { kind: 'filled'; wagerNumber: number; firstItemNumber: number; items: number; toWinCents: Cents }
  | ({ kind: 'legDecided'; now: LegState } & OfLeg)
  /** The score or the result differs from the one reported before (HR-41). */
  | ({ kind: 'legCorrected'; before: LegState; now: LegState } & OfLeg)
  /** A result was withdrawn and no other replaced it. */
  | ({ kind: 'legReopened'; before: LegState } & OfLeg)
  /** @property status null for a grade that was reversed later and paid nothing */
  | ({ kind: 'graded'; status: DecidedStatus | null; amountCents: Cents; balanceCents: Cents } & OfWager)
  | ({
      kind: 'regraded';
      status: DecidedStatus | null;
      beforeCents: Cents;
      amountCents: Cents;
      balanceCents: Cents;
    } & OfWager)
  | ({ kind: 'reopened'; beforeCents: Cents; balanceCents: Cents } & OfWager)
  | ({ kind: 'activated' | 'deactivated' | 'cut'; atRiskCents: Cents } & OfWager)
  | ({ kind: 'freePlayReturn'; freePlayCents: Cents } & OfWager)
  /** The amount is what the sale won or lost. */
  | ({ kind: 'sold'; amountCents: Cents; balanceCents: Cents; sale: MadeSale | null } & OfWager)
  /** An operator took a sale back (HR-56). */
  | ({ kind: 'soldBack'; amountCents: Cents; balanceCents: Cents; back: SaleBack | null } & OfWager)
);

/** The order of things that happened in one millisecond. */
const RANKS: Readonly<Record<Moment['kind'], number>> = {
  sent: 0,
  accepted: 1,
  filled: 2,
  legDecided: 3,
  legCorrected: 3,
  legReopened: 3,
  deactivated: 4,
  reopened: 4,
  activated: 4,
  cut: 4,
  graded: 4,
  regraded: 4,
  freePlayReturn: 5,
  sold: 4,
  soldBack: 4,
};

/** Everything that happened to a ticket, earliest first. */
export const listMoments = (story: TicketStory): Moment[] =>
  [
    { kind: 'accepted', atMs: story.acceptedAtMs } as const,
    ...story.fills.map((fill): Moment => ({ kind: 'filled', ...fill })),
    ...story.legs.flatMap((leg) => listLegMoments(story, leg)),
    ...listMoneyMoments(story),
  ].sort((one, other) => one.atMs - other.atMs || RANKS[one.kind] - RANKS[other.kind]);

const isSameState = (one: LegState, other: LegState): boolean =>
  one.score1 === other.score1 &&
  one.score2 === other.score2 &&
  JSON.stringify(one.result) === JSON.stringify(other.result);

const listLegMoments = (story: TicketStory, leg: StoryLeg): Moment[] => {
  const { wagerNumber, itemNumber, decidedByOperator } = leg;
  const moments: Moment[] = [];
  let standing: LegState | null = null;
  const tell = (atMs: number, now: LegState | null, byOperator: boolean): void => {
    const of = { atMs, wagerNumber, itemNumber, byOperator };
    if (now === null) {
      if (standing !== null) moments.push({ kind: 'legReopened', before: standing, ...of });
    } else if (standing === null) moments.push({ kind: 'legDecided', now, ...of });
    else if (!isSameState(standing, now))
      moments.push({ kind: 'legCorrected', before: standing, now, ...of });
    standing = now;
  };
  for (const { atMs, score1, score2, result } of selectCounting(story, leg))
    tell(atMs, result === null ? null : { score1, score2, result }, false);
  const item = story.bets.find((bet) => bet.wagerNumber === wagerNumber)?.items[itemNumber - 1];
  if (decidedByOperator !== null && item != null && item.result !== null)
    tell(decidedByOperator, { score1: item.score1, score2: item.score2, result: item.result }, true);
  return moments;
};

/**
 * Leaves out results that were reported before the ticket existed, unless they still apply, and those after an
 * operator's decision.
 */
const selectCounting = ({ acceptedAtMs }: TicketStory, { rulings, decidedByOperator }: StoryLeg): Ruling[] =>
  rulings.filter(
    ({ atMs }, at) =>
      (atMs >= acceptedAtMs || at === rulings.length - 1) &&
      (decidedByOperator === null || atMs <= decidedByOperator),
  );

const judgeStatus = (
  { bets, entries }: TicketStory,
  { entryId, wagerNumber, amountCents }: StoryEntry,
): DecidedStatus | null => {
  const status = bets.find((bet) => bet.wagerNumber === wagerNumber)?.wagerStatus ?? null;
  const isTakenBack = entries.some(
    (other) => other.wagerNumber === wagerNumber && other.kind === 'reverse' && other.entryId > entryId,
  );
  const said = statusOfGrade(amountCents, status, isTakenBack);
  // Its rows of the ledger are read a moment after it.
  return said === 'O' ? null : said;
};

const listMoneyMoments = (story: TicketStory): Moment[] => {
  const { entries } = story;
  const regrades = new Map(
    entries.flatMap((entry) => {
      if (entry.kind !== 'reverse') return [];
      const grade = entries.find(
        (other) =>
          other.kind === 'grade' &&
          other.wagerNumber === entry.wagerNumber &&
          other.atMs === entry.atMs &&
          other.entryId > entry.entryId,
      );
      return grade === undefined ? [] : [[grade.entryId, entry] as const];
    }),
  );
  const reversed = new Set([...regrades.values()].map(({ entryId }) => entryId));
  return entries
    .filter(({ entryId }) => !reversed.has(entryId))
    .flatMap((entry) => describeEntry(story, entry, regrades.get(entry.entryId)));
};

/** @param reverse the reversal of the grade that this one replaces */
const describeEntry = (story: TicketStory, entry: StoryEntry, reverse: StoryEntry | undefined): Moment[] => {
  const { atMs, entryId, amountCents, balanceCents, atRiskCents, freePlayCents } = entry;
  if (entry.kind === 'hold')
    return [{ kind: 'sent', atMs, heldCents: atRiskCents, freePlayCents: 0 - freePlayCents }];
  const of = { atMs, entryId, wagerNumber: entry.wagerNumber ?? 0 };
  switch (entry.kind) {
    case 'grade': {
      const graded = { ...of, status: judgeStatus(story, entry), amountCents, balanceCents };
      return [
        reverse === undefined
          ? { kind: 'graded', ...graded }
          : { kind: 'regraded', ...graded, beforeCents: 0 - reverse.amountCents },
      ];
    }
    case 'reverse':
      return [{ kind: 'reopened', ...of, beforeCents: 0 - amountCents, balanceCents }];
    case 'activate':
      return [{ kind: 'activated', ...of, atRiskCents }];
    case 'deactivate':
      return [{ kind: 'deactivated', ...of, atRiskCents }];
    case 'cut':
      return [{ kind: 'cut', ...of, atRiskCents }];
    case 'wagerSale':
      return [{ kind: 'sold', ...of, amountCents, balanceCents, sale: entry.sale ?? null }];
    case 'saleReverse':
      return [{ kind: 'soldBack', ...of, amountCents, balanceCents, back: entry.back ?? null }];
    case 'freePlayReturn':
      return [{ kind: 'freePlayReturn', ...of, freePlayCents }];
    // Both belong to its acceptance.
    case 'wager':
    case 'release':
      return [];
  }
};
