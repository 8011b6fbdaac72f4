import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { FillingBanner } from './options/FillingBanner.tsx';
import { OpenSpotsStepper } from './options/OpenSpotsStepper.tsx';
import { PriceAcceptanceChoice } from './options/PriceAcceptanceChoice.tsx';
import { QuickAmounts } from './items/QuickAmounts.tsx';
import { ReverseOptions } from './options/ReverseOptions.tsx';
import type { EnteredLast } from './items/SameAmount.tsx';
import { RifBanner } from './options/RifBanner.tsx';
import { RifButton } from './options/RifButton.tsx';
import { RoundRobinSizes } from './options/RoundRobinSizes.tsx';
import { ShareSlip } from './sharing/ShareSlip.tsx';
import { ShapeStrip } from './shapes/ShapeStrip.tsx';
import classes from './SlipBody.module.css';
import { SlipItems } from './items/SlipItems.tsx';
import { useSlip } from './state/slip-store.ts';
import { TakenOffBanner } from './options/TakenOffBanner.tsx';
import { TypeOptions } from './options/TypeOptions.tsx';
import { Optional } from '../../ground/ui/Optional.tsx';
import { TicketSwitches } from './options/TicketSwitches.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';

const SlipOutcomes = lazyPart(() => import('./outcomes/SlipOutcomes.tsx'), 'SlipOutcomes');

/** The scrolling part between the head and the action: what the type means, the picks, further options. */
export function SlipBody({ onEntered }: Pick<EnteredLast, 'onEntered'>) {
  const hasArbc = useSlip(({ options }) => rowOfType(options.wagerType).hasArbc);
  const isPhone = useIsPhone();
  return (
    <div className={classes['body']}>
      <RifBanner />
      <FillingBanner />
      <TakenOffBanner />
      <TypeOptions />
      <SlipItems onEntered={onEntered} />
      {hasArbc && <ReverseOptions />}
      <RoundRobinSizes />
      {isPhone && <QuickAmounts onEntered={onEntered} />}
      <ShapeStrip />
      <ShareSlip />
      <OpenSpotsStepper />
      <TicketSwitches />
      <RifButton />
      <Optional>
        <SlipOutcomes />
      </Optional>
      <PriceAcceptanceChoice />
    </div>
  );
}
