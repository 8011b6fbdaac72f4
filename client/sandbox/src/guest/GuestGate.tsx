import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../frame/Notice.tsx';
import { useGuest } from './guest-store.ts';

/** A game here needs a player: a guest without a token, or with a used one, reads why it isn't shown. */
export function GuestGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const status = useGuest((state) => state.status);
  const fault = useGuest((state) => state.fault);
  if (status === 'entered') return children;
  if (status === 'entering') return <Notice title={t('guest:entering')} />;
  if (status === 'refused')
    return (
      <Notice title={t('guest:refused')}>
        {fault === 'bookAway' || fault === 'networkFailed' ? t('guest:bookAway') : t('guest:openAgain')}
      </Notice>
    );
  return <Notice title={t(`guest:title-${status}`)}>{t('guest:openAgain')}</Notice>;
}
