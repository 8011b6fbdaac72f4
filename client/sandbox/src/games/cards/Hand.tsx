import type { Card } from '@lineboard/domain/casino/games/cards/card';
import classes from './Hand.module.css';
import { CardPicture } from './CardPicture.tsx';

interface HandProps {
  label: string;
  /** The hand's count, shown next to its name. */
  total?: string | undefined;
  cards: readonly (Card | null)[];
  /** The place of each card in the deal. */
  orderOf?: ((place: number) => number) | undefined;
  isActive?: boolean;
  tone?: 'won' | 'lost' | 'even' | undefined;
}

/** Cards of one hand with their count. */
export function Hand({ label, total, cards, orderOf = () => 0, isActive = false, tone }: HandProps) {
  return (
    <div
      className={classes['hand']}
      role="group"
      aria-label={total === undefined ? label : `${label}: ${total}`}
      data-active={isActive || undefined}
      data-tone={tone}
    >
      <p aria-hidden="true">
        {label} {total !== undefined && <strong>{total}</strong>}
      </p>
      <div className={classes['cards']}>
        {cards.map((card, place) => (
          <CardPicture key={`${place}${card}`} card={card} order={orderOf(place)} />
        ))}
        {cards.length === 0 && <span className={classes['empty']} />}
      </div>
    </div>
  );
}
