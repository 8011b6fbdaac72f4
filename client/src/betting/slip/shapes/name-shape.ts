import type { TicketShape } from '@lineboard/domain/betting/shapes/ticket-shapes';
import type { TFunction } from 'i18next';

/** A round robin and a combination have the names of what makes them one. Words: `combination`. */
export const nameShape = (t: TFunction, shape: TicketShape): string => {
  if (shape === 'roundRobin') return t('wager:roundRobin');
  return shape === 'combination' ? t('combination:title') : t(`wager:type.${shape}`);
};
