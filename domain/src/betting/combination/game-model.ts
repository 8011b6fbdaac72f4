import { baseball } from '../../ground/sport/rows/baseball.ts';
import { basketball } from '../../ground/sport/rows/basketball.ts';
import { football } from '../../ground/sport/rows/football.ts';
import { hockey } from '../../ground/sport/rows/hockey.ts';
import { findPeriod } from '../../ground/sport/find-period.ts';
import type { SportType } from '../../ground/sport/sports.ts';
import type { Game } from '../../lines/line/game.schema.ts';
import type { Covariances, ModelName } from './covariances.ts';
import { FITTED_COVARIANCES } from './fitted-covariances.ts';

/**
 * A part of a game whose points are told apart: regulation segments of the sport's row, first to last and 0-based, what
 * overtime adds, or both.
 */
export interface GamePart {
  segments: readonly [first: number, last: number] | null;
  overtime: boolean;
}

/** How the games of some leagues are modelled (HR-65). */
export interface GameModel {
  name: ModelName;
  sportType: SportType;
  /** Feeds' names of the leagues, in capitals; null: the row is for every league that no other row names. */
  leagues: readonly string[] | null;
  parts: readonly GamePart[];
}

const OVERTIME: GamePart = { segments: null, overtime: true };
const part = (first: number, last: number): GamePart => ({ segments: [first, last], overtime: false });
const whole = (last: number): GamePart => ({ segments: [0, last], overtime: true });

const QUARTERS = [part(0, 0), part(1, 1), part(2, 2), part(3, 3), OVERTIME];

/**
 * The leagues that combinations are offered on, as far as there are seasons to fit them to: nobody kept a season of
 * baseball's innings or of college football's quarters, so that their whole games alone can be combined.
 */
export const GAME_MODELS: readonly GameModel[] = [
  { name: 'nfl', sportType: football.sportType, leagues: null, parts: QUARTERS },
  {
    name: 'collegeFootball',
    sportType: football.sportType,
    leagues: ['COLLEGE FOOTBALL'],
    parts: [whole(3)],
  },
  { name: 'nba', sportType: basketball.sportType, leagues: null, parts: QUARTERS },
  {
    name: 'collegeBasketball',
    sportType: basketball.sportType,
    leagues: ['COLLEGE BASKETBALL', 'NCAAB'],
    parts: [part(0, 1), part(2, 3), OVERTIME],
  },
  {
    name: 'nhl',
    sportType: hockey.sportType,
    leagues: null,
    parts: [part(0, 0), part(1, 1), part(2, 2), OVERTIME],
  },
  { name: 'mlb', sportType: baseball.sportType, leagues: null, parts: [whole(8)] },
];

/** @returns undefined where no combination is offered */
export const findGameModel = ({
  sportType,
  sportSubType,
}: Pick<Game, 'sportType' | 'sportSubType'>): GameModel | undefined => {
  const ofSport = GAME_MODELS.filter((model) => model.sportType === sportType);
  const league = sportSubType.trim().toUpperCase();
  return (
    ofSport.find(({ leagues }) => leagues?.includes(league)) ??
    ofSport.find(({ leagues }) => leagues === null)
  );
};

export const covariancesOf = ({ name }: GameModel): Covariances => FITTED_COVARIANCES[name];

/**
 * Which parts of a game a period, or an alternate line for the game, is the sum of.
 *
 * @returns true for each part that counts; null where the period cuts through a part, or the sport doesn't have it
 */
export const partsOfPeriod = (
  { sportType, parts }: Pick<GameModel, 'sportType' | 'parts'>,
  periodNumber: number,
): boolean[] | null => {
  const period = findPeriod(sportType, periodNumber);
  if (period === undefined) return null;
  const counted: boolean[] = [];
  for (const { segments, overtime } of parts) {
    const [first, last] = segments ?? period.segments;
    const isWithin = first >= period.segments[0] && last <= period.segments[1];
    const isOutside = first > period.segments[1] || last < period.segments[0];
    if (segments === null) counted.push(period.overtime);
    else if (isWithin && (!overtime || period.overtime)) counted.push(true);
    else if (isOutside && !(overtime && period.overtime)) counted.push(false);
    else return null;
  }
  return counted;
};
