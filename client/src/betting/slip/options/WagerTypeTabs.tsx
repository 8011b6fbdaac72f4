import type { TicketWagerType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { selectWagerTypes } from '../state/slip-rules.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';
import classes from './WagerTypeTabs.module.css';

interface WagerTypeTabsProps {
  /** How a slip with picks takes another type; null: its parts are not here yet. */
  chooseType: ((wagerType: TicketWagerType) => void) | null;
}

/**
 * Chooses how the picks are combined. If the change would lose something, the page asks first, and the old type stays
 * marked.
 */
export function WagerTypeTabs({ chooseType }: WagerTypeTabsProps) {
  const { t } = useTranslation();
  const wagerType = useSlip(({ options }) => options.wagerType);
  const rules = useSlip((state) => state.rules);
  const isLocked = useSlip(({ ticket }) => isUnderWay(ticket));
  const chooseWagerType = useSlip((state) => state.chooseWagerType);
  const choose = chooseType ?? chooseWagerType;
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On a phone the row is wider than the slip.
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [wagerType]);
  return (
    <div className={classes['tabs']} role="group" aria-label={t('wager:wagerType')}>
      {selectWagerTypes(rules).map((type) => (
        <button
          key={type}
          ref={type === wagerType ? chosen : null}
          type="button"
          aria-pressed={type === wagerType}
          disabled={isLocked}
          onClick={() => choose(type)}
        >
          {t(`wager:type.${type}`)}
        </button>
      ))}
    </div>
  );
}
