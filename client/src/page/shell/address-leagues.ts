import { isNamedInAddress, writeNameInAddress } from '@lineboard/domain/lines/offering/is-named-in-address';
import type { SportMenuItem } from '@lineboard/domain/lines/offering/offering-answers.schema';
import { createLeague, type ChosenLeague, MOST_LEAGUES } from '../../betting/offering/offering-store.ts';
import { namesOfTopic } from '../../betting/offering/names-of-topic.ts';

/**
 * The leagues of a board in an address: `Football.NFL.1_Golf.The-Masters.C.7`. Each is its sport and its name, then the
 * period that it is shown at, if it isn't the full game; or `C` for contests, then the shown ones among them, by number
 * or by description. `C1` has their contestants in another order (`contest-order.ts` of the workers).
 */
const BETWEEN_LEAGUES = '_';
const BETWEEN_PARTS = '.';
const CONTESTS = 'C';

/** The board is empty, because everything was removed from it. */
const NO_LEAGUES = 'none';

const writeLeague = ({ topic, onlyContests, period }: ChosenLeague): string => {
  const { sport, league, isContest } = namesOfTopic(topic);
  const contests =
    typeof onlyContests === 'string' ? [writeNameInAddress(onlyContests)] : (onlyContests ?? []);
  return [
    writeNameInAddress(sport),
    writeNameInAddress(league),
    ...(isContest ? [CONTESTS + (period || ''), ...contests] : period === 0 ? [] : [period]),
  ].join(BETWEEN_PARTS);
};

export const writeLeagues = (leagues: readonly ChosenLeague[]): string =>
  leagues.length === 0 ? NO_LEAGUES : leagues.map(writeLeague).join(BETWEEN_LEAGUES);

const isNumber = (text: string): boolean => /^\d{1,15}$/.test(text);

const readContests = (parts: readonly string[]): ChosenLeague['onlyContests'] => {
  if (parts.length === 0) return null;
  return parts.every(isNumber) ? parts.map(Number) : parts.join(' ');
};

/** @returns null when the book doesn't offer it */
const readLeague = (menu: readonly SportMenuItem[], text: string): ChosenLeague | null => {
  const [sport = '', name = '', ...more] = text.split(BETWEEN_PARTS);
  const order = /^C(\d{0,2})$/.exec(more[0] ?? '')?.[1];
  const isContest = order !== undefined;
  for (const { sportType, type, subSports } of menu) {
    if ((type === 'C') !== isContest || !isNamedInAddress(sportType, sport)) continue;
    const found = subSports.find(({ sportSubType }) => isNamedInAddress(sportSubType, name));
    if (found === undefined) continue;
    if (isContest)
      return { ...createLeague(found.topic, readContests(more.slice(1))), period: Number(order) };
    return { ...createLeague(found.topic), period: isNumber(more[0] ?? '') ? Number(more[0]) : 0 };
  }
  return null;
};

/** @returns the offered ones, each once, and whether that is everything that was named */
export const readLeagues = (
  menu: readonly SportMenuItem[],
  text: string,
): { leagues: ChosenLeague[]; isWhole: boolean } => {
  if (text === NO_LEAGUES) return { leagues: [], isWhole: true };
  const named = text.split(BETWEEN_LEAGUES, MOST_LEAGUES).map((part) => readLeague(menu, part));
  const leagues = new Map(named.flatMap((league) => (league === null ? [] : [[league.topic, league]])));
  return { leagues: [...leagues.values()], isWhole: !named.includes(null) };
};
