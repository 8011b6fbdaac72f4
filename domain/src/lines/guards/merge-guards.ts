import { SPORT_TYPES } from '../../ground/sport/sports.ts';
import { DEFAULT_GUARDS } from './default-guards.ts';
import type { Guards, GuardsFile } from './guard-figures.schema.ts';

/** The figures for a feed: the defaults, over them what the file says of all feeds, over that what it says of this. */
export const mergeGuards = ({ all = {}, feeds = {} }: GuardsFile, feedId: string): Guards =>
  [all, feeds[feedId] ?? {}].reduce<Guards>(
    (guards, said) => ({
      ...guards,
      ...said,
      sports: Object.fromEntries(
        SPORT_TYPES.map((sportType) => [
          sportType,
          { ...guards.sports[sportType], ...said.sports?.[sportType] },
        ]),
      ) as Guards['sports'],
    }),
    DEFAULT_GUARDS,
  );
