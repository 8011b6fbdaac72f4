import bannersTexts from '@lineboard/domain/catalogues/en/later/banners.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ground/ui/Icon.tsx';
import { useIsPhone } from '../../ground/ui/layout-width.ts';
import { BannerPicture } from './BannerPicture.tsx';
import classes from './Slider.module.css';
import { useReadyPictures } from './use-ready-pictures.ts';
import { useShownBanners } from './use-shown-banners.ts';

/** Images above the board, shown once all are loaded; they move only when the customer moves them. */
export function Slider() {
  useTexts({ banners: bannersTexts });
  const { t } = useTranslation();
  const isPhone = useIsPhone();
  const strip = useRef<HTMLUListElement>(null);
  const { banners } = useShownBanners('slider');
  const shown = banners.filter(({ onPhone }) => !isPhone || onPhone);
  const isReady = useReadyPictures(shown.map(({ media }) => media));
  if (!isReady) return null;
  const move = (step: -1 | 1): void => {
    const { current } = strip;
    current?.scrollBy({ left: step * current.clientWidth, behavior: 'smooth' });
  };
  return (
    <section className={classes['slider']} aria-label={t('banners:slider')}>
      <ul ref={strip} className={classes['strip']}>
        {shown.map((banner) => (
          <li key={banner.name}>
            <BannerPicture banner={banner} />
          </li>
        ))}
      </ul>
      {shown.length > 1 && (
        <div className={classes['moves']}>
          <button type="button" aria-label={t('banners:previous')} onClick={() => move(-1)}>
            <Icon name="left" size={16} />
          </button>
          <button type="button" aria-label={t('banners:next')} onClick={() => move(1)}>
            <Icon name="right" size={16} />
          </button>
        </div>
      )}
    </section>
  );
}
