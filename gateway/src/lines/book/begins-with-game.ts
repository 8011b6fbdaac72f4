import { findPeriod } from '@lineboard/domain/ground/sport/find-period';
import { isSportType } from '@lineboard/domain/ground/sport/sports';
import type { Game } from '@lineboard/domain/lines/line/game.schema';

/** Its first part is the game's. A name that is no sport of this book has full games alone. */
export const beginsWithGame = ({ sportType }: Pick<Game, 'sportType'>, periodNumber: number): boolean =>
  periodNumber === 0 || (isSportType(sportType) && findPeriod(sportType, periodNumber)?.segments[0] === 0);
