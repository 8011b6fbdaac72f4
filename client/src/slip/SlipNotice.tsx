import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../formats/use-formats.ts';
import { Icon } from '../ui/Icon.tsx';
import { Ring } from '../ui/Ring.tsx';
import { selectErrorHint } from './items/error-hint.ts';
import classes from './SlipNotice.module.css';
import { useSlip } from './state/slip-store.ts';

interface NoticeProps {
  kind: 'refused' | 'unknown' | 'info';
  role: 'alert' | 'status';
  children: ReactNode;
}

/** Who placed the bet may have scrolled down to it: the answer is brought into view. */
function Notice({ kind, role, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={classes['notice']} data-kind={kind} role={role}>
      {children}
    </div>
  );
}

function NoticeClose({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('slip');
  return (
    <button type="button" className={classes['close']} aria-label={t('closeNotice')} onClick={onClose}>
      <Icon name="close" size={16} />
    </button>
  );
}

/** What the book said of the last attempt: refused and why, nothing placed, or an answer still to come. */
export function SlipNotice() {
  const { t } = useTranslation('slip');
  const formats = useFormats();
  const ticket = useSlip((state) => state.ticket);
  const openSpotsNotice = useSlip((state) => state.openSpotsNotice);
  const dismissRefusal = useSlip((state) => state.dismissRefusal);
  const toWinNotice = useSlip((state) => state.toWinNotice);
  const dismissToWinNotice = useSlip((state) => state.dismissToWinNotice);
  const dismissOpenSpotsNotice = useSlip((state) => state.dismissOpenSpotsNotice);
  if (ticket.stage === 'refused') {
    const { code, items } = ticket.refusal;
    const hint = selectErrorHint(t, formats, ticket.refusal);
    return (
      <Notice key="refused" kind="refused" role="alert">
        <Icon name="warning" size={16} />
        <div>
          <strong>{t('refused')}</strong>
          <p>{items.length > 0 ? t('refusedByItem', { count: items.length }) : t(`error:${code}`)}</p>
          {hint !== null && items.length === 0 && <p>{hint}</p>}
        </div>
        <NoticeClose onClose={dismissRefusal} />
      </Notice>
    );
  }
  if (ticket.stage === 'unknown')
    return (
      <Notice key="unknown" kind="unknown" role="alert">
        <Ring />
        <div>
          <strong>{t('unknown')}</strong>
          <p>{t('unknownWhat', { since: formats.time(ticket.sinceMs) })}</p>
        </div>
      </Notice>
    );
  if (ticket.stage === 'editing' && ticket.notice === 'nothingPlaced')
    return (
      <Notice key="nothingPlaced" kind="info" role="status">
        <Icon name="check" size={16} />
        <div>
          <strong>{t('nothingPlaced')}</strong>
          <p>{t('nothingPlacedWhat')}</p>
        </div>
      </Notice>
    );
  if (openSpotsNotice)
    return (
      <Notice key="openSpots" kind="info" role="alert">
        <Icon name="warning" size={16} />
        <p>{t('error:openSpotsSingleParlay')}</p>
        <NoticeClose onClose={dismissOpenSpotsNotice} />
      </Notice>
    );
  if (toWinNotice)
    return (
      <Notice key="toWin" kind="info" role="alert">
        <Icon name="warning" size={16} />
        <p>{t('error:roundRobinToWin')}</p>
        <NoticeClose onClose={dismissToWinNotice} />
      </Notice>
    );
  return null;
}
