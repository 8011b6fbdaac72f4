import { Fragment } from 'react';
import { CombinationHead } from './CombinationHead.tsx';
import { LegLink } from './LegLink.tsx';
import type { EnteredLast } from './SameAmount.tsx';
import { SlipItemCard } from './SlipItemCard.tsx';
import classes from './SlipItems.module.css';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

export function SlipItems({ onEntered }: Pick<EnteredLast, 'onEntered'>) {
  const items = useSlip((state) => state.items);
  const combinations = useSlip((state) => state.evaluation.combinations);
  const isLocked = useSlip((state) => isUnderWay(state.ticket));
  return (
    <div className={classes['items']}>
      {items.map((item, index) => {
        const combination = combinations.find(({ itemIds }) => itemIds[0] === item.itemId);
        return (
          <Fragment key={item.itemId}>
            {index > 0 && <LegLink index={index} />}
            {combination !== undefined && <CombinationHead combination={combination} isLocked={isLocked} />}
            <SlipItemCard item={item} index={index} onEntered={() => onEntered(item.itemId)} />
          </Fragment>
        );
      })}
    </div>
  );
}
