import { Fragment, type ReactNode } from 'react';
import { CombinationHead } from './CombinationHead.tsx';
import { CombineHere } from './CombineHere.tsx';
import { LegLink } from './LegLink.tsx';
import type { EnteredLast } from './SameAmount.tsx';
import { SlipItemCard } from './SlipItemCard.tsx';
import classes from './SlipItems.module.css';
import type { SlipItem } from '../state/slip-item.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

export function SlipItems({ onEntered }: Pick<EnteredLast, 'onEntered'>) {
  const items = useSlip((state) => state.items);
  const combinations = useSlip((state) => state.evaluation.combinations);
  const isLocked = useSlip((state) => isUnderWay(state.ticket));
  const draw = (item: SlipItem): ReactNode => {
    const index = items.indexOf(item);
    return (
      <Fragment key={item.itemId}>
        {index > 0 && <LegLink index={index} />}
        <SlipItemCard item={item} index={index} onEntered={() => onEntered(item.itemId)} />
      </Fragment>
    );
  };
  return (
    <div className={classes['items']}>
      <CombineHere isLocked={isLocked} />
      {items.map((item) => {
        const combination = combinations.find(({ itemIds }) => itemIds.includes(item.itemId));
        if (combination === undefined) return draw(item);
        // Its picks stand together: the first of them brings the others.
        if (combination.itemIds[0] !== item.itemId) return null;
        const members = items.filter(({ itemId }) => combination.itemIds.includes(itemId));
        return (
          <CombinationHead key={item.itemId} combination={combination} isLocked={isLocked}>
            {members.map(draw)}
          </CombinationHead>
        );
      })}
    </div>
  );
}
