import type { Situation } from '@lineboard/domain/ground/score/situation';
import { findSport } from '@lineboard/domain/ground/sport/sports';
import type { TFunction } from 'i18next';

const ADVANTAGE = 50;
const MIDFIELD = 50;

/** The two teams as the words name them: by name, or by the letters of their marks. */
type Teams = readonly [string, string];

/**
 * The moment in words: `2nd & 7 · 35 yd to goal`, `2–1 · 1 out · On 1st, 3rd`, `40–15`, `Power play Devils`; empty when
 * nothing is told. Its words are those of `in-play`.
 */
export const describeSituation = (t: TFunction, told: Situation, teams: Teams): string[] => [
  ...describeDown(t, told),
  ...describeYards(t, told),
  ...describeCount(t, told),
  ...describeBases(t, told),
  ...describePoints(t, told),
  ...describeStrength(t, told, teams, ['powerPlay', 'reds']),
];

/**
 * The same in as few signs as a row of the board has room for: the place of the ball as bettors say it, `3rd & 7 · at
 * DC 34`, and no bases, which are drawn.
 */
export const describeSituationShort = (t: TFunction, told: Situation, letters: Teams): string[] => [
  ...describeDown(t, told),
  ...describePlace(t, told, letters),
  ...describeCount(t, told),
  ...describePoints(t, told),
  ...describeStrength(t, told, letters, ['powerPlayShort', 'redsShort']),
];

const describeDown = (t: TFunction, { down, distance, yardsToGoal }: Situation): string[] => {
  if (down === undefined) return [];
  const name = t(`in-play:situation.down.${down as 1 | 2 | 3 | 4}`);
  const isToGoal = distance !== undefined && yardsToGoal !== undefined && distance >= yardsToGoal;
  return [
    isToGoal
      ? t('in-play:situation.goal', { down: name })
      : distance === undefined
        ? name
        : t('in-play:situation.distance', { down: name, distance }),
  ];
};

const describeYards = (t: TFunction, { yardsToGoal }: Situation): string[] =>
  yardsToGoal === undefined ? [] : [t('in-play:situation.yards', { yards: yardsToGoal })];

/** Yards are counted from each goal line to the middle: the field's half has the name of its team. */
const describePlace = (t: TFunction, told: Situation, letters: Teams): string[] => {
  const { possession, yardsToGoal } = told;
  if (yardsToGoal === MIDFIELD) return [t('in-play:situation.midfield')];
  if (possession === undefined || yardsToGoal === undefined) return describeYards(t, told);
  const [own, other] = possession === 1 ? letters : [letters[1], letters[0]];
  return [
    yardsToGoal < MIDFIELD
      ? t('in-play:situation.at', { team: other, yard: yardsToGoal })
      : t('in-play:situation.at', { team: own, yard: 2 * MIDFIELD - yardsToGoal }),
  ];
};

const describeCount = (t: TFunction, { balls, strikes, outs }: Situation): string[] => [
  ...(balls === undefined || strikes === undefined ? [] : [`${balls}–${strikes}`]),
  ...(outs === undefined ? [] : [t('in-play:situation.outs', { count: outs })]),
];

/** The bases that runners are on, of 1, 2 and 3. */
export const listTakenBases = ({ bases = 0 }: Situation): ReadonlyArray<1 | 2 | 3> =>
  ([1, 2, 3] as const).filter((base) => (bases & (1 << (base - 1))) !== 0);

/** Says which bases are taken; nothing when none is. */
const describeBases = (t: TFunction, told: Situation): string[] => {
  const taken = listTakenBases(told);
  if (taken.length === 0) return [];
  const bases = taken.map((base) => t(`in-play:situation.base.${base}`)).join(', ');
  return [t('in-play:situation.bases', { bases })];
};

const describePoints = (t: TFunction, { points1, points2 }: Situation): string[] => {
  if (points1 === undefined || points2 === undefined) return [];
  const name = (points: number): string =>
    points === ADVANTAGE ? t('in-play:situation.advantage') : String(points);
  return [`${name(points1)}–${name(points2)}`];
};

/** Says which team has more on the field: for a penalty's minutes, or by cards for the rest of the game. */
const describeStrength = (
  t: TFunction,
  told: Situation,
  teams: Teams,
  [powerPlay, reds]: readonly ['powerPlay', 'reds'] | readonly ['powerPlayShort', 'redsShort'],
): string[] => [
  ...(told.powerPlay === undefined
    ? []
    : [t(`in-play:situation.${powerPlay}`, { team: teams[told.powerPlay - 1] ?? '' })]),
  ...[told.reds1 ?? 0, told.reds2 ?? 0].flatMap((count, side) =>
    count === 0 ? [] : [t(`in-play:situation.${reds}`, { team: teams[side] ?? '', count })],
  ),
];

/** What having the ball is called in the sport; null for the other team, and when nobody is told. */
export const describePossession = (
  t: TFunction,
  sportType: string,
  { possession }: Situation,
  side: 0 | 1,
): string | null =>
  possession === side + 1 ? t(`in-play:possession.${findSport(sportType)?.possession ?? 'ball'}`) : null;
