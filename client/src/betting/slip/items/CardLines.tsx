import type { ChangedItem } from '@lineboard/domain/betting/ticket/ticket-answer.schema';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { Icon } from '../../../ground/ui/Icon.tsx';
import { useSlip } from '../state/slip-store.ts';
import type { SlipCard } from '../state/slip-view.ts';
import classes from './CardLines.module.css';
import { describeItem } from './describe-item.ts';
import { groupErrors, type OtherNames, selectErrorHint } from './error-hint.ts';
import { HeldNote } from './HeldNote.tsx';
import { PriceChange } from './PriceChange.tsx';
import { useIsCut } from './use-is-cut.ts';
import { usePlacedLegs } from './use-placed-legs.ts';

/** Two lines, as in the style sheet. */
const KEPT_PX = 34;

/** What is asked has its line whole, also where the subject above it is cut. */
const NOTE = 'div > p, div > p > span:first-child';

interface CardLinesProps {
  card: SlipCard;
  isLocked: boolean;
  /** The pick's subject. */
  children: ReactNode;
}

interface Move {
  kind: 'asked' | 'taken' | 'present';
  changed: ChangedItem;
}

/** Errors come before a move that was taken unasked: that is shown where there is room. */
const selectMove = ({ changed, moved, present, errors }: SlipCard, isLocked: boolean): Move | null => {
  if (isLocked) return present === null ? null : { kind: 'present', changed: present };
  if (changed !== null) return { kind: 'asked', changed };
  return moved === null || errors.length > 0 ? null : { kind: 'taken', changed: moved };
};

/**
 * Two lines that are there before their text is, so that a text which comes and goes moves nothing: the subject of a
 * pick, and what moved, what is wrong, or what is held of it. What doesn't fit is cut until it is opened.
 */
export function CardLines({ card, isLocked, children }: CardLinesProps) {
  const { t } = useTranslation();
  const acceptChanges = useSlip((state) => state.acceptChanges);
  const { item, errors, live } = card;
  const move = selectMove(card, isLocked);
  const isAsked = move?.kind === 'asked';
  const text = useRef<HTMLDivElement>(null);
  const isCut = useIsCut(text, KEPT_PX, isAsked ? NOTE : `p, ${NOTE}`);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div
      className={classes['lines']}
      // A long note goes on behind a subject that needs its line less.
      data-flows={!isAsked && (errors.length > 0 || live !== null)}
      data-open={isOpen && isCut}
    >
      <div ref={text} className={classes['text']}>
        {children}
        <div className={classes['note']}>
          {isAsked && (
            <button type="button" className={classes['accept']} onClick={() => acceptChanges(item.itemId)}>
              <span>{t('slip:accept')}</span>
            </button>
          )}
          {move !== null && <PriceChange kind={move.kind} changed={move.changed} pick={item.pick} />}
          <ItemErrors card={card} />
          {move === null && errors.length === 0 && <HeldNote pick={item.pick} />}
        </div>
      </div>
      {isCut && (
        <button
          type="button"
          className={classes['more']}
          aria-label={t('shell:showMore')}
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="down" size={16} />
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
