import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './LinkDialog.module.css';

const canShare = (): boolean => typeof navigator.share === 'function';

/** The address of a link that was just made: the book tells it this once. */
export function MadeLink({ address }: { address: string }) {
  const { t } = useTranslation();
  const [said, setSaid] = useState<'linkCopied' | 'linkNotCopied' | null>(null);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('linkCopied');
    } catch {
      setSaid('linkNotCopied');
    }
  };
  return (
    <div className={classes['made']}>
      <label className={classes['name']}>
        <span>{t('my-history:linkOnce')}</span>
        <input readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div className={classes['ways']}>
        <button type="button" data-primary onClick={() => void copy()}>
          {t('my-history:copyLink')}
        </button>
        {canShare() && (
          <button
            type="button"
            // Canceling it is no failure, and the address stays to be copied.
            onClick={() => void navigator.share({ url: address }).catch(() => undefined)}
          >
            {t('ticket:way.share')}
          </button>
        )}
      </div>
      <p role="status">{said !== null && t(`my-history:${said}`)}</p>
    </div>
  );
}
