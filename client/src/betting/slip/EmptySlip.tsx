import { useTranslation } from 'react-i18next';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import classes from './EmptySlip.module.css';
import { TakenOffBanner } from './options/TakenOffBanner.tsx';
import { TypeOptions } from './options/TypeOptions.tsx';
import { behindFirstPrices } from '../../ground/ui/first-prices.ts';
import { Optional } from '../../ground/ui/Optional.tsx';
import { lazyPart } from '../../ground/ui/lazy-part.ts';
import { useSlip } from './state/slip-store.ts';

// A slip begins with no open bet.
const OpenPlayBanners = lazyPart(() => import('./options/OpenPlayBanners.tsx'), 'OpenPlayBanners');

const BannerColumn = lazyPart(
  behindFirstPrices(() => import('../../words/banners/BannerColumn.tsx')),
  'BannerColumn',
);

/** No picks yet: says how to begin, and what the chosen type is. */
export function EmptySlip() {
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const isOfOpenBet = useSlip(({ options }) => options.parentRif !== null || options.filling !== null);
  return (
    <div className={classes['empty']}>
      {isOfOpenBet && (
        <Optional>
          <OpenPlayBanners />
        </Optional>
      )}
      <TakenOffBanner />
      <TypeOptions />
      <div className={classes['how']}>
        <p>{t('slip:emptyTitle')}</p>
        <p>{t('slip:emptyHow')}</p>
      </div>
      {!isPhone && (
        <Optional>
          <BannerColumn place="split" />
        </Optional>
      )}
    </div>
  );
}
