import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../frame/Notice.tsx';
import { useGuest } from './guest-store.ts';

/** What is played here needs a player: who came without one, or with a token that is used up, reads why not. */
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
