import { useTranslation } from 'react-i18next';
import { formatCents } from './format-money.ts';

/** Writes amounts in the language of the page. */
export const useMoney = (): ((cents: number) => string) => {
  const { i18n } = useTranslation();
  return (cents) => formatCents(cents, i18n.language);
};
