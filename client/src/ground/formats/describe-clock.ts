import { readGameClock } from '@lineboard/domain/ground/score/read-game-clock';
import type { TFunction } from 'i18next';

/**
 * A game's clock in words that say which way it runs: `Q2`, `11 min left`; `67′`; `Set 3`.
 * @returns the part of the game and the time; unknown ones are empty
 */
export const describeClock = (
  t: TFunction,
  sportType: string,
  clock: string,
): [period: string, time: string] => {
  const { period, time, tells } = readGameClock(sportType, clock);
  const isMinutes = time !== '' && !time.includes(':');
  if (tells === 'left')
    return [
      period,
      isMinutes ? t('period:clock.minutesLeft', { minutes: time }) : t('period:clock.left', { time }),
    ];
  // A minute that is being played: every language uses the sign.
  return [period, isMinutes ? `${time}′` : time];
};
