import type { EvaluatedItem } from '@lineboard/domain/betting/ticket/ticket-evaluation';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useLastKnown } from '../../../ground/ui/use-last-known.ts';
import classes from './MaxButton.module.css';
import { useSlip } from '../state/slip-store.ts';

interface MaxButtonProps {
  figures: EvaluatedItem;
  name: string;
  isLocked: boolean;
  onEntered: () => void;
}

/**
 * The limit, shown before it is hit, as base amount (HR-4), or what the account leaves of it; a tap enters it. A
 * visitor has none. An account that leaves nothing says so once the amount is entered.
 */
export function MaxButton({ figures, name, isLocked, onEntered }: MaxButtonProps) {
  const { t } = useTranslation();
  const { shortAmount } = useFormats();
  const hasLimit = useSlip((state) => state.customer !== null);
  const enterAmount = useSlip((state) => state.enterAmount);
  // A line that is held for a moment has the limit again when it is back.
  const knownCents = useLastKnown(
    figures.available ? figures.affordableCents || figures.maxWagerLimitCents : null,
  );
  const maxCents = knownCents ?? 0;
  if (!hasLimit) return null;
  const amount = knownCents === null ? '–' : shortAmount(knownCents);
  return (
    <button
      type="button"
      className={`${classes['max']} ${classes['ofPick']} lb-figures`}
      disabled={isLocked || !figures.available || maxCents === 0}
      aria-label={knownCents === null ? undefined : t('slip:useMaxOn', { amount, name })}
      onClick={() => {
        enterAmount(figures.itemId, 'base', maxCents);
        onEntered();
      }}
    >
      {t('slip:max', { amount })}
    </button>
  );
}
