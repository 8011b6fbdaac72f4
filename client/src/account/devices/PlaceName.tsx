import { useTranslation } from 'react-i18next';

/** A browser and its system, as people tell their devices apart. */
export function PlaceName({ place }: { place: { browser: string; system: string } }) {
  const { t } = useTranslation();
  const named = [place.browser, place.system].filter((name) => name !== '').join(' · ');
  return <>{named === '' ? t('settings:devices.unknown') : named}</>;
}
