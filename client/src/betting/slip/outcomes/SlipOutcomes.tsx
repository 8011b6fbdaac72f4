import { isApart } from '../state/slip-options.ts';
import { useTranslation } from 'react-i18next';
import { describeItem } from '../items/describe-item.ts';
import { type ExplorerLeg, OutcomeExplorer } from '../../bets/OutcomeExplorer.tsx';
import { useSlip } from '../state/slip-store.ts';
import { usePlacedLegs } from '../items/use-placed-legs.ts';

/** The outcome explorer for a ticket whose legs are combined. Straights are separate: their amounts say everything. */
export function SlipOutcomes() {
  const { t } = useTranslation();
  const state = useSlip();
  const placed = usePlacedLegs();
  const evaluated = state.evaluation.wagers[0];
  if (isApart(state.options) || evaluated === undefined || evaluated.riskCents === 0) return null;
  const legs: ExplorerLeg[] = [
    ...placed.map(({ pickKey, name }) => ({ key: `placed.${pickKey}`, name })),
    ...evaluated.itemIds.map((itemId) => ({ key: itemId, name: describeItem(t, state, itemId) })),
  ];
  const results = placed.map(({ result }) => result);
  return <OutcomeExplorer wager={evaluated.wager} legs={legs} results={results} groups={evaluated.groups} />;
}
