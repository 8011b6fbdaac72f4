import type { Language } from '@lineboard/domain/content/language';

/** The book's own way of writing amounts and times, in each language. */
const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-US',
  es: 'es-419-u-hc-h23',
  th: 'th-TH-u-ca-gregory-nu-latn',
  'zh-hant': 'zh-Hant',
};

const formats = new Map<string, Intl.NumberFormat>();

const localeOf = (language: string): string =>
  new Map<string, string>(Object.entries(LOCALES)).get(language) ?? LOCALES.en;

/** 123450 → `1,234.50`. Which currency is said once, beside the balance. */
export const formatCents = (cents: number, language: string): string => {
  const locale = localeOf(language);
  const known = formats.get(locale);
  const format =
    known ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (known === undefined) formats.set(locale, format);
  return format.format(cents / 100);
};

/** A moment of the wall clock, in the zone of whoever looks. */
export const formatMoment = (atMs: number, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(atMs);
