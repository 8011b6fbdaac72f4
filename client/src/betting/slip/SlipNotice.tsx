import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../ground/formats/use-formats.ts';
import { Icon } from '../../ground/ui/Icon.tsx';
import { Ring } from '../../ground/ui/Ring.tsx';
import { describeItem } from './items/describe-item.ts';
import { isUnderWay } from './state/ticket-stage.ts';
import { describeRefusedMoves } from './items/describe-refused-moves.ts';
import { selectErrorHint } from './items/error-hint.ts';
import { PriceAcceptanceChoice } from './options/PriceAcceptanceChoice.tsx';
import classes from './SlipNotice.module.css';
import { useSlip } from './state/slip-store.ts';

interface NoticeProps {
  kind: 'refused' | 'unknown' | 'info';
  role: 'alert' | 'status';
  children: ReactNode;
}

/** The customer may have scrolled away: the answer is brought into view. */
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
  const { t } = useTranslation();
  return (
    <button type="button" className={classes['close']} aria-label={t('slip:closeNotice')} onClick={onClose}>
      <Icon name="close" size={16} />
    </button>
  );
}

/** Lists the picks that became live; their cards say how long such a bet waits. */
function WentLive() {
  const { t } = useTranslation();
  const slip = useSlip();
  const names = slip.wentLive.map((itemId) => describeItem(t, slip, itemId)).join(', ');
  return <p className="lb-figures">{t('placing:wentLive', { count: slip.wentLive.length, names })}</p>;
}

/** The book's answer to the last attempt: refused and why, nothing placed, or an answer still to come. */
export function SlipNotice() {
  const { t } = useTranslation();
  const formats = useFormats();
  const slip = useSlip();
  const { ticket, openSpotsNotice, toWinNotice } = slip;
  const { dismissRefusal, dismissToWinNotice, dismissOpenSpotsNotice } = slip;
  if (ticket.stage === 'refused') {
    const { code, items } = ticket.refusal;
    const hint = selectErrorHint(t, formats, ticket.refusal);
    const moves = describeRefusedMoves(t, formats, slip);
    const others = items.length - moves.length;
    return (
      <Notice key="refused" kind="refused" role="alert">
        <Icon name="warning" size={16} />
        <div>
          <strong>{t('placing:refused')}</strong>
          {others > 0 && <p>{t('placing:refusedByItem', { count: others })}</p>}
          {items.length === 0 && <p>{t(`error:${code}`)}</p>}
          {hint !== null && items.length === 0 && <p>{hint}</p>}
          {moves.map((move) => (
            <p key={move.itemId} className="lb-figures">
              {move.words}
            </p>
          ))}
          {moves.length > 0 && <PriceAcceptanceChoice />}
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
          <strong>{t('placing:unknown')}</strong>
          <p>{t('placing:unknownWhat', { since: formats.time(ticket.sinceMs) })}</p>
        </div>
      </Notice>
    );
  if (ticket.stage === 'editing' && ticket.notice === 'nothingPlaced')
    return (
      <Notice key="nothingPlaced" kind="info" role="status">
        <Icon name="check" size={16} />
        <div>
          <strong>{t('placing:nothingPlaced')}</strong>
          <p>{t('placing:nothingPlacedWhat')}</p>
        </div>
      </Notice>
    );
  if (slip.wentLive.length > 0 && !isUnderWay(ticket))
    return (
      <Notice key="wentLive" kind="info" role="alert">
        <Icon name="warning" size={16} />
        <WentLive />
        <NoticeClose onClose={slip.dismissWentLive} />
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
