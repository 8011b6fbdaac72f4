import { useTranslation } from 'react-i18next';
import { useFormats } from '../app/use-formats.ts';
import { Icon } from '../shell/Icon.tsx';
import { selectErrorHint } from './error-hint.ts';
import classes from './SlipNotice.module.css';
import { useSlip } from './slip-store.ts';

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
  const dismissOpenSpotsNotice = useSlip((state) => state.dismissOpenSpotsNotice);
  if (ticket.stage === 'refused') {
    const { code, items } = ticket.refusal;
    const hint = selectErrorHint(t, formats, ticket.refusal);
    return (
      <div className={classes['notice']} data-kind="refused" role="alert">
        <Icon name="warning" size={16} />
        <div>
          <strong>{t('refused')}</strong>
          <p>{items.length > 0 ? t('refusedByItem', { count: items.length }) : t(`error:${code}`)}</p>
          {hint !== null && items.length === 0 && <p>{hint}</p>}
        </div>
        <NoticeClose onClose={dismissRefusal} />
      </div>
    );
  }
  if (ticket.stage === 'unknown')
    return (
      <div className={classes['notice']} data-kind="unknown" role="alert">
        <span className={classes['ring']} aria-hidden="true" />
        <div>
          <strong>{t('unknown')}</strong>
          <p>{t('unknownWhat', { since: formats.time(ticket.sinceMs) })}</p>
        </div>
      </div>
    );
  if (ticket.stage === 'editing' && ticket.notice === 'nothingPlaced')
    return (
      <div className={classes['notice']} data-kind="info" role="status">
        <Icon name="check" size={16} />
        <div>
          <strong>{t('nothingPlaced')}</strong>
          <p>{t('nothingPlacedWhat')}</p>
        </div>
      </div>
    );
  if (openSpotsNotice)
    return (
      <div className={classes['notice']} data-kind="info" role="alert">
        <Icon name="warning" size={16} />
        <p>{t('error:openSpotsSingleParlay')}</p>
        <NoticeClose onClose={dismissOpenSpotsNotice} />
      </div>
    );
  return null;
}
