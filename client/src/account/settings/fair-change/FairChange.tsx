import type { FairChange as Totals } from '@lineboard/domain/books/ticket-story/fair-change.schema';
import fairChange from '@lineboard/domain/catalogues/en/later/fair-change.json';
import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callBook } from '../../../ground/calls/call-book.ts';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
import { selectCustomer, useSession } from '../../../ground/session/session-store.ts';
import { AcceptanceChoice } from './AcceptanceChoice.tsx';
import { AutoAccept } from './AutoAccept.tsx';
import classes from './FairChange.module.css';

interface Loaded {
  totals: Totals | null;
  hasFailed: boolean;
  load: () => Promise<void>;
}

/** Read anew once the account has another choice. */
const useTotals = (): Loaded => {
  const [{ totals, hasFailed }, setLoaded] = useState<Omit<Loaded, 'load'>>({
    totals: null,
    hasFailed: false,
  });
  const chosen = useSession((state) => selectCustomer(state)?.settings.priceAcceptance);
  const load = useCallback(async (): Promise<void> => {
    const answer = await callBook('readFairChange');
    setLoaded(({ totals: earlier }) =>
      answer.ok ? { totals: answer.value, hasFailed: false } : { totals: earlier, hasFailed: true },
    );
  }, []);
  useEffect(() => void load(), [load, chosen]);
  return { totals, hasFailed, load };
};

/** Whether moved prices are taken unasked, which of them, and what that gave and cost since it was chosen. */
export function FairChange() {
  useTexts({ 'fair-change': fairChange });
  const { t } = useTranslation();
  const { totals, hasFailed, load } = useTotals();
  return (
    <section className={classes['section']} aria-busy={totals === null && !hasFailed}>
      <h3>{t('slip:whenPricesMove')}</h3>
      <AutoAccept />
      <AcceptanceChoice />
      {hasFailed && (
        <div role="alert" className={classes['failed']}>
          <p>{t('fair-change:failed')}</p>
          <Button variant="default" onClick={() => void load()}>
            {t('fair-change:retry')}
          </Button>
        </div>
      )}
      {totals === null && !hasFailed && <p className={classes['quiet']}>{t('fair-change:loading')}</p>}
      {totals !== null && !hasFailed && <Sums totals={totals} />}
    </section>
  );
}

function Sums({ totals }: { totals: Totals }) {
  const { t } = useTranslation();
  const { dateTime, signedAmount } = useFormats();
  const { sinceMs, picks, better, worse, mixed, moneyless, gaveCents, costCents } = totals;
  if (sinceMs === null) return <p>{t('fair-change:none')}</p>;
  const counts = [
    ['picks', picks],
    ['better', better],
    ['worse', worse],
    ...(mixed > 0 ? ([['mixed', mixed]] as const) : []),
  ] as const;
  const sums = [
    ['gave', gaveCents],
    ['cost', 0 - costCents],
    ['net', gaveCents - costCents],
  ] as const;
  return (
    <>
      <dl className={`${classes['sums']} lb-figures`}>
        <Row name={t('fair-change:since')} text={dateTime(sinceMs)} />
        {counts.map(([name, count]) => (
          <Row key={name} name={t(`fair-change:${name}`)} text={String(count)} />
        ))}
        {sums.map(([name, cents]) => (
          <Row key={name} name={t(`fair-change:${name}`)} text={signedAmount(cents)} cents={cents} />
        ))}
        {moneyless > 0 && <Row name={t('fair-change:moneyless')} text={String(moneyless)} />}
      </dl>
      <p className={classes['quiet']}>{t('fair-change:how')}</p>
    </>
  );
}

function Row({ name, text, cents = 0 }: { name: string; text: string; cents?: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd data-sign={Math.sign(cents)}>{text}</dd>
    </div>
  );
}
