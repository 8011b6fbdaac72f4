import { calculateStraightAmounts } from '@lineboard/domain/ground/price/straight-amounts';
import { useTranslation } from 'react-i18next';
import { describeFoundPick } from '../search/found-cells.ts';
import { describePick } from '../../betting/bets/describe-pick.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './CommandLine.module.css';
import type { SlipFault } from './place-command.ts';
import type { Command } from './read-command.ts';
import type { TypedBet, TypedLeg } from './use-typed-bet.ts';

/** What is understood of a typed bet, or what would be right in the place of what is wrong. */
export function TypedBetView({ bet: { reading, legs }, fault }: { bet: TypedBet; fault: SlipFault | null }) {
  const { t } = useTranslation();
  if (fault !== null) return <p className={classes['wrong']}>{t(`command:slip.${fault}`)}</p>;
  if (!reading.ok)
    return <p className={classes['wrong']}>{t(`command:fault.${reading.fault}`, { word: reading.word })}</p>;
  const { command } = reading;
  return (
    <>
      {legs.map((leg, at) => (
        // A number may stand in a bet twice.
        <LegView key={`${at} ${leg.rotation}`} leg={leg} />
      ))}
      <NextStep command={command} legs={legs} />
    </>
  );
}

/** A typed pick with its price, or what is known of it. */
function LegView({ leg }: { leg: TypedLeg }) {
  const { t } = useTranslation();
  const { price } = useFormats();
  const { rotation, state, game, pick, seen } = leg;
  const subject = pick === null ? null : describeFoundPick(pick);
  if (pick !== null && seen !== null && subject !== null) {
    const { bet, market } = describePick(t, pick, subject, seen.line);
    return (
      <p className={classes['leg']}>
        <span>
          <b>{bet}</b> · {market}
          <small>{game}</small>
        </span>{' '}
        <b className="lb-figures">{price(seen.price)}</b>
      </p>
    );
  }
  if (state === 'game' || state === 'ready') return <p>{game}</p>;
  return <p className={classes['note']}>{t(`command:leg.${state}`, { rotation, game })}</p>;
}

/** What the bet comes to, or what is still missing. */
function NextStep({
  command: { isParlay, legs, amount },
  legs: known,
}: {
  command: Command;
  legs: readonly TypedLeg[];
}) {
  const { t } = useTranslation();
  const { amount: write } = useFormats();
  if (legs.length === 0) return <p className={classes['note']}>{t('command:next.rotation')}</p>;
  if (legs.at(-1)?.market === null) return <p className={classes['note']}>{t('command:next.market')}</p>;
  if (isParlay && legs.length < 2) return <p className={classes['note']}>{t('command:next.secondPick')}</p>;
  if (amount === null) return <p className={classes['note']}>{t('command:next.amount')}</p>;
  if (known.some(({ seen }) => seen === null)) return null;
  const price = known[0]?.seen?.price;
  if (isParlay || price === undefined)
    return <p>{t(`command:parlay.${amount.entered}`, { amount: write(amount.cents) })}</p>;
  const { riskCents, toWinCents } = calculateStraightAmounts(amount.entered, amount.cents, price);
  return (
    <p>
      <b className="lb-figures">{t('command:ready', { risk: write(riskCents), toWin: write(toWinCents) })}</b>
    </p>
  );
}
