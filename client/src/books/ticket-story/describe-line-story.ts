import type { LineMove, LineStory } from '@lineboard/domain/books/ticket-story/line-story.schema';
import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import type { TFunction } from 'i18next';
import { describePoints } from '../../betting/bets/describe-points.ts';
import type { Formats } from '../../ground/formats/use-formats.ts';
import type { PlacedLeg } from './list-placed-legs.ts';

export interface LineStoryWords {
  /** How often it moved, and between which moments. */
  summary: string;
  /** How it stood before, and each move. */
  lines: ReadonlyArray<{ atMs: number; text: string; isMove: boolean }>;
  /** Moves that are only counted. */
  earlier: number;
}

/** A leg's line; its price as well where any price of its wager pays, be it together with others. */
const describeLine = (
  t: TFunction,
  { price: writePrice }: Pick<Formats, 'price'>,
  { bet, item }: PlacedLeg,
  { price, points, isOpen }: Omit<LineMove, 'atMs'>,
): string =>
  [
    ...(points === null ? [] : [describePoints(item.pick, points)]),
    ...(price === null || !WAGER_KINDS[bet.terms.kind].pricesPay ? [] : [writePrice(price)]),
    ...(isOpen && price !== null ? [] : [t('ticket:lineClosed')]),
  ].join(' ');

const describeLines = (
  t: TFunction,
  formats: Formats,
  placed: PlacedLeg,
  { sinceMs, stood, moves }: LineStory,
): LineStoryWords['lines'] => [
  ...(stood === null
    ? []
    : [{ atMs: sinceMs, text: describeLine(t, formats, placed, stood), isMove: false }]),
  ...moves.map((move) => ({
    atMs: move.atMs,
    text: describeLine(t, formats, placed, move),
    isMove: true,
  })),
];

/** @returns null where a gateway from before doesn't tell it */
export const describeLineStory = (
  t: TFunction,
  formats: Formats,
  placed: PlacedLeg,
): LineStoryWords | null => {
  const { line, acceptedAtMs } = placed.leg;
  if (line === undefined || acceptedAtMs === undefined) return null;
  if (line === null) return { summary: t('ticket:lineNotKept'), lines: [], earlier: 0 };
  const { moves, earlier, sinceMs } = line;
  const between = { since: formats.time(sinceMs), until: formats.time(acceptedAtMs) };
  const count = moves.length + earlier;
  return {
    summary: count === 0 ? t('ticket:lineStill', between) : t('ticket:lineMoved', { count, ...between }),
    lines: count === 0 ? [] : describeLines(t, formats, placed, line),
    earlier,
  };
};
