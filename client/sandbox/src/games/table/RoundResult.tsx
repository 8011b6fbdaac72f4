import type { RoundView } from '@lineboard/domain/sandbox/sandbox-answers';
import { useTranslation } from 'react-i18next';
import { useMoney } from '../../guest/use-money.ts';
import classes from './RoundResult.module.css';

type Outcome = 'won' | 'even' | 'part' | 'lost';

export const outcomeOf = (stakeCents: number, winCents: number): Outcome =>
  winCents > stakeCents ? 'won' : winCents === stakeCents ? 'even' : winCents > 0 ? 'part' : 'lost';

/**
 * The result of a round, in words and figures; read out when it is known. @param hint shown while nothing is decided
 */
export function RoundResult({ round, hint }: { round: RoundView | null; hint: string }) {
  const { t } = useTranslation();
  const money = useMoney();
  const winCents = round?.winCents ?? null;
  const outcome = round === null || winCents === null ? null : outcomeOf(round.stakeCents, winCents);
  return (
    <p className={classes['result']} role="status" data-outcome={outcome ?? 'open'}>
      {outcome === null
        ? hint
        : t(`table:result-${outcome}`, {
            amount: money(winCents ?? 0),
            net: money(Math.abs((winCents ?? 0) - (round?.stakeCents ?? 0))),
          })}
    </p>
  );
}
