import type { Banner } from '@lineboard/domain/words/banners/banner.schema';
import { SERVICE_PAGES } from '@lineboard/domain/words/banners/is-banner-shown';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { BANNER_POPUP, popupFeatures } from '../../ground/ui/popup-features.ts';
import classes from './BannerPicture.module.css';

/** Pages of the site come after the hash. */
const hrefOf = (link: string): string => (link.startsWith('/') ? `#${link}` : link);

/** A banner's picture, and its link (ST1-59, ST1-60); without its own window a link opens in a tab. */
export function BannerPicture({ banner }: { banner: Banner }) {
  const { t } = useTranslation();
  const { action, alt, media, width, height } = banner;
  const link = SERVICE_PAGES.get(action) ?? banner.link;
  const picture = (
    <img className={classes['picture']} src={media} alt={alt} width={width ?? 0} height={height ?? 0} />
  );
  if (link === null || action === 'none') return picture;
  const isPopup = action === 'popup';
  const isElsewhere = isPopup || !link.startsWith('/');
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    window.open(hrefOf(link), '_blank', `${popupFeatures(BANNER_POPUP)},noopener,noreferrer`);
  };
  return (
    <a
      className={classes['link']}
      href={hrefOf(link)}
      {...(isElsewhere ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...(isPopup ? { onClick: open } : {})}
    >
      {picture}
      {isElsewhere && <span className="lb-visually-hidden">{t('banners:opensElsewhere')}</span>}
    </a>
  );
}
