import type { AlertRefusal, LineAlertRequest } from '@lineboard/domain/lines/alerts/line-alert.schema';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import type { CallError } from '../../ground/calls/call-book.ts';
import { keepAlert } from './alerts-store.ts';

/** What became of the last press. */
export interface AlertSaid {
  isWrong: boolean;
  write: (t: TFunction, figures: { most: number }) => string;
}

const KEPT: AlertSaid = { isWrong: false, write: (t) => t('line-alerts:isKept') };

const refusedFor = (refusal: AlertRefusal): AlertSaid => ({
  isWrong: true,
  write: (t, figures) => t(`line-alerts:reason.${refusal}`, figures),
});

/** A lost answer may have kept it; asked again it is the same one. */
const failedFor = ({ code, status }: CallError): AlertSaid => ({
  isWrong: true,
  write: (t) => (status === null ? t('line-alerts:noAnswer') : t(`error:${code}`)),
});

/** Has the book keep an alert, and says what came of it until something else is chosen. */
export const useKeepAlert = () => {
  const [isBusy, setIsBusy] = useState(false);
  const [said, setSaid] = useState<AlertSaid | null>(null);
  const keep = async (request: LineAlertRequest): Promise<void> => {
    setIsBusy(true);
    setSaid(null);
    const answer = await keepAlert(request);
    setIsBusy(false);
    if (!answer.ok) setSaid(failedFor(answer.error));
    else setSaid(answer.value.state === 'kept' ? KEPT : refusedFor(answer.value.refusal));
  };
  return { isBusy, said, keep, forget: () => setSaid(null) };
};
