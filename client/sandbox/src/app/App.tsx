import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { FaultBoundary } from '../frame/FaultBoundary.tsx';
import { Notice } from '../frame/Notice.tsx';
import type { FrameAddress } from '../frame/read-address.ts';
import { ReportedHeight } from '../frame/ReportedHeight.tsx';
import { Balance } from '../guest/Balance.tsx';
import { useGuest } from '../guest/guest-store.ts';
import { findProvider } from '../providers/providers.ts';
import classes from './App.module.css';

/** One page for every third party: the address says which one it is. */
export function App({ address }: { address: FrameAddress }) {
  const { t } = useTranslation();
  const provider = findProvider(address.path);
  const enter = useGuest((state) => state.enter);
  useEffect(() => {
    if (address.token !== null && provider?.isOfficial !== true) void enter(address.token);
  }, [address, provider, enter]);
  if (provider === undefined)
    return <Notice title={t('frame:nothingHere')}>{t('frame:nothingHereMore')}</Notice>;
  const { brand, Page, isWidget = false } = provider;
  const page = (
    <FaultBoundary>
      <Suspense fallback={<p className={classes['loading']}>{t('frame:loading')}</p>}>
        <Page address={address} />
      </Suspense>
    </FaultBoundary>
  );
  if (isWidget) return <ReportedHeight>{page}</ReportedHeight>;
  return (
    <div className={classes['frame']}>
      <header className={classes['head']}>
        <h1>{brand}</h1>
        <p className={classes['note']}>
          {t('frame:sandbox')}
          <span>{t('frame:madeUp')}</span>
        </p>
        <Balance />
      </header>
      <main>{page}</main>
    </div>
  );
}
