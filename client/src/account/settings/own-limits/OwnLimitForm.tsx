import { parseAmount } from '@lineboard/domain/ground/money/read-amount';
import { isOwnAmount, type OwnLimitName } from '@lineboard/domain/account/own-limits/change-own-limit';
import { OWN_PERIODS } from '@lineboard/domain/account/own-limits/own-limit-choices';
import type { OwnLimitKind } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusOnSight } from './focus-on-sight.ts';
import classes from './OwnLimits.module.css';
import { nameOwnLimit } from './name-own-limit.ts';
import type { OwnLimitsSource } from './use-own-limits.ts';

const BY_PERIOD = ['stake', 'loss', 'deposit'] as const;

const NAMES: readonly OwnLimitName[] = [
  ...BY_PERIOD.flatMap((kind) => OWN_PERIODS.map((period) => ({ kind, period }))),
  { kind: 'time', period: 'day' },
];

const keyOf = ({ kind, period }: OwnLimitName): string => `${kind}.${period}`;

/** @returns null when the limit can't have this amount */
const parseLimit = (kind: OwnLimitKind, typed: string): number | null => {
  const text = typed.trim();
  const amount = kind === 'time' ? (/^\d{1,4}$/.test(text) ? Number(text) : null) : parseAmount(text);
  return amount !== null && isOwnAmount(kind, amount) ? amount : null;
};

/** Sets a limit, or changes the amount of an existing one. */
export function OwnLimitForm({ source }: { source: OwnLimitsSource }) {
  const { t } = useTranslation();
  const [name, setName] = useState<OwnLimitName>({ kind: 'stake', period: 'day' });
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isTime = name.kind === 'time';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const amount = parseLimit(name.kind, typed);
    setIsWrong(amount === null);
    setIsAsked(false);
    if (amount === null || source.isBusy) return;
    // The limit leaves nothing from now on, and loosening it takes a day.
    if (amount === 0 && !isAsked) setIsAsked(true);
    else if (await source.change(name, amount)) setTyped('');
  };
  return (
    <form noValidate className={classes['form']} onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label={t('own-limits:what')}
        value={keyOf(name)}
        data={NAMES.map((one) => ({
          value: keyOf(one),
          label: nameOwnLimit(t, one),
        }))}
        onChange={({ currentTarget: { value } }) => {
          setName(NAMES.find((one) => keyOf(one) === value) ?? name);
          setIsWrong(false);
          setIsAsked(false);
        }}
      />
      <TextInput
        label={isTime ? t('own-limits:inMinutes') : t('own-limits:amount')}
        inputMode={isTime ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed}
        error={isWrong && (isTime ? t('own-limits:wrongMinutes') : t('own-limits:wrongAmount'))}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setIsAsked(false);
        }}
      />
      {!isAsked && (
        <Button type="submit" variant="default" disabled={source.isBusy}>
          {t('own-limits:set')}
        </Button>
      )}
      {isAsked && (
        <div role="group" aria-label={t('own-limits:set')} className={classes['sure']}>
          <p>{t('own-limits:sureOfNothing', { name: nameOwnLimit(t, name) })}</p>
          {/* The button that asked is gone; a second Enter sets nothing. */}
          <Button ref={focusOnSight} variant="default" onClick={() => setIsAsked(false)}>
            {t('own-limits:cancel')}
          </Button>
          <Button type="submit" color="red" disabled={source.isBusy}>
            {t('own-limits:setNothing')}
          </Button>
        </div>
      )}
    </form>
  );
}
