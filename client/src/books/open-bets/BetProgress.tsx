import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { statusOfResult } from '@lineboard/domain/ground/result/straight-result';
import { useTranslation } from 'react-i18next';
import classes from './BetRow.module.css';
import { useFollowedPicks } from './followed-picks-store.ts';

/** `2 of 3 legs won, 1 live`; nothing before the first game begins, nor for a bet with one leg. */
export function BetProgress({ bet: { items } }: { bet: OpenBet }) {
  const { t } = useTranslation();
  const live = useFollowedPicks(
    ({ known }) =>
      items.filter(
        ({ pick, result }) => result === null && known.get(keyOfPick(pick))?.score?.phase === 'live',
      ).length,
  );
  const decided = items.flatMap(({ result }) => (result === null ? [] : [statusOfResult(result)]));
  if (items.length < 2 || (live === 0 && decided.length === 0)) return null;
  const won = decided.filter((status) => status === 'W').length;
  const lost = decided.filter((status) => status === 'L').length;
  const parts = [
    t('open-bets:progress.won', { won, legs: items.length }),
    ...(lost > 0 ? [t('open-bets:progress.lost', { lost })] : []),
    ...(live > 0 ? [t('open-bets:progress.live', { live })] : []),
  ];
  return <p className={`${classes['progress']} lb-figures`}>{parts.join(', ')}</p>;
}
