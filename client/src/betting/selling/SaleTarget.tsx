import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { parseAmount, writeAmount } from '@lineboard/domain/ground/money/read-amount';
import { Button } from '@mantine/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './SaleDialog.module.css';
import { useOfferNow } from './sale-state.ts';
import { judgeTarget, useSaleTarget } from './use-sale-target.ts';

/** The amount at which the book sells a bet by itself (HR-55): armed, changed, taken off. */
export function SaleTarget({ bet }: { bet: OpenBet }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const id = useId();
  const now = useOfferNow(bet);
  const { armedCents, isBusy, problem, arm, drop } = useSaleTarget(bet);
  const [typed, setTyped] = useState(armedCents === null ? '' : writeAmount(armedCents));
  const [wrong, setWrong] = useState<'wrong' | 'reached' | 'aboveMost' | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const cents = parseAmount(typed);
    const fault = judgeTarget(cents, now);
    setWrong(fault);
    if (fault === null && cents !== null && !isBusy) void arm(cents);
  };
  const error = (): string | null => {
    if (wrong === 'wrong') return t('selling:targetWrong');
    if (wrong === 'aboveMost') return t('selling:reason.aboveMost');
    if (wrong === 'reached' && now.kind === 'offer')
      return t('selling:targetReached', { amount: amount(now.offerCents) });
    if (problem === null) return null;
    if (problem.kind === 'noAnswer') return t('selling:noAnswer');
    return problem.kind === 'refused'
      ? t('selling:targetRefused', { reason: t(`selling:reason.${problem.refusal}`) })
      : t(`error:${problem.code}`);
  };
  const fault = error();
  return (
    <form noValidate className={classes['targetForm']} onSubmit={submit}>
      <p className={classes['hint']}>{t('selling:targetHow')}</p>
      <p role="status" className={`${classes['armed']} lb-figures`} data-armed={armedCents !== null}>
        {armedCents === null ? t('selling:noTarget') : t('selling:targetAt', { amount: amount(armedCents) })}
      </p>
      <div className={classes['tolerance']}>
        <label htmlFor={id}>{t('selling:targetAmount')}</label>
        <input
          id={id}
          className={`${classes['field']} lb-figures`}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-note`}
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setWrong(null);
          }}
        />
        <p
          id={`${id}-note`}
          role={fault === null ? undefined : 'alert'}
          className={`${classes['hint']} lb-figures`}
          data-wrong={fault !== null}
        >
          {fault ??
            (now.kind === 'offer' ? t('selling:offerNow', { amount: amount(now.offerCents) }) : '\u00a0')}
        </p>
      </div>
      <div className={classes['answers']}>
        {armedCents !== null && (
          <Button
            variant="default"
            disabled={isBusy}
            onClick={() => void drop().then((isOff) => isOff && setTyped(''))}
          >
            {t('selling:dropTarget')}
          </Button>
        )}
        <Button type="submit" loading={isBusy}>
          {armedCents === null ? t('selling:setTarget') : t('selling:changeTarget')}
        </Button>
      </div>
    </form>
  );
}
