import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ground/ui/Icon.tsx';
import classes from './TicketReceipt.module.css';

/** Copies a text to the clipboard, and says whether that worked. */
export function CopyButton({ text }: { text: () => string }) {
  const { t } = useTranslation();
  const [outcome, setOutcome] = useState<'none' | 'done' | 'refused'>('none');
  const said = { none: t('placing:copy'), done: t('placing:copied'), refused: t('placing:copyFailed') };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setOutcome('done');
    } catch {
      // The browser refused, or there is no clipboard without HTTPS.
      setOutcome('refused');
    }
  };
  return (
    <button type="button" className={classes['copy']} onClick={() => void copy()}>
      <Icon name={outcome === 'done' ? 'check' : 'copy'} size={16} />
      {said[outcome]}
    </button>
  );
}
