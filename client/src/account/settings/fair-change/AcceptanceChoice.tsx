import {
  isAutoAcceptDisabled,
  selectPriceAcceptance,
} from '@lineboard/domain/betting/ticket/price-acceptance';
import {
  DEFAULT_PRICE_ACCEPTANCE,
  PRICE_ACCEPTANCE_CODES,
} from '@lineboard/domain/ground/price/price-acceptances';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callBook } from '../../../ground/calls/call-book.ts';
import { describeAcceptance } from '../../../ground/formats/describe-acceptance.ts';
import { askSession } from '../../../ground/session/ask-session.ts';
import { selectCustomer, useSession } from '../../../ground/session/session-store.ts';

/** The account's choice, which the slip follows. A demo customer's account is everybody's, and keeps it. */
export function AcceptanceChoice() {
  const { t } = useTranslation();
  const customer = useSession(selectCustomer);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { restrictions = [], settings, isDemo = false } = customer ?? {};
  const save = async (value: string): Promise<void> => {
    const priceAcceptance = PRICE_ACCEPTANCE_CODES.find((known) => known === value);
    if (priceAcceptance === undefined) return;
    setIsSaving(true);
    const answer = await callBook('changePriceAcceptance', { body: { priceAcceptance } });
    if (answer.ok) await askSession(useSession.getState().applySession);
    setError(answer.ok ? null : t(`error:${answer.error.code}`));
    setIsSaving(false);
  };
  return (
    <NativeSelect
      aria-label={t('slip:whenPricesMove')}
      value={selectPriceAcceptance(settings?.priceAcceptance ?? DEFAULT_PRICE_ACCEPTANCE, restrictions)}
      disabled={isSaving || isDemo || isAutoAcceptDisabled(restrictions)}
      error={error}
      data={PRICE_ACCEPTANCE_CODES.map((code) => ({ value: code, label: describeAcceptance(t, code) }))}
      onChange={({ currentTarget }) => void save(currentTarget.value)}
    />
  );
}
