import type { OpenBet } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { useTranslation } from 'react-i18next';
import { selectIsOnline, useSession } from '../../ground/session/session-store.ts';
import { SaleButton, useBetSale } from './SaleButton.tsx';
import classes from './SaleStrip.module.css';

/** What the book pays for an open bet now, at the end of its one line. */
export function CompactSale({ bet }: { bet: OpenBet }) {
  const { t } = useTranslation();
  const sale = useBetSale(bet);
  const isOnline = useSession(selectIsOnline);
  if (!isOnline) return null;
  return sale.isNever && sale.now.kind === 'none' ? (
    <p className={classes['never']}>{t(`selling:reason.${sale.now.reason}`)}</p>
  ) : (
    <SaleButton bet={bet} sale={sale} isCompact />
  );
}
