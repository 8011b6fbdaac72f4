import type { TeaserCard } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { TeaserCode } from '../../bets/TeaserCode.tsx';
import { useSlip } from '../state/slip-store.ts';
import classes from './TeaserPayCard.module.css';

/** Prices by number of teams, with the slip's marked, and what a tie does. */
export function TeaserPayCard({ teaser }: { teaser: TeaserCard }) {
  const { t } = useTranslation();
  const { price } = useFormats();
  const places = useSlip(({ items, options }) => items.length + options.openSpots);
  return (
    <div className={classes['card']}>
      <dl className="lb-figures" aria-label={t('wager:payCard')}>
        {Object.entries(teaser.payCards).map(([teams, pays]) => (
          <div key={teams} data-current={Number(teams) === places}>
            <dt>
              {teams}
              <span className="lb-visually-hidden"> {t('wager:teams', { count: Number(teams) })}</span>
            </dt>
            <dd>{price(pays)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {t(`wager:tie.${teaser.tieRule}`)} <TeaserCode name={teaser.teaserName} />
      </p>
    </div>
  );
}
