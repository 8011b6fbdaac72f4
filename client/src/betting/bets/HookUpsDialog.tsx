import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { isSameWager } from '@lineboard/domain/books/open-bets/placed-wager-of-bet';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { selectCustomer, useSession } from '../../ground/session/session-store.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useHookUps } from './hook-ups-store.ts';
import classes from './HookUpsDialog.module.css';
import { BetType } from './BetType.tsx';
import type { HookUp } from './list-hook-ups.ts';
import { describeItemBet } from './describe-item-bet.ts';

/** The chain of rolling ifs that a wager is a link of, in the order in which its bets come into action. */
export function HookUpsDialog({ of, hookUps }: { of: Bet; hookUps: readonly HookUp[] }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const closeHookUps = useHookUps((state) => state.closeHookUps);
  const isCredit = useSession((state) => selectCustomer(state)?.creditAcctFlag ?? true);
  return (
    <ModalFrame title={t('open-bets:hookUps')} onClose={closeHookUps}>
      <p className={classes['customerType']}>
        {t('open-bets:customerType')}{' '}
        <strong>{isCredit ? t('open-bets:credit') : t('open-bets:postUp')}</strong>
      </p>
      <ol className={`${classes['chain']} lb-figures`}>
        {hookUps.map((hookUp) => (
          <li
            key={`${hookUp.ticketNumber}-${hookUp.wagerNumber}`}
            aria-current={hookUp.bet !== null && isSameWager(hookUp.bet, of) ? true : undefined}
          >
            <p>
              <strong>
                {hookUp.wagerNumber === null
                  ? t('open-bets:ticket', { number: hookUp.ticketNumber })
                  : `${hookUp.ticketNumber}-${hookUp.wagerNumber}`}
              </strong>
              {hookUp.bet !== null && <span>{t(`open-bets:status.${hookUp.bet.wagerStatus}`)}</span>}
            </p>
            {hookUp.waitsFor !== null && (
              <p>{hookUp.waitsFor === 'winOnly' ? t('wager:ifWins') : t('wager:ifWinsOrPushes')}</p>
            )}
            {hookUp.bet !== null && (
              <>
                <p>
                  <BetType bet={hookUp.bet} />
                  {' · '}
                  {hookUp.bet.items.map((item) => describeItemBet(t, item)).join(', ')}
                </p>
                <p>
                  {t('slip:riskToWin', {
                    risk: amount(hookUp.bet.riskCents),
                    toWin: amount(hookUp.bet.toWinCents),
                  })}
                </p>
              </>
            )}
          </li>
        ))}
      </ol>
    </ModalFrame>
  );
}
