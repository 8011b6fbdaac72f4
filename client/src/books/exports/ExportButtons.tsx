import type { QueryOf } from '@lineboard/domain/doors/contract/call-types';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallError } from '../../ground/calls/call-book.ts';
import { downloadFile, type ListCall } from '../../ground/calls/download-file.ts';
import classes from './ExportButtons.module.css';

const FORMATS = [
  ['pdf', 'exportPdf'],
  ['xlsx', 'exportExcel'],
] as const;

interface ExportButtonsProps<Name extends ListCall> {
  call: Name;
  /** The listed rows, as the call's query. */
  query: QueryOf<Name>;
  /** The file's name without its extension. */
  fileName: string;
}

/** Saves the whole list as a file, all its pages; one at a time. */
export function ExportButtons<Name extends ListCall>({ call, query, fileName }: ExportButtonsProps<Name>) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallError | null>(null);
  const save = async (format: 'pdf' | 'xlsx'): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    setError(await downloadFile(call, { params: { format }, query }, `${fileName}.${format}`));
    setIsBusy(false);
  };
  return (
    <div className={classes['export']} role="group" aria-label={t('open-bets:export')}>
      <span>{t('open-bets:export')}</span>
      {FORMATS.map(([format, text]) => (
        <button key={format} type="button" aria-disabled={isBusy} onClick={() => void save(format)}>
          {t(`open-bets:${text}`)}
        </button>
      ))}
      <span role="status">{isBusy && t('open-bets:exporting')}</span>
      {error !== null && <p role="alert">{t(`error:${error.code}`)}</p>}
    </div>
  );
}
