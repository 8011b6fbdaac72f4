import { Fragment } from 'react';
import { LegLink } from './LegLink.tsx';
import type { EnteredLast } from './SameAmount.tsx';
import { SlipItemCard } from './SlipItemCard.tsx';
import classes from './SlipItems.module.css';
import { useSlip } from '../state/slip-store.ts';

export function SlipItems({ onEntered }: Pick<EnteredLast, 'onEntered'>) {
  const items = useSlip((state) => state.items);
  return (
    <div className={classes['items']}>
      {items.map((item, index) => (
        <Fragment key={item.itemId}>
          {index > 0 && <LegLink index={index} />}
          <SlipItemCard item={item} index={index} onEntered={() => onEntered(item.itemId)} />
        </Fragment>
      ))}
    </div>
  );
}
