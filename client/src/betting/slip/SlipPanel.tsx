import { useTranslation } from 'react-i18next';
import { EmptySlip } from './EmptySlip.tsx';
import classes from './SlipPanel.module.css';
import { SlipContentSlot } from './SlipContentSlot.tsx';
import { useSlipContent } from './slip-content.ts';
import { useSlip } from './state/slip-store.ts';
import { isUnderWay } from './state/ticket-stage.ts';
import { useTeaserLines } from './options/use-teaser-lines.ts';
import { ReadWagerExplanation } from './options/WagerExplanation.tsx';
import { WagerTypeTabs } from './options/WagerTypeTabs.tsx';

/** The slip from head to action: empty, being filled, on its way, or the receipt of the placed ticket. */
export function SlipPanel() {
  const { t } = useTranslation();
  const count = useSlip(({ items }) => items.length);
  const stage = useSlip(({ ticket }) => ticket.stage);
  const isLocked = useSlip(({ ticket }) => isUnderWay(ticket));
  useTeaserLines();
  const chooseType = useSlipContent((state) => state.chooseType);
  const clear = useSlip((state) => state.clear);
  return (
    <div className={classes['panel']} data-stage={stage}>
      <div className={classes['head']}>
        <h2>
          {t('slip:betSlip')}
          {count > 0 && <span className={`${classes['count']} lb-figures`}>{count}</span>}
        </h2>
        {stage !== 'accepted' && <ReadWagerExplanation />}
        {count > 0 && (
          <button type="button" className={classes['clear']} disabled={isLocked} onClick={clear}>
            {t('slip:clear')}
          </button>
        )}
      </div>
      {stage !== 'accepted' && <WagerTypeTabs chooseType={chooseType} />}
      {stage !== 'accepted' && count === 0 ? <EmptySlip /> : <SlipContentSlot />}
    </div>
  );
}
