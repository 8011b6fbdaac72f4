import type { GameScore } from '@lineboard/domain/ground/score/game-score.schema';
import type { TFunction } from 'i18next';
import { describeClock } from '../../ground/formats/describe-clock.ts';

/** Where a game is: its period and clock, or its phase; nothing before it begins. */
export const describeWhen = (t: TFunction, sportType: string, { phase, clock }: GameScore): string =>
  phase === 'live'
    ? describeClock(t, sportType, clock).filter(Boolean).join(' ') || t('board:live')
    : phase === 'scheduled'
      ? ''
      : t(`board:phase.${phase}`);
