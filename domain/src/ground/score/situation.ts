import { findSport } from '../sport/sports.ts';
import type { SituationField } from '../sport/situation-field.ts';

/** What is told of a moment in a game, by name; what isn't told is left out. */
export type Situation = { readonly [F in SituationField]?: number };

/** As a score has it: a value for each of the sport's fields in the order of its row. */
export type PackedSituation = ReadonlyArray<number | null>;

/**
 * Only what the sport has counts: a down says nothing in a game of basketball.
 *
 * @param told by a feed; fields may be missing
 * @returns null when nothing of the sport's fields is told
 */
export const packSituation = (
  sportType: string,
  told: { [F in SituationField]?: number | null | undefined },
): PackedSituation | null => {
  const fields = findSport(sportType)?.situation ?? [];
  const packed = fields.map((field) => told[field] ?? null);
  return packed.every((value) => value === null) ? null : packed;
};

/** A newer gateway may tell more than this page has names for. */
export const readSituation = (sportType: string, packed: PackedSituation | null): Situation =>
  Object.fromEntries(
    (findSport(sportType)?.situation ?? []).flatMap((field, at) => {
      const value = packed?.[at] ?? null;
      return value === null ? [] : [[field, value]];
    }),
  );
