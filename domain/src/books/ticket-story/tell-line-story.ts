import type { Offer } from '../../lines/line/compare-offers.ts';
import type { LineMove, LineStory } from './line-story.schema.ts';
import { LINE_STORY_MS, MOST_LINE_MOVES } from './story-bounds.ts';

const SECOND_MS = 1_000;

/** A leg whose line is told of; times by the book's clock. */
export interface LegToTell {
  /** null: nobody told it. */
  pickedAtMs: number | null;
  acceptedAtMs: number;
  /** The line when it was accepted. */
  accepted: Offer;
}

/** From when on the moves of its line are told. */
export const lineToldSince = ({
  pickedAtMs,
  acceptedAtMs,
}: Pick<LegToTell, 'pickedAtMs' | 'acceptedAtMs'>): number =>
  Math.min(acceptedAtMs, Math.max(pickedAtMs ?? 0, acceptedAtMs - LINE_STORY_MS));

/** The beginning of a moment's second: what is kept of lines goes by seconds. */
export const secondOfMoment = (atMs: number): number => Math.floor(atMs / SECOND_MS) * SECOND_MS;

type Line = Omit<LineMove, 'atMs'>;

const isSameLine = (one: Line, other: Line): boolean =>
  one.price === other.price && one.points === other.points && one.isOpen === other.isOpen;

/**
 * A row has the line as it was at its second's end. In the second in which the leg was accepted that may be what became
 * of the line afterwards, so that it counts only if it is what was accepted.
 *
 * @param rows of the leg's line, the earliest first; the first may be from before it was picked
 * @returns null when nothing is known of it
 */
export const tellLineStory = (leg: LegToTell, rows: readonly LineMove[]): LineStory | null => {
  const sinceMs = lineToldSince(leg);
  const { accepted, acceptedAtMs } = leg;
  const before = rows.findLast(({ atMs }) => atMs < secondOfMoment(sinceMs)) ?? null;
  const isOfLeg = ({ atMs, price, points }: LineMove): boolean =>
    atMs >= secondOfMoment(sinceMs) &&
    (atMs < secondOfMoment(acceptedAtMs) || (price === accepted.price && points === accepted.points));
  const moves: LineMove[] = [];
  let line: Line | null = before;
  for (const row of rows.filter(isOfLeg)) {
    if (line === null || !isSameLine(line, row)) moves.push(row);
    line = row;
  }
  if (before === null && moves.length === 0) return null;
  return {
    sinceMs,
    stood: before === null ? null : { price: before.price, points: before.points, isOpen: before.isOpen },
    moves: moves.slice(-MOST_LINE_MOVES),
    earlier: Math.max(0, moves.length - MOST_LINE_MOVES),
  };
};
