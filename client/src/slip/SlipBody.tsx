import { useIsPhone } from '../shell/layout-width.ts';
import { FillingBanner } from './FillingBanner.tsx';
import { OpenSpotsStepper } from './OpenSpotsStepper.tsx';
import { PriceAcceptanceChoice } from './PriceAcceptanceChoice.tsx';
import { QuickAmounts } from './QuickAmounts.tsx';
import { ReverseOptions } from './ReverseOptions.tsx';
import { RifBanner } from './RifBanner.tsx';
import { RifButton } from './RifButton.tsx';
import { RoundRobinSizes } from './RoundRobinSizes.tsx';
import classes from './SlipBody.module.css';
import { SlipItems } from './SlipItems.tsx';
import { SlipNotice } from './SlipNotice.tsx';
import { SlipOutcomes } from './SlipOutcomes.tsx';
import { useSlip } from './slip-store.ts';
import { TeaserChooser } from './TeaserChooser.tsx';
import { TicketSwitches } from './TicketSwitches.tsx';
import { WagerExplanation } from './WagerExplanation.tsx';

/** Everything between the head and the action, which scrolls: what the type means, the picks, what else may be chosen. */
export function SlipBody() {
  const wagerType = useSlip(({ options }) => options.wagerType);
  const isPhone = useIsPhone();
  const isFilling = useSlip(({ options }) => options.filling !== null);
  return (
    <div className={classes['body']}>
      <SlipNotice />
      <RifBanner />
      <FillingBanner />
      <WagerExplanation />
      {wagerType === 'teaser' && !isFilling && <TeaserChooser />}
      <SlipItems />
      {isPhone && <QuickAmounts />}
      {wagerType === 'actionReverse' && <ReverseOptions />}
      <RoundRobinSizes />
      <OpenSpotsStepper />
      <TicketSwitches />
      <RifButton />
      <SlipOutcomes />
      <PriceAcceptanceChoice />
    </div>
  );
}
