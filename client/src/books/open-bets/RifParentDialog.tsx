import { Button } from '@mantine/core';
import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { calculateRifMaxRiskCents } from '@lineboard/domain/betting/rolling-if/judge-rif';
import type { PlacedWager } from '@lineboard/domain/betting/wager/placed-wager';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { ModalFrame } from '../../ground/ui/ModalFrame.tsx';
import { useBetDialogs } from './bet-dialogs-store.ts';
import classes from './BetDialogs.module.css';
import { useRifParent } from './use-rif-parent.ts';

/** The result of the open bet for which the new one waits, and what it may risk then (HR-25). */
export function RifParentDialog({ bet, parent }: { bet: Bet; parent: PlacedWager }) {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const closeDialog = useBetDialogs((state) => state.closeDialog);
  const selectParent = useRifParent();
  const id = useId();
  const [winOnly, setWinOnly] = useState(true);
  const [isAsking, setAsking] = useState(false);
  const choices = [
    { isWinOnly: true, name: t('open-bets:winOnly'), about: t('wager:about.rifWinOnly') },
    { isWinOnly: false, name: t('open-bets:winOrPush'), about: t('wager:about.rifWinOrPush') },
  ];
  const choose = (): void => {
    setAsking(true);
    void selectParent(bet, parent, winOnly).finally(() => setAsking(false));
  };
  const number = `${bet.ticketNumber}-${bet.wagerNumber}`;
  return (
    <ModalFrame title={t('open-bets:rollFromNumber', { number })} onClose={closeDialog}>
      <fieldset className={classes['choices']}>
        <legend className="lb-visually-hidden">{t('open-bets:inActionWhen')}</legend>
        {choices.map(({ isWinOnly, name, about }) => (
          <div key={name} className={classes['choice']}>
            <label>
              <input
                type="radio"
                name="rif-condition"
                checked={winOnly === isWinOnly}
                aria-describedby={`${id}-${isWinOnly}`}
                onChange={() => setWinOnly(isWinOnly)}
              />
              {name}
            </label>
            <p id={`${id}-${isWinOnly}`} className="lb-figures">
              {about}{' '}
              {t('open-bets:mayRisk', { amount: amount(calculateRifMaxRiskCents(parent, isWinOnly)) })}
            </p>
          </div>
        ))}
      </fieldset>
      <div className={classes['answers']}>
        <Button variant="default" onClick={closeDialog}>
          {t('wager:cancel')}
        </Button>
        <Button loading={isAsking} onClick={choose}>
          {t('open-bets:useThisBet')}
        </Button>
      </div>
    </ModalFrame>
  );
}
