import type { EvaluatedItem } from '@lineboard/domain/ticket/ticket-evaluation';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../formats/use-formats.ts';
import classes from './MaxButton.module.css';
import { useSlip } from '../state/slip-store.ts';

interface MaxButtonProps {
  figures: EvaluatedItem;
  name: string;
  isLocked: boolean;
  onEntered: () => void;
}

/** The limit before it is hit, as base amount (HR-4); a tap enters it. A visitor has none. */
export function MaxButton({ figures, name, isLocked, onEntered }: MaxButtonProps) {
  const { t } = useTranslation('slip');
  const { shortAmount } = useFormats();
  const hasLimit = useSlip((state) => state.customer !== null);
  const enterAmount = useSlip((state) => state.enterAmount);
  if (!hasLimit || !figures.available) return null;
  const amount = shortAmount(figures.maxWagerLimitCents);
  return (
    <button
      type="button"
      className={`${classes['max']} lb-figures`}
      disabled={isLocked || figures.maxWagerLimitCents === 0}
      aria-label={t('useMaxOn', { amount, name })}
      onClick={() => {
        enterAmount(figures.itemId, 'base', figures.maxWagerLimitCents);
        onEntered();
      }}
    >
      {t('max', { amount })}
    </button>
  );
}
