import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/Icon.tsx';
import classes from './TicketReceipt.module.css';

/** Puts a text on the clipboard, and says whether it is there. */
export function CopyButton({ text }: { text: () => string }) {
  const { t } = useTranslation('slip');
  const [said, setSaid] = useState<'copy' | 'copied' | 'copyFailed'>('copy');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setSaid('copied');
    } catch {
      // Refused by the browser, or there is no clipboard without HTTPS.
      setSaid('copyFailed');
    }
  };
  return (
    <button type="button" className={classes['copy']} onClick={() => void copy()}>
      <Icon name={said === 'copied' ? 'check' : 'copy'} size={16} />
      {t(said)}
    </button>
  );
}
