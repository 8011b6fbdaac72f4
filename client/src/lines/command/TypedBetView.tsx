import { calculateStraightAmounts } from '@lineboard/domain/ground/price/straight-amounts';
import { teaseLine } from '@lineboard/domain/betting/teaser/tease-points';
import { useTranslation } from 'react-i18next';
import { describeFoundPick } from '../search/found-cells.ts';
import { describePick } from '../../betting/bets/describe-pick.ts';
import { describePoints } from '../../betting/bets/describe-points.ts';
import { describeTeaser } from '../../betting/bets/describe-teaser.ts';
import { isApart, isTeased } from '../../betting/slip/state/slip-options.ts';
import { useFormats } from '../../ground/formats/use-formats.ts';
import classes from './CommandLine.module.css';
import type { SlipFault } from './place-command.ts';
import type { Command } from './read-command.ts';
import type { ResolvedTeaser } from './resolve-teaser.ts';
import type { TypedBet, TypedLeg } from './use-typed-bet.ts';

/** What is understood of a typed bet, or what would be right in the place of what is wrong. */
export function TypedBetView({ bet, fault }: { bet: TypedBet; fault: SlipFault | null }) {
  const { t } = useTranslation();
  const { reading, teaser, legs } = bet;
  if (fault !== null) return <p className={classes['wrong']}>{t(`command:slip.${fault}`)}</p>;
  if (!reading.ok)
    return <p className={classes['wrong']}>{t(`command:fault.${reading.fault}`, { word: reading.word })}</p>;
  return (
    <>
      {teaser !== null && <TeaserView teaser={teaser} />}
      {legs.map((leg, at) => (
        // A number may stand in a bet twice.
        <LegView key={`${at} ${leg.rotation}`} leg={leg} />
      ))}
      <NextStep command={reading.command} teaser={teaser} legs={legs} />
    </>
  );
}

/** The teaser that is meant and what it does, or what could be written instead. */
function TeaserView({ teaser }: { teaser: ResolvedTeaser }) {
  const { t } = useTranslation();
  return teaser.ok ? (
    <p>
      <b>{t('wager:type.teaser')}</b> · {describeTeaser(t, teaser.card)}
    </p>
  ) : (
    <p className={classes['wrong']}>{t(`command:teaser.${teaser.fault}`, { offered: teaser.offered })}</p>
  );
}

/** A typed pick with its price, in a teaser with the line that it moves to, or what is known of it. */
function LegView({ leg }: { leg: TypedLeg }) {
  const { t } = useTranslation();
  const { price } = useFormats();
  const { rotation, state, game, pick, seen, teasedBy } = leg;
  const subject = pick === null ? null : describeFoundPick(pick);
  if (pick !== null && seen !== null && subject !== null) {
    const { bet, market } = describePick(t, pick, subject, seen.line);
    const moved =
      teasedBy !== 0 && pick.type === 'G' && seen.line !== null ? teaseLine(pick, seen.line, teasedBy) : null;
    return (
      <p className={classes['leg']}>
        <span>
          <b>{bet}</b> · {market}
          <small>{game}</small>
        </span>{' '}
        <b className="lb-figures">
          {moved === null ? price(seen.price) : `→ ${describePoints(pick, moved)}`}
        </b>
      </p>
    );
  }
  if (state === 'game' || state === 'ready') return <p>{game}</p>;
  return <p className={classes['note']}>{t(`command:leg.${state}`, { rotation, game })}</p>;
}

/** What the bet comes to, or what is still missing. */
function NextStep({
  command: { wagerType, legs, amount },
  teaser,
  legs: known,
}: {
  command: Command;
  teaser: ResolvedTeaser | null;
  legs: readonly TypedLeg[];
}) {
  const { t } = useTranslation();
  const { amount: write } = useFormats();
  const missing = nameMissing({ wagerType, legs, amount }, teaser);
  if (missing !== null) return <p className={classes['note']}>{t(`command:next.${missing}`)}</p>;
  if (amount === null || teaser?.ok === false || known.some(({ seen }) => seen === null)) return null;
  const price = known[0]?.seen?.price;
  if (!isApart({ wagerType }) || price === undefined)
    return (
      <p>
        {t(`command:${isTeased({ wagerType }) ? 'tease' : 'parlay'}.${amount.entered}`, {
          amount: write(amount.cents),
        })}
      </p>
    );
  const { riskCents, toWinCents } = calculateStraightAmounts(amount.entered, amount.cents, price);
  return (
    <p>
      <b className="lb-figures">{t('command:ready', { risk: write(riskCents), toWin: write(toWinCents) })}</b>
    </p>
  );
}

/** The first part of a bet that isn't typed yet; null: nothing is missing. */
const nameMissing = (
  { wagerType, legs, amount }: Pick<Command, 'wagerType' | 'legs' | 'amount'>,
  teaser: ResolvedTeaser | null,
) => {
  const isTeaser = isTeased({ wagerType });
  const last = legs.at(-1);
  if (isTeaser && teaser === null) return 'points';
  if (last === undefined) return 'rotation';
  if (last.market === null && !isTeaser) return 'market';
  if (!isApart({ wagerType }) && legs.length < 2) return isTeaser ? 'secondTeased' : 'secondPick';
  if (amount !== null) return null;
  // A number of three digits behind a bare pick is another pick.
  return last.market === null ? 'amountOfTeaser' : 'amount';
};
