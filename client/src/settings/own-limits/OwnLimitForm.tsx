import { parseAmount } from '@lineboard/domain/money/read-amount';
import { isOwnAmount, type OwnLimitName } from '@lineboard/domain/own-limits/change-own-limit';
import { OWN_PERIODS } from '@lineboard/domain/own-limits/own-limit-choices';
import type { OwnLimitKind } from '@lineboard/domain/own-limits/own-limit';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './OwnLimits.module.css';
import type { OwnLimitsSource } from './use-own-limits.ts';

const BY_PERIOD = ['stake', 'loss', 'deposit'] as const;

const NAMES: readonly OwnLimitName[] = [
  ...BY_PERIOD.flatMap((kind) => OWN_PERIODS.map((period) => ({ kind, period }))),
  { kind: 'time', period: 'day' },
];

const keyOf = ({ kind, period }: OwnLimitName): string => `${kind}.${period}`;

/** @returns null where it is no amount that the limit may have */
const parseLimit = (kind: OwnLimitKind, typed: string): number | null => {
  const text = typed.trim();
  const amount = kind === 'time' ? (/^\d{1,4}$/.test(text) ? Number(text) : null) : parseAmount(text);
  return amount !== null && isOwnAmount(kind, amount) ? amount : null;
};

/** Sets a limit, or another amount of one that is there. */
export function OwnLimitForm({ source }: { source: OwnLimitsSource }) {
  const { t } = useTranslation('own-limits');
  const [name, setName] = useState<OwnLimitName>({ kind: 'stake', period: 'day' });
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const isTime = name.kind === 'time';
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const amount = parseLimit(name.kind, typed);
    setIsWrong(amount === null);
    if (amount === null || source.isBusy) return;
    if (await source.change(name, amount)) setTyped('');
  };
  return (
    <form noValidate className={classes['form']} onSubmit={(event) => void submit(event)}>
      <NativeSelect
        label={t('what')}
        value={keyOf(name)}
        data={NAMES.map((one) => ({
          value: keyOf(one),
          label: t(`own-limits:name.${one.kind}.${one.period}`),
        }))}
        onChange={({ currentTarget: { value } }) => {
          setName(NAMES.find((one) => keyOf(one) === value) ?? name);
          setIsWrong(false);
        }}
      />
      <TextInput
        label={isTime ? t('inMinutes') : t('amount')}
        inputMode={isTime ? 'numeric' : 'decimal'}
        autoComplete="off"
        value={typed}
        error={isWrong && (isTime ? t('wrongMinutes') : t('wrongAmount'))}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" variant="default" disabled={source.isBusy}>
        {t('set')}
      </Button>
    </form>
  );
}
