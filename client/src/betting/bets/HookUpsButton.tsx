import type { Bet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { useHookUps } from './hook-ups-store.ts';
import classes from './HookUpsButton.module.css';
import { hasHookUps } from './list-hook-ups.ts';

/** Shows the chain of rolling ifs that the wager is a link of; nothing for a single bet. */
export function HookUpsButton({ bet, known }: { bet: Bet; known: readonly Bet[] }) {
  const { t } = useTranslation();
  const showHookUps = useHookUps((state) => state.showHookUps);
  if (!hasHookUps(bet)) return null;
  return (
    <button
      type="button"
      className={classes['action']}
      aria-label={`${t('open-bets:hookUps')} ${bet.ticketNumber}-${bet.wagerNumber}`}
      onClick={() => void showHookUps(bet, known)}
    >
      {t('open-bets:hookUps')}
    </button>
  );
}
