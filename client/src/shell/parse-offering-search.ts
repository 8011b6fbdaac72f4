/** What a bookmarked board names; dashes in names stand for spaces (spec 1 §2). */
export interface OfferingSearch {
  sport?: string;
  subSport?: string;
  contestDesc?: string;
  /** Only games in play. */
  live?: true;
}

const readName = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, 80) : undefined;

export const parseOfferingSearch = (search: Record<string, unknown>): OfferingSearch => {
  const [sport, subSport, contestDesc] = [search['sport'], search['subSport'], search['contestDesc']].map(
    readName,
  );
  return {
    ...(sport === undefined ? {} : { sport }),
    ...(subSport === undefined ? {} : { subSport }),
    ...(contestDesc === undefined ? {} : { contestDesc }),
    ...(search['live'] === true ? { live: true as const } : {}),
  };
};
