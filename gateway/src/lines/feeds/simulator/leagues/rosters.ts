import type { League } from './league.ts';
import { createPersonNames } from './person-names.ts';

/** Drawn once for a league: of all of its teams together, so that nobody plays for two of them. */
const rosters = new WeakMap<League, readonly string[]>();

const ROSTER_KEY = 4_177;

/** The player of a team whom one of the league's props is about: the same one in each of its games. */
export const playerOf = (league: League, teamIndex: number, propIndex: number): string => {
  const size = league.names.length * league.props.length;
  const roster = rosters.get(league) ?? createPersonNames(size, false, ROSTER_KEY + league.leagueIndex);
  rosters.set(league, roster);
  return roster[teamIndex * league.props.length + propIndex]!;
};
