import type { OwnLimitName } from '@lineboard/domain/account/own-limits/change-own-limit';
import type { TFunction } from 'i18next';

/** Time has only daily limits. */
export const nameOwnLimit = (t: TFunction, { kind, period }: OwnLimitName): string =>
  kind === 'time' ? t('own-limits:name.time.day') : t(`own-limits:name.${kind}.${period}`);
