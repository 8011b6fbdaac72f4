import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { selectChosenTeaser } from '../state/slip-rules.ts';
import type { SlipState } from '../state/slip-state.ts';
import { useSlip } from '../state/slip-store.ts';
import { About, ReadAbout } from './About.tsx';
import type { AboutProps } from './AboutButton.tsx';
import classes from './WagerExplanation.module.css';

type Explained = SlipState['options']['wagerType'] | 'roundRobin' | 'arbc' | 'pleaser';

/** The chosen type's name in the catalogue of explanations. */
const selectExplained = (state: SlipState): Explained => {
  const { wagerType, arbc, roundRobinSizes } = state.options;
  if (roundRobinSizes.length > 0) return 'roundRobin';
  if (arbc) return 'arbc';
  return selectChosenTeaser(state)?.category === 'Pleasers' ? 'pleaser' : wagerType;
};

const useExplanation = (): AboutProps => {
  const { t } = useTranslation();
  const explained = useSlip(selectExplained);
  const wagerType = useSlip(({ options }) => options.wagerType);
  return {
    // Its own name, although a round robin and a birdcage are also explained next to their options.
    name: `type.${explained}`,
    title: t(`wager:type.${wagerType}`),
    text: t(`wager:about.${explained}`),
    id: useId(),
    isUsed: true,
  };
};

/** Picks of one game have one price: what is true of a parlay isn't true of them. */
export const selectIsCombined = ({ options }: SlipState): boolean => (options.combinations ?? []).length > 0;

/** The type in one plain sentence: what it does and what it can cost. */
export function WagerExplanation() {
  return (
    <div className={classes['about']}>
      <About {...useExplanation()} />
    </div>
  );
}

/** The same once it was read, for the head of the slip. */
export function ReadWagerExplanation() {
  const explanation = useExplanation();
  // A combination is explained in its own words, in its head.
  const isCombined = useSlip(selectIsCombined);
  return isCombined ? null : <ReadAbout {...explanation} />;
}
