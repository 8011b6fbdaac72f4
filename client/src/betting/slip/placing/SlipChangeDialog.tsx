import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ModalFrame } from '../../../ground/ui/ModalFrame.tsx';
import classes from './SlipChangeDialog.module.css';
import { useSlip } from '../state/slip-store.ts';

/** Spec 1 §4: another wager type or teaser would end the bet that is being made. */
export function SlipChangeDialog() {
  const { t } = useTranslation();
  const pending = useSlip((state) => state.pendingChange);
  const count = useSlip(({ items }) => items.length);
  const confirmChange = useSlip((state) => state.confirmChange);
  const confirmChangeWithPicks = useSlip((state) => state.confirmChangeWithPicks);
  const cancelChange = useSlip((state) => state.cancelChange);
  if (pending === null) return null;
  const question =
    pending.kind === 'wagerType'
      ? t('wager:changeType')
      : pending.closesOpenPlay
        ? t('wager:changeTeaserOpen')
        : t('wager:changeTeaser');
  const fits = pending.fittingCount > 0;
  return (
    <ModalFrame title={t('wager:changeTitle')} onClose={cancelChange}>
      <p>{question}</p>
      {count > 0 && <p>{t('wager:changeTakes', { count })}</p>}
      <div className={classes['actions']}>
        <Button variant="default" onClick={cancelChange}>
          {t('wager:cancel')}
        </Button>
        <Button variant={fits ? 'default' : 'filled'} onClick={confirmChange}>
          {t('wager:continue')}
        </Button>
        {fits && (
          <Button onClick={confirmChangeWithPicks}>
            {t('wager:keepFitting', { count: pending.fittingCount })}
          </Button>
        )}
      </div>
    </ModalFrame>
  );
}
