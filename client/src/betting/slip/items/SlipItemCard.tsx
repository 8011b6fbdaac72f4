import { combinationOf } from '@lineboard/domain/betting/ticket/combination-of-item';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { Icon } from '../../../ground/ui/Icon.tsx';
import { AmountFields } from './AmountFields.tsx';
import type { PressedSubject } from '../../bets/bet-subject.ts';
import { describePick } from '../../bets/describe-pick.ts';
import { isGone } from './gone-lines.ts';
import { CardLines } from './CardLines.tsx';
import { CardPrice } from './CardPrice.tsx';
import { CardSubject } from './CardSubject.tsx';
import { LegNumber } from './LegNumber.tsx';
import { PitcherChoice } from './PitcherChoice.tsx';
import classes from './SlipItemCard.module.css';
import type { SlipItem } from '../state/slip-item.ts';
import { hasTicketAmount, isTeased, pricesPay } from '../state/slip-options.ts';
import { useSlip } from '../state/slip-store.ts';
import { selectCard } from '../state/slip-view.ts';
import { TeasedLine } from './TeasedLine.tsx';
import { isUnderWay } from '../state/ticket-stage.ts';

interface SlipItemCardProps {
  item: SlipItem;
  /** Place among the picks, from 0. */
  index: number;
  onEntered: () => void;
}

/** The bet at the longest points that its line may move to. */
const selectWidest = (
  t: TFunction,
  { pick, seen }: SlipItem,
  subject: PressedSubject | null,
): string | null => {
  if (subject === null || seen.line === null) return null;
  return describePick(t, pick, subject, pick.type === 'G' && pick.market === 'S' ? -88.5 : 288.5).bet;
};

/** One pick: the bet and its price, its subject with what there is to say about it, and its amounts. */
export function SlipItemCard({ item, index, onEntered }: SlipItemCardProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  const state = useSlip();
  const card = useMemo(() => selectCard(state, item), [state, item]);
  const { subject, figures, changed, errors, isUnknown } = card;
  const isLocked = isUnderWay(state.ticket);
  const words =
    subject && describePick(t, item.pick, subject, changed?.newLine ?? figures?.finalLine ?? item.seen.line);
  const name = words?.bet ?? t(isUnknown ? 'slip:unnamedPick' : 'slip:pickComing');
  const price = changed?.newPrice ?? figures?.finalPrice ?? item.seen.price;
  const isCombined = combinationOf(item.itemId, state.options) !== null;
  const shared = { item, figures, name, isLocked };
  return (
    <section
      className={classes['card']}
      tabIndex={-1}
      aria-label={name}
      data-state={errors.length > 0 ? 'invalid' : changed === null ? 'fine' : 'changed'}
      data-gone={errors.some(({ code }) => isGone(code))}
      data-available={figures?.available ?? true}
      data-combined={isCombined}
    >
      <div className={classes['head']}>
        <LegNumber index={index} />
        <p className={classes['bet']} data-widest={selectWidest(t, item, subject) ?? name}>
          <span>{name}</span>
        </p>
        {pricesPay(state.options) && !isCombined && <CardPrice {...shared} price={formats.price(price)} />}
        <button
          type="button"
          className={classes['remove']}
          aria-label={t('slip:remove', { name })}
          disabled={isLocked}
          onClick={() => state.removeItem(item.itemId)}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
      <CardLines card={card} isLocked={isLocked}>
        <CardSubject card={card} words={words} isBrief={isCombined}>
          {figures !== null && isTeased(state.options) && <TeasedLine pick={item.pick} figures={figures} />}
        </CardSubject>
      </CardLines>
      {!isCombined && <PitcherChoice item={item} isLocked={isLocked} />}
      {!hasTicketAmount(state.options.wagerType) && (
        <AmountFields {...shared} isInvalid={errors.length > 0} onEntered={onEntered} />
      )}
    </section>
  );
}
