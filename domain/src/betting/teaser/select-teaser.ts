import type { HouseRules, TeaserCard } from '../../ground/house-rules/house-rules.schema.ts';

/** @returns null when the book has no teaser of this name */
export const selectTeaser = (
  { teasers }: Pick<HouseRules, 'teasers'>,
  teaserName: string,
): TeaserCard | null => teasers.find((teaser) => teaser.teaserName === teaserName) ?? null;

/** Order of the prefixes of names (spec 1 §9), numbered from 1 there. */
const PREFIXES = ['T tp', 'T tl', 'T tw', 'Pleaser tp', 'Pleaser tl', 'Pleaser tw'];

/**
 * Teasers as the menu lists them (spec 1 §9): Standard before Pleasers, then by the prefix of the name, then as the
 * book gives them.
 *
 * @param descendingByName the site's setting OrderByTeaserName: by name alone, the last first
 */
export const orderTeasers = (teasers: readonly TeaserCard[], descendingByName: boolean): TeaserCard[] =>
  teasers.toSorted(
    descendingByName
      ? (a, b) => (a.teaserName < b.teaserName ? 1 : a.teaserName > b.teaserName ? -1 : 0)
      : (a, b) => rankOfCategory(a) - rankOfCategory(b) || rankOfPrefix(a) - rankOfPrefix(b),
  );

const rankOfCategory = ({ category }: TeaserCard): number => (category === 'Standard' ? 0 : 1);

/** A name without a known prefix comes last in its category. */
const rankOfPrefix = ({ teaserName }: TeaserCard): number => {
  const rank = PREFIXES.findIndex((prefix) => teaserName.startsWith(prefix));
  return rank === -1 ? PREFIXES.length : rank;
};
