import { WAGER_KINDS } from '@lineboard/domain/ground/wager-kind/wager-kinds';
import { wagerOfBet } from '@lineboard/domain/books/open-bets/wager-of-bet';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { boundWager } from '@lineboard/domain/betting/settlement/bound-wager';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { OutcomeExplorer } from '../../betting/bets/OutcomeExplorer.tsx';
import classes from './BetRow.module.css';
import { describeItemBet } from '../../betting/bets/describe-item-bet.ts';

/**
 * The possible results of an open bet, and the money for every way in which it may end. A straight's columns say
 * everything.
 */
export function BetOutcomes({ bet }: { bet: OpenBet }) {
  const { t } = useTranslation();
  const { signedAmount } = useFormats();
  if (WAGER_KINDS[bet.terms.kind].isSingle) return null;
  const { wager, results } = wagerOfBet(bet);
  const { worstNetCents, bestNetCents } = boundWager(wager, results);
  const isAsPrinted = worstNetCents === -bet.riskCents && bestNetCents === bet.toWinCents;
  return (
    <div className={classes['outcomes']}>
      {!isAsPrinted && (
        <p className={`${classes['note']} lb-figures`}>
          {t('open-bets:stillPossible', {
            worst: signedAmount(worstNetCents),
            best: signedAmount(bestNetCents),
          })}
        </p>
      )}
      <OutcomeExplorer
        wager={wager}
        legs={bet.items.map((item, at) => ({ key: String(at), name: describeItemBet(t, item) }))}
        results={results}
      />
    </div>
  );
}
