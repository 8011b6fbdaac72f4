/** The parameters in the address of the scores. */
export interface ScoresSearch {
  /** Index of the week; today when left out. */
  week?: number;
  /** The only sport that is shown. */
  sport?: string;
  /** Finished games are left out. */
  finals?: false;
  /** Leagues that are collapsed, or all of them. */
  closed?: 'all' | readonly string[];
}

const MOST_CLOSED = 100;
const LONGEST_LEAGUE = 400;

/** The list of weeks checks whether there is such a week. */
const MOST_WEEK = 4;

const isWeek = (week: unknown): week is number =>
  typeof week === 'number' && Number.isInteger(week) && week >= 0 && week <= MOST_WEEK;

const parseClosed = (closed: unknown): ScoresSearch['closed'] => {
  if (closed === 'all') return closed;
  if (!Array.isArray(closed)) return undefined;
  const leagues = closed
    .slice(0, MOST_CLOSED)
    .filter((league): league is string => typeof league === 'string' && league.length <= LONGEST_LEAGUE);
  return leagues.length === 0 ? undefined : leagues;
};

/** Today, all sports, finals and open leagues have no parameters. */
export const parseScoresSearch = ({ week, sport, finals, closed }: Record<string, unknown>): ScoresSearch => {
  const known = parseClosed(closed);
  return {
    ...(isWeek(week) ? { week } : {}),
    ...(typeof sport === 'string' && sport !== '' && sport.length <= 80 ? { sport } : {}),
    ...(finals === false ? { finals } : {}),
    ...(known === undefined ? {} : { closed: known }),
  };
};
