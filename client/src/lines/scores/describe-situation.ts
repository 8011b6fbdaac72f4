import { readSituation, type Situation } from '@lineboard/domain/ground/score/situation';
import { findSport } from '@lineboard/domain/ground/sport/sports';
import type { TFunction } from 'i18next';
import type { ShownScore } from './use-live-scores.ts';

const ADVANTAGE = 50;

/** What is known of the moment in a game; nothing once the score may be old. */
export const situationOfGame = ({ sportType, score, isLive }: ShownScore): Situation =>
  score?.phase === 'live' && isLive !== false ? readSituation(sportType, score.situation) : {};

/** The moment in words: `2nd & 7 · 35 yd to goal`, `2–1 · 1 out · On 1st, 3rd`, `40–15`; empty when nothing is told. */
export const describeSituation = (t: TFunction, told: Situation): string[] => [
  ...describeDown(t, told),
  ...describeCount(t, told),
  ...describePoints(t, told),
];

const describeDown = (t: TFunction, { down, distance, yardsToGoal }: Situation): string[] => {
  if (down === undefined) return [];
  const name = t(`scores:situation.down.${down as 1 | 2 | 3 | 4}`);
  const isToGoal = distance !== undefined && yardsToGoal !== undefined && distance >= yardsToGoal;
  return [
    isToGoal
      ? t('scores:situation.goal', { down: name })
      : distance === undefined
        ? name
        : t('scores:situation.distance', { down: name, distance }),
    ...(yardsToGoal === undefined ? [] : [t('scores:situation.yards', { yards: yardsToGoal })]),
  ];
};

const describeCount = (t: TFunction, { balls, strikes, outs, bases }: Situation): string[] => {
  const taken = ([1, 2, 3] as const).filter((base) => ((bases ?? 0) & (1 << (base - 1))) !== 0);
  return [
    ...(balls === undefined || strikes === undefined ? [] : [`${balls}–${strikes}`]),
    ...(outs === undefined ? [] : [t('scores:situation.outs', { count: outs })]),
    ...(taken.length === 0
      ? []
      : [
          t('scores:situation.bases', {
            bases: taken.map((base) => t(`scores:situation.base.${base}`)).join(', '),
          }),
        ]),
  ];
};

const describePoints = (t: TFunction, { points1, points2 }: Situation): string[] => {
  if (points1 === undefined || points2 === undefined) return [];
  const name = (points: number): string =>
    points === ADVANTAGE ? t('scores:situation.advantage') : String(points);
  return [`${name(points1)}–${name(points2)}`];
};

/** What having the ball is called in the sport; null for the other team, and when nobody is told. */
export const describePossession = (
  t: TFunction,
  sportType: string,
  { possession }: Situation,
  side: 0 | 1,
): string | null =>
  possession === side + 1 ? t(`scores:possession.${findSport(sportType)?.possession ?? 'ball'}`) : null;
