import { SHARE_PERCENT, TOLERANCE_PERCENT } from '@lineboard/domain/betting/selling/sale-bounds';
import { keepOfShare } from '@lineboard/domain/betting/selling/sale-offer';
import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import type { Cents } from '@lineboard/domain/ground/money/cents';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { parseShare } from './parse-share.ts';
import { SaleAction } from './SaleAction.tsx';
import classes from './SaleDialog.module.css';
import { SaleNote } from './SaleNote.tsx';
import { SaleShare } from './SaleShare.tsx';
import { isSaleUnderWay, type SaleStage } from './sale-stage.ts';
import { payNow, useOfferNow } from './sale-state.ts';
import { SaleTolerance } from './SaleTolerance.tsx';
import { useSeenCents } from './use-seen-cents.ts';

interface SaleNowProps {
  bet: OpenBet;
  sale: SaleStage | undefined;
  /** The bet has left the open bets. */
  isGone: boolean;
}

/** The share that is sold, what it pays now and leaves, and the press that sells it. */
export function SaleNow({ bet, sale, isGone }: SaleNowProps) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const offered = useOfferNow(bet);
  const now = isGone ? ({ kind: 'none', reason: 'decided', leg: null } as const) : offered;
  const [share, setShare] = useState(String(SHARE_PERCENT.most));
  const [tolerancePercent, setTolerance] = useState<number>(TOLERANCE_PERCENT.usual);
  const percent = parseShare(share);
  const pay = useAskedAmount(percent === null ? null : payNow(now, percent), sale);
  const readSeen = useSeenCents(pay, String(percent));
  const isLocked = isSaleUnderWay(sale) || bet.waitingSale != null;
  const left = percent === null || percent === SHARE_PERCENT.most ? null : keepOfShare(bet, percent);
  return (
    <>
      <SaleShare typed={share} isWrong={percent === null} isLocked={isLocked} onChange={setShare} />
      <p className={`${classes['left']} lb-figures`}>
        {left === null
          ? t('selling:leftNothing')
          : t('selling:left', { risk: amount(left.riskCents), toWin: amount(left.toWinCents) })}
      </p>
      <SaleTolerance percent={tolerancePercent} pay={pay} isLocked={isLocked} onChange={setTolerance} />
      <SaleAction
        bet={bet}
        sale={sale}
        now={now}
        pay={pay}
        readOrder={() => {
          const seenCents = readSeen();
          return percent === null || seenCents === null
            ? null
            : { sharePercent: percent, seenCents, tolerancePercent };
        }}
      />
      <SaleNote sale={sale} pay={pay} />
    </>
  );
}

/**
 * The amount that is asked about: where the book has just said that it pays less, that amount, until the page's own
 * lines move, too.
 */
const useAskedAmount = (live: Cents | null, sale: SaleStage | undefined): Cents | null => {
  const [told, setTold] = useState({ sale, live });
  if (told.sale !== sale) setTold({ sale, live });
  const isAsked = sale?.stage === 'changed' && live !== null && told.sale === sale && told.live === live;
  return isAsked ? sale.offerCents : live;
};
