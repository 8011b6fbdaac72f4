import { useMediaQuery } from '@mantine/hooks';
import { useLayoutEffect } from 'react';
import { useDeviceSettings } from './device-settings.ts';

/** Dark or light as chosen, or as on the device. */
const useColorScheme = (): 'dark' | 'light' => {
  const theme = useDeviceSettings((settings) => settings.theme);
  const isDeviceLight = useMediaQuery('(prefers-color-scheme: light)', undefined, {
    getInitialValueInEffect: false,
  });
  if (theme !== 'auto') return theme;
  return isDeviceLight ? 'light' : 'dark';
};

/**
 * Keeps the page's attributes in step with the settings, as `app/first-paint.js` left them before the first paint.
 */
export const usePageAttributes = (): void => {
  const scheme = useColorScheme();
  const density = useDeviceSettings((settings) => settings.density);
  const language = useDeviceSettings((settings) => settings.language);
  const viewMode = useDeviceSettings((settings) => settings.viewMode);
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset['mantineColorScheme'] = scheme;
    root.dataset['density'] = density;
    root.lang = language;
    const width = viewMode === 'desktop' ? 'width=1280' : 'width=device-width, initial-scale=1';
    document
      .querySelector('meta[name=viewport]')
      ?.setAttribute('content', `${width}, viewport-fit=cover, interactive-widget=resizes-visual`);
  }, [scheme, density, language, viewMode]);
};
