import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useSlip } from '../state/slip-store.ts';
import type { SlipCard } from '../state/slip-view.ts';
import { describeItem } from './describe-item.ts';
import { groupErrors, type OtherNames, selectErrorHint } from './error-hint.ts';
import classes from './ItemFoot.module.css';
import { HeldNote } from './HeldNote.tsx';
import { KeptLines } from './KeptLines.tsx';
import { PriceChange } from './PriceChange.tsx';
import { usePlacedLegs } from './use-placed-legs.ts';

interface ItemFootProps {
  card: SlipCard;
  isLocked: boolean;
  /** One small button, at its start. */
  children: ReactNode;
}

/** The end of a card: a choice, and in a reserved place what moved and what is wrong. */
export function ItemFoot({ card, isLocked, children }: ItemFootProps) {
  const { t } = useTranslation();
  const acceptChanges = useSlip((state) => state.acceptChanges);
  const { item, changed, moved, present, errors } = card;
  // Errors come first; a move that was taken unasked is shown where there is room.
  const told = errors.length === 0 ? moved : null;
  return (
    <div className={classes['foot']}>
      <span className={classes['choice']}>{children}</span>
      <KeptLines>
        {isLocked && present !== null && <PriceChange kind="present" changed={present} pick={item.pick} />}
        {!isLocked && changed !== null && <PriceChange kind="asked" changed={changed} pick={item.pick} />}
        {!isLocked && changed === null && told !== null && (
          <PriceChange kind="taken" changed={told} pick={item.pick} />
        )}
        <ItemErrors card={card} />
        {changed === null && told === null && errors.length === 0 && <HeldNote pick={item.pick} />}
      </KeptLines>
      {changed !== null && !isLocked && (
        <button type="button" className={classes['accept']} onClick={() => acceptChanges(item.itemId)}>
          {t('slip:accept')}
        </button>
      )}
    </div>
  );
}

function ItemErrors({ card: { errors } }: { card: SlipCard }) {
  const { t } = useTranslation();
  const formats = useFormats();
  const state = useSlip();
  const placed = usePlacedLegs();
  const others: OtherNames = {
    item: (itemId) => describeItem(t, state, itemId),
    placed: (pickKey) => placed.find((leg) => leg.pickKey === pickKey)?.place ?? null,
  };
  return groupErrors(errors, (error) => selectErrorHint(t, formats, error, others)).map(({ code, hints }) => (
    <p key={code} className={classes['error']} role="alert">
      {t(`error:${code}`)}
      {hints.length > 0 && <span> · {hints.join(' · ')}</span>}
    </p>
  ));
}
