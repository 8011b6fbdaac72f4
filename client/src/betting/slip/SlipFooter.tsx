import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { QuickAmounts } from './items/QuickAmounts.tsx';
import { type EnteredLast, SameAmount } from './items/SameAmount.tsx';
import { SlipActionButton } from './placing/SlipActionButton.tsx';
import classes from './SlipFooter.module.css';
import { SlipNotice } from './SlipNotice.tsx';
import { TicketAmount } from './placing/TicketAmount.tsx';
import { TicketTotals } from './placing/TicketTotals.tsx';

/**
 * Always in view: answers and questions, the ticket's amount, totals and the one action. Temporary parts appear at its
 * top: it grows over the end of the scrolling part, and moves nothing.
 */
export function SlipFooter(entered: EnteredLast) {
  const isPhone = useIsPhone();
  return (
    <div className={classes['footer']}>
      <SlipNotice />
      <SameAmount {...entered} />
      <TicketAmount />
      {!isPhone && <QuickAmounts onEntered={entered.onEntered} />}
      <TicketTotals />
      <SlipActionButton />
    </div>
  );
}
