import type { OwnLimitName } from '@lineboard/domain/account/own-limits/change-own-limit';
import type { TFunction } from 'i18next';

/** Time is limited by the day alone. */
export const nameOwnLimit = (t: TFunction, { kind, period }: OwnLimitName): string =>
  kind === 'time' ? t('own-limits:name.time.day') : t(`own-limits:name.${kind}.${period}`);
