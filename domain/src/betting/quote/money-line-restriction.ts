import type { Restriction } from '../../account/customer/customer.schema.ts';
import type { GameLine } from '../../lines/line/game-line.schema.ts';
import { isThreeWayPeriod } from '../../ground/sport/is-three-way-period.ts';
import { findSport } from '../../ground/sport/sports.ts';

/**
 * Football and basketball money lines are removed when either spread's absolute value reaches `MaxSpreadPoints`
 * (spec 2 §5). A restriction without the parameter removes it at every spread. The specification names the
 * parameter and not the codes; these are ours, in the sports' rows. A regulation line mostly has no spread of its own
 * that could say how far one team is ahead: it is removed without one, too.
 */
export const isMoneyLineRestricted = (
  sportType: string,
  line: Pick<GameLine, 'periodNumber' | 'spread1' | 'spread2'>,
  restrictions: readonly Restriction[],
): boolean => {
  const code = findSport(sportType)?.moneyLineRestriction ?? null;
  if (code === null) return false;
  const reaches = (spread: number | null, maxPoints: number): boolean =>
    spread !== null && Math.abs(spread) >= maxPoints;
  const isUntold =
    line.spread1 === null && line.spread2 === null && isThreeWayPeriod(sportType, line.periodNumber);
  return restrictions.some((restriction) => {
    if (restriction.code !== code) return false;
    if (isUntold) return true;
    const maxPoints = restriction.params['MaxSpreadPoints'] ?? 0;
    return reaches(line.spread1, maxPoints) || reaches(line.spread2, maxPoints);
  });
};
