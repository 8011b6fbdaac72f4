import type { RealityFigures } from '@lineboard/domain/account/own-limits/own-limit.schema';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callBook } from '../../ground/calls/call-book.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { signOut } from '../../ground/session/keep-session.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useNotices } from '../../ground/ui/notices-store.ts';
import classes from './RealityCheckDialog.module.css';

const MINUTE_MS = 60_000;

/** OWN-10: the result of the session. It stays until the customer says whether to go on. */
export function RealityCheckDialog({ onGoOn }: { onGoOn: () => void }) {
  const { t } = useTranslation();
  const notify = useNotices((state) => state.notify);
  const [figures, setFigures] = useState<RealityFigures | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    void callBook('readReality').then((answer) => {
      if (answer.ok) setFigures(answer.value);
      else setHasFailed(true);
    });
  }, []);
  const leave = async (): Promise<void> => {
    const answer = await signOut();
    if (!answer.ok) notify({ kind: 'error', text: t('own-limits:stillIn') });
  };
  return (
    <ModalFrame title={t('own-limits:reality')} onClose={null}>
      {hasFailed ? <p role="alert">{t('own-limits:figuresFailed')}</p> : <Figures figures={figures} />}
      <div className={classes['actions']}>
        <Button variant="default" onClick={() => void leave()}>
          {t('own-limits:signOut')}
        </Button>
        <Button onClick={onGoOn}>{t('own-limits:goOn')}</Button>
      </div>
    </ModalFrame>
  );
}

function Figures({ figures }: { figures: RealityFigures | null }) {
  const { t } = useTranslation();
  const { amount, signedAmount } = useFormats();
  const minutes = Math.floor((figures?.signedInMs ?? 0) / MINUTE_MS);
  const rows = [
    [
      t('own-limits:realityFor'),
      t('own-limits:duration', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }),
    ],
    [t('own-limits:realityStaked'), amount(figures?.stakedCents ?? 0)],
    [t('own-limits:realityMade'), signedAmount(figures?.madeCents ?? 0)],
  ] as const;
  return (
    <dl className={`${classes['figures']} lb-figures`} aria-busy={figures === null}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figures === null ? '–' : value}</dd>
        </div>
      ))}
    </dl>
  );
}
