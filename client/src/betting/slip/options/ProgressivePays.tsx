import { boundsOfCard, selectProgressiveFactor } from '@lineboard/domain/betting/kinds/progressive-card';
import { nearestAmericanPrice } from '@lineboard/domain/ground/price/convert';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useSlip } from '../state/slip-store.ts';
import classes from './TeaserPayCard.module.css';

/** What the slip's picks pay as a progressive parlay, by how many of them don't win (HR-16). */
export function ProgressivePays() {
  const { t } = useTranslation();
  const { price } = useFormats();
  const card = useSlip((state) => state.rules.progressiveCard);
  const count = useSlip(({ items }) => items.length);
  if (card === null) return null;
  const [fewest, most] = boundsOfCard(card);
  const legs = Math.min(Math.max(count, fewest), most);
  return (
    <div className={classes['card']}>
      <p id="progressive-pays">{t('wager:progressivePays', { count: legs })}</p>
      <dl className="lb-figures" aria-labelledby="progressive-pays">
        {card.payouts[legs]?.map((_profit, lost) => {
          const factor = selectProgressiveFactor(card.payouts, legs, lost);
          const pays = factor === null ? null : nearestAmericanPrice(factor);
          return (
            <div key={lost} data-current={lost === 0 && count === legs}>
              <dt>{lost}</dt>
              <dd>{pays === null ? '–' : price(pays)}</dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}
