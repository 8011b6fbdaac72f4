import { Button } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../../ground/ui/ModalFrame.tsx';
import classes from './SlipChangeDialog.module.css';
import { useSlip } from '../state/slip-store.ts';

/**
 * Spec 1 §4: another wager type would remove picks that it doesn't take, and another teaser would end the bet that is
 * being made. The question goes with its page.
 */
export function SlipChangeDialog() {
  const { t } = useTranslation();
  const pending = useSlip((state) => state.pendingChange);
  const confirmChange = useSlip((state) => state.confirmChange);
  const confirmChangeWithPicks = useSlip((state) => state.confirmChangeWithPicks);
  const cancelChange = useSlip((state) => state.cancelChange);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const askedOn = useRef(path);
  useEffect(() => {
    if (path !== askedOn.current) cancelChange();
  }, [path, cancelChange]);
  if (pending === null) return null;
  const question =
    pending.kind === 'wagerType'
      ? t('wager:changeType')
      : pending.closesOpenPlay
        ? t('wager:changeTeaserOpen')
        : t('wager:changeTeaser');
  // A wager type keeps what fits anyhow.
  const mayKeep = pending.kind === 'teaser' && pending.fittingCount > 0;
  return (
    <ModalFrame title={t('wager:changeTitle')} onClose={cancelChange}>
      <p className={classes['question']}>{question}</p>
      {pending.kind === 'wagerType' && pending.misfitCount > 0 && (
        <p>{t('wager:changeTakes', { count: pending.misfitCount })}</p>
      )}
      <div className={classes['actions']}>
        <Button variant="default" onClick={cancelChange}>
          {t('wager:cancel')}
        </Button>
        <Button variant={mayKeep ? 'default' : 'filled'} onClick={confirmChange}>
          {t('wager:continue')}
        </Button>
        {mayKeep && (
          <Button onClick={confirmChangeWithPicks}>
            {t('wager:keepFitting', { count: pending.fittingCount })}
          </Button>
        )}
      </div>
    </ModalFrame>
  );
}
