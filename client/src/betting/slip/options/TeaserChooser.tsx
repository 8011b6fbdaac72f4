import type { TeaserCategory } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { useTranslation } from 'react-i18next';
import { describeTeaser } from '../../bets/describe-teaser.ts';
import { selectChosenTeaser, selectTeasers } from '../state/slip-rules.ts';
import { useSlip } from '../state/slip-store.ts';
import classes from './TeaserChooser.module.css';
import { TeaserPayCard } from './TeaserPayCard.tsx';
import { isUnderWay } from '../state/ticket-stage.ts';

const CATEGORIES: readonly TeaserCategory[] = ['Standard', 'Pleasers'];

/** Which teaser, and what it gives and pays. An open play keeps the teaser it was posted with. */
export function TeaserChooser() {
  const { t } = useTranslation();
  const rules = useSlip((state) => state.rules);
  const teaserName = useSlip(({ options }) => options.teaserName);
  const chosen = useSlip(selectChosenTeaser);
  const isFixed = useSlip(({ ticket }) => isUnderWay(ticket));
  const chooseTeaser = useSlip((state) => state.chooseTeaser);
  const teasers = selectTeasers({ rules });
  return (
    <div className={classes['chooser']}>
      <select
        aria-label={t('wager:teaser')}
        value={teaserName ?? ''}
        disabled={isFixed}
        onChange={({ currentTarget: { value } }) => chooseTeaser(value)}
      >
        {CATEGORIES.map((category) => (
          <optgroup key={category} label={t(`wager:category.${category}`)}>
            {teasers
              .filter((teaser) => teaser.category === category)
              .map((teaser) => (
                <option key={teaser.teaserName} value={teaser.teaserName}>
                  {describeTeaser(t, teaser)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
      {chosen !== null && <TeaserPayCard teaser={chosen} />}
    </div>
  );
}
