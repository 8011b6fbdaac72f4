import type { OwnLimitKind, UsedLimit } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { leftOf } from '@lineboard/domain/account/own-limits/select-tightest';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import classes from './OwnLimits.module.css';
import { nameOwnLimit } from './name-own-limit.ts';
import type { OwnLimitsSource } from './use-own-limits.ts';

interface OwnLimitRowProps {
  limit: UsedLimit;
  source: OwnLimitsSource;
}

/** One limit: its amount, what is left of it, and what replaces it and when. */
export function OwnLimitRow({ limit, source }: OwnLimitRowProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const write = useWriteAmount();
  const { kind, period, amount, next } = limit;
  const name = nameOwnLimit(t, { kind, period });
  const isEnding = next !== null && next.amount === null;
  return (
    <li>
      <div className={classes['row']}>
        <strong>{name}</strong>
        <span className="lb-figures">
          {write(kind, amount)}{' '}
          <span className={classes['quiet']}>
            {t('own-limits:left', { left: write(kind, Math.max(0, leftOf(limit))) })}
          </span>
        </span>
        {!isEnding && (
          <Button
            variant="default"
            size="xs"
            aria-label={t('own-limits:removeNamed', { name })}
            disabled={source.isBusy}
            onClick={() => void source.change({ kind, period }, null)}
          >
            {t('own-limits:remove')}
          </Button>
        )}
      </div>
      {next !== null && (
        <div className={classes['next']}>
          <span>
            {next.amount === null
              ? t('own-limits:nextNone', { when: dateTime(next.atMs) })
              : t('own-limits:next', { amount: write(kind, next.amount), when: dateTime(next.atMs) })}
          </span>
          <Button
            variant="default"
            size="xs"
            disabled={source.isBusy}
            onClick={() => void source.change({ kind, period }, amount)}
          >
            {t('own-limits:keep', { amount: write(kind, amount) })}
          </Button>
        </div>
      )}
    </li>
  );
}

/** Money, or minutes for limits of time. */
const useWriteAmount = (): ((kind: OwnLimitKind, amount: number) => string) => {
  const { t } = useTranslation();
  const formats = useFormats();
  return (kind, amount) =>
    kind === 'time' ? t('own-limits:minutes', { count: amount }) : formats.amount(amount);
};
