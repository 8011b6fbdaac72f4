import type { Restriction } from '../customer/customer.ts';
import type { GameLine } from '../line/game-line.ts';

/**
 * Restriction codes that take the money line away once a spread is large. The specification names the parameter
 * `MaxSpreadPoints` and not the codes; these are ours.
 */
const CODE_OF_SPORT: ReadonlyMap<string, string> = new Map([
  ['Football', 'FBMLDISABLE'],
  ['Basketball', 'BBMLDISABLE'],
]);

/**
 * Football and basketball money lines are removed when either spread's absolute value reaches `MaxSpreadPoints`
 * (spec 2 §5). A restriction without the parameter removes it beside every spread.
 */
export const isMoneyLineRestricted = (
  sportType: string,
  line: Pick<GameLine, 'spread1' | 'spread2'>,
  restrictions: readonly Restriction[],
): boolean => {
  const code = CODE_OF_SPORT.get(sportType);
  if (code === undefined) return false;
  const reaches = (spread: number | null, maxPoints: number): boolean =>
    spread !== null && Math.abs(spread) >= maxPoints;
  return restrictions.some((restriction) => {
    if (restriction.code !== code) return false;
    const maxPoints = restriction.params['MaxSpreadPoints'] ?? 0;
    return reaches(line.spread1, maxPoints) || reaches(line.spread2, maxPoints);
  });
};
