import type { BetItem } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { keyOfPick } from '@lineboard/domain/ground/pick/pick';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectIsQuiet, useSession } from '../../ground/session/session-store.ts';
import { describeItemBet } from '../bets/describe-item-bet.ts';
import classes from './BetAgain.module.css';
import type { BetBefore } from './bring-kind.ts';
import { useLayPicks, useStore } from './use-lay-picks.ts';

interface BetAgainProps {
  /** One bet, or all bets of a ticket: its straights. */
  bets: ReadonlyArray<BetBefore & { items: readonly BetItem[] }>;
  /** The number that names the bet. */
  number: string;
}

/**
 * Puts the picks of a bet onto the slip again at today’s lines, with the points that it bought and without its amounts;
 * an empty slip becomes a bet of the same kind. Nobody is invited to bet in a time-out.
 */
export function BetAgain({ bets, number }: BetAgainProps) {
  const lay = useLayPicks();
  const { t } = useTranslation();
  const store = useStore();
  const isQuiet = useSession(selectIsQuiet);
  const [isBusy, setBusy] = useState(false);
  const items = bets.flatMap((bet) => bet.items);
  if (isQuiet || items.length === 0) return null;
  const byKey = new Map(items.map((item) => [keyOfPick(item.pick), item]));
  const again = async (): Promise<void> => {
    setBusy(true);
    await lay(
      [...byKey.values()],
      { nameOf: ({ pick }) => describeItemBet(t, byKey.get(keyOfPick(pick))!) },
      { before: bets[0] ?? null },
    );
    setBusy(false);
  };
  return (
    <button
      type="button"
      className={classes['again']}
      disabled={isBusy || store === null}
      aria-label={t('shapes:betAgainNumber', { number })}
      onClick={() => void again()}
    >
      {t('shapes:betAgain')}
    </button>
  );
}
