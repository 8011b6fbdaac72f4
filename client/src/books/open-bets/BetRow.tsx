import { acceptedOfBet } from '@lineboard/domain/books/open-bets/accepted-of-bet';
import { madeOfBet } from '@lineboard/domain/books/open-bets/made-of-bet';
import { wagerOfBet } from '@lineboard/domain/books/open-bets/wager-of-bet';
import { calculateCombinedPrice } from '@lineboard/domain/betting/settlement/combined-price';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { nameOfBet } from '../../betting/selling/offered-bets-store.ts';
import { useOnScreenRow } from './bets-on-screen.ts';
import { AcceptedPart } from '../../betting/bets/AcceptedPart.tsx';
import { BetActions } from './BetActions.tsx';
import { BetItems } from '../../betting/bets/BetItems.tsx';
import { BetNotes } from '../../betting/bets/BetNotes.tsx';
import { BetOutcomes } from './BetOutcomes.tsx';
import { BetProgress } from './BetProgress.tsx';
import { LegClose } from '../closing-line/LegClose.tsx';
import { LegChain } from './LegChain.tsx';
import { LegStanding } from './LegStanding.tsx';
import classes from './BetRow.module.css';
import { BetType } from '../../betting/bets/BetType.tsx';
import { SaleStrip } from '../../betting/selling/SaleStrip.tsx';
import { SoldNote } from '../../betting/selling/SoldNote.tsx';
import type { ShownBet } from './group-bets.ts';

interface BetRowProps {
  bet: ShownBet;
  known: readonly ShownBet[];
  isRifMode: boolean;
}

/** A wager in one row: its number and type, its items, risk and win; once graded, the result and the money. */
export function BetRow({ bet, known, isRifMode }: BetRowProps) {
  const { t } = useTranslation();
  const { amount, price, signedAmount } = useFormats();
  const combinedPrice = calculateCombinedPrice(wagerOfBet(bet).wager);
  const accepted = acceptedOfBet(bet);
  const isOpen = bet.wagerStatus === 'O';
  return (
    <li ref={useOnScreenRow(nameOfBet(bet))} className={classes['row']} data-status={bet.wagerStatus}>
      <div className={`${classes['number']} lb-figures`}>
        <p>
          {bet.ticketNumber}-{bet.wagerNumber}
        </p>
        <p className={classes['type']}>
          <BetType bet={bet} />
        </p>
        {combinedPrice !== null && (
          <p className={classes['odds']}>
            {t('wager:combinedOdds')} {price(combinedPrice)}
          </p>
        )}
        {bet.wagerStatus === 'O' && bet.items.length > 1 && <LegChain bet={bet} />}
        {bet.wagerStatus === 'O' && <BetProgress bet={bet} />}
        <BetNotes bet={bet} />
        <SoldNote bet={bet} />
      </div>
      <div className={classes['items']}>
        <BetItems
          bet={bet}
          hasMarks
          renderStanding={(item) => <LegStanding item={item} terms={bet.terms} />}
          renderClose={(item) => <LegClose item={item} terms={bet.terms} />}
        />
      </div>
      <dl className={`${classes['amounts']} lb-figures`}>
        <div>
          <dt>{t('open-bets:risk')}</dt>
          <dd>
            {amount(isOpen ? bet.riskCents : accepted.riskCents)}
            {isOpen && <AcceptedPart cents={bet.riskCents} ofCents={accepted.riskCents} />}
          </dd>
        </div>
        {isOpen ? (
          <div>
            <dt>{t('open-bets:win')}</dt>
            <dd>
              {amount(bet.toWinCents)}
              <AcceptedPart cents={bet.toWinCents} ofCents={accepted.toWinCents} />
            </dd>
          </div>
        ) : (
          <div className={classes['result']}>
            <dt>{t(`open-bets:result.${bet.wagerStatus}`)}</dt>
            <dd>{signedAmount(madeOfBet(bet))}</dd>
          </div>
        )}
      </dl>
      <div className={classes['more']}>
        {bet.wagerStatus === 'O' && !isRifMode && <SaleStrip bet={bet} />}
        <BetActions bet={bet} known={known} isRifMode={isRifMode} />
        {bet.wagerStatus === 'O' && !isRifMode && <BetOutcomes bet={bet} />}
      </div>
    </li>
  );
}
