import { useTranslation } from 'react-i18next';
import { selectChosenTeaser } from '../state/slip-rules.ts';
import type { SlipState } from '../state/slip-state.ts';
import { useSlip } from '../state/slip-store.ts';
import classes from './WagerExplanation.module.css';

/** What the chosen type is called in the catalogue of explanations. */
const selectExplained = (state: SlipState): string => {
  const { wagerType, arbc, roundRobinSizes } = state.options;
  if (wagerType === 'parlay' && roundRobinSizes.length > 0) return 'roundRobin';
  if (wagerType === 'actionReverse' && arbc) return 'arbc';
  if (wagerType === 'teaser' && selectChosenTeaser(state)?.category === 'Pleasers') return 'pleaser';
  return wagerType;
};

/** The type in one plain sentence: what it does and what it can cost. */
export function WagerExplanation() {
  const { t } = useTranslation('wager');
  const explained = useSlip(selectExplained);
  return <p className={classes['about']}>{t(`wager:about.${explained}`)}</p>;
}
