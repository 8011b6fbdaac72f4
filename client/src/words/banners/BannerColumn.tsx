import bannersTexts from '@lineboard/domain/catalogues/en/later/banners.json';
import { useTexts } from '../../ground/i18n/use-texts.ts';
import classes from './BannerColumn.module.css';
import { BannerPicture } from './BannerPicture.tsx';
import { useShownBanners } from './use-shown-banners.ts';

/** SCR2-26: banners one below the other, at the end of their container. */
export function BannerColumn({ place }: { place: 'sidebar' | 'split' }) {
  useTexts({ banners: bannersTexts });
  const { banners } = useShownBanners(place);
  if (banners.length === 0) return null;
  return (
    <ul className={classes['column']}>
      {banners.map((banner) => (
        <li key={banner.name}>
          <BannerPicture banner={banner} />
        </li>
      ))}
    </ul>
  );
}
