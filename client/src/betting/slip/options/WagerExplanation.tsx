import combination from '@lineboard/domain/catalogues/en/later/combination.json';
import { combinationsOf } from '@lineboard/domain/betting/request/kind-of-draft';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useTexts } from '../../../ground/i18n/use-texts.ts';
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

/** Picks of one game have one price, which is no product of theirs; null: each of a parlay's picks has its own. */
const selectCombined = ({ items, options }: SlipState): 'alone' | 'withOthers' | null => {
  const [first] = combinationsOf(options);
  if (first === undefined) return null;
  return first.itemIds.length === items.length ? 'alone' : 'withOthers';
};

const useExplanation = (): AboutProps => {
  useTexts({ combination });
  const { t } = useTranslation();
  const explained = useSlip(selectExplained);
  const combined = useSlip(selectCombined);
  const wagerType = useSlip(({ options }) => options.wagerType);
  return {
    // Its own name, although a round robin and a birdcage are also explained next to their options.
    name: combined === null ? `type.${explained}` : `combination.${combined}`,
    title: t(`wager:type.${wagerType}`),
    text: combined === null ? t(`wager:about.${explained}`) : t(`combination:about.${combined}`),
    id: useId(),
    isUsed: true,
  };
};

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
  return <ReadAbout {...useExplanation()} />;
}
