import { countParlays } from '@lineboard/domain/betting/parlay/count-parlays';
import type { StoryBet } from '@lineboard/domain/books/ticket-story/ticket-story.schema';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './TicketPage.module.css';

/** The round robin's parlays so far; nothing for other bets, nor before the first leg is decided. */
export function ParlayTally({ bet: { terms, items } }: { bet: StoryBet }) {
  const { t } = useTranslation();
  const counts = useMemo(
    () =>
      'sizes' in terms && items.some(({ result }) => result !== null)
        ? countParlays(
            items.map(({ result }) => result),
            terms.sizes,
            terms.excluded,
          )
        : null,
    [terms, items],
  );
  if (counts === null) return null;
  const { paid, lost, open } = counts;
  return (
    <p className={`${classes['tally']} lb-figures`}>
      {t('ticket:parlays')}
      {(
        [
          ['paid', paid],
          ['lost', lost],
          ['open', open],
        ] as const
      ).map(([name, count]) => (
        <span key={name} data-tally={name}>
          <strong>{count}</strong> {t(`ticket:parlay.${name}`)}
        </span>
      ))}
    </p>
  );
}
