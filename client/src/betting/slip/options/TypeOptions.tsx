import { rowOfType } from '@lineboard/domain/ground/wager-kind/wager-types';
import { Optional } from '../../../ground/ui/Optional.tsx';
import { useSlip } from '../state/slip-store.ts';
import { TeaserChooser } from './TeaserChooser.tsx';
import { selectIsCombined, WagerExplanation } from './WagerExplanation.tsx';
import { lazyPart } from '../../../ground/ui/lazy-part.ts';

const CombinationExplanation = lazyPart(
  () => import('./CombinationExplanation.tsx'),
  'CombinationExplanation',
);
const ProgressivePays = lazyPart(() => import('./ProgressivePays.tsx'), 'ProgressivePays');

/** The options of the chosen wager type, and the card that it pays by. */
export function TypeOptions() {
  const { mostLegs } = useSlip(({ options }) => rowOfType(options.wagerType));
  const isCombined = useSlip(selectIsCombined);
  return (
    <>
      {isCombined ? (
        <Optional>
          <CombinationExplanation />
        </Optional>
      ) : (
        <WagerExplanation />
      )}
      {mostLegs === 'teasers' && <TeaserChooser />}
      {mostLegs === 'progressiveCard' && (
        <Optional>
          <ProgressivePays />
        </Optional>
      )}
    </>
  );
}
