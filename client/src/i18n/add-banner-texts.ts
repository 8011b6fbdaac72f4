import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import banners from './en/banners.json';

/** English of banners and videos, which the first load leaves out: it is there before their first word. */
export const useBannerTexts = (): void => {
  const { i18n: texts } = useTranslation();
  useState(() => texts.addResourceBundle('en', 'banners', banners));
};
