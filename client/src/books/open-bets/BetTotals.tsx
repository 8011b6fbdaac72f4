import type { OpenBet, OpenBetTotals } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { sumBets } from './narrow-bets.ts';
import classes from './OpenBetsPage.module.css';

interface BetTotalsProps {
  /** Totals of all open bets, also of those that were not loaded; null: only of the shown ones. */
  totals: OpenBetTotals | null;
  bets: readonly OpenBet[];
  /** False when pages are missing: then the page can't know which bets are free plays. */
  isWhole: boolean;
}

/** The wagered total and what it would win; where free play is part of it, what is at risk of the account's own. */
export function BetTotals({ totals, bets, isWhole }: BetTotalsProps) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const summed = sumBets(bets);
  const { riskCents, toWinCents } = totals ?? summed;
  const hasFreePlay = (totals === null || isWhole) && summed.freePlayCents > 0;
  return (
    <dl className={`${classes['totals']} lb-figures`}>
      <div>
        <dt>{t('open-bets:totalRisk')}</dt>
        <dd>{amount(riskCents)}</dd>
      </div>
      {hasFreePlay && (
        <>
          <div>
            <dt>{t('shell:atRisk')}</dt>
            <dd>{amount(summed.heldCents)}</dd>
          </div>
          <div>
            <dt>{t('open-bets:ofFreePlay')}</dt>
            <dd>{amount(summed.freePlayCents)}</dd>
          </div>
        </>
      )}
      <div>
        <dt>{t('open-bets:totalToWin')}</dt>
        <dd>{amount(toWinCents)}</dd>
      </div>
    </dl>
  );
}
