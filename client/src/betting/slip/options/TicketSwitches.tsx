import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../ground/formats/use-formats.ts';
import { useWasTrueOf } from '../../../ground/ui/use-was-true-of.ts';
import { SlipSwitch } from './SlipSwitch.tsx';
import { selectChoice } from '../state/slip-view.ts';
import { useSlip } from '../state/slip-store.ts';
import { isUnderWay } from '../state/ticket-stage.ts';

/** Free play and Less Juice, for accounts that have any; an option that is on can always be turned off. */
export function TicketSwitches() {
  const { t } = useTranslation();
  const { amount } = useFormats();
  const { options, evaluation, ticket, account, setFreePlay, setLessJuice } = useSlip();
  const { freePlay, lessJuice } = evaluation.choices;
  const isLocked = isUnderWay(ticket);
  const balanceCents = account?.balance.freePlayBalanceCents ?? 0;
  // Only a price may block it: that is worth saying. Other reasons don't concern this ticket.
  const isFreePlayNear = useWasTrueOf(
    useSlip(selectChoice),
    balanceCents > 0 && (freePlay === null || freePlay === 'freePlayPrice'),
  );
  return (
    <>
      {(isFreePlayNear || options.useFreePlay) && (
        <SlipSwitch
          label={t('wager:freePlay', { balance: amount(balanceCents) })}
          about={{ name: 'freePlay', text: t('wager:about.freePlay') }}
          reason={freePlay === null ? null : t(`error:${freePlay}`)}
          isOn={options.useFreePlay}
          isDisabled={isLocked || (freePlay !== null && !options.useFreePlay)}
          onSwitch={setFreePlay}
        />
      )}
      {(lessJuice === null || options.lessJuice) && (
        <SlipSwitch
          label={t('wager:lessJuice')}
          about={{ name: 'lessJuice', text: t('wager:about.lessJuice') }}
          reason={lessJuice === null ? undefined : t(`error:${lessJuice}`)}
          isOn={options.lessJuice}
          isDisabled={isLocked}
          onSwitch={setLessJuice}
        />
      )}
    </>
  );
}
