import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../ground/calls/call-book.ts';
import { downloadFile } from '../../ground/calls/download-file.ts';
import { useDeviceSettings } from '../../ground/device/device-settings.ts';

/** Saves the ticket as a PDF in the page's language; one at a time. */
export function PdfButton({ ticketNumber }: { ticketNumber: number }) {
  const { t } = useTranslation();
  const language = useDeviceSettings((settings) => settings.language);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const save = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    const asked = { params: { ticketNumber }, query: { language } };
    setError(await downloadFile('exportTicket', asked, `${t('ticket:title', { number: ticketNumber })}.pdf`));
    setIsBusy(false);
  };
  return (
    <>
      <button type="button" aria-disabled={isBusy} onClick={() => void save()}>
        {t('ticket:savePdf')}
      </button>
      <span role="status" className="lb-visually-hidden">
        {isBusy && t('open-bets:exporting')}
      </span>
      {error !== null && <span role="alert">{t(`error:${error.code}`)}</span>}
    </>
  );
}
