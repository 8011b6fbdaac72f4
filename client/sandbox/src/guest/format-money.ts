import { FIRST_LANGUAGE, isLanguage, LANGUAGE_ROWS } from '@lineboard/domain/ground/language/languages';

/** The locale in which figures are written. */
export const figuresOf = (language: string): string => rowOf(language).figures;

const formats = new Map<string, Intl.NumberFormat>();

const rowOf = (language: string) => LANGUAGE_ROWS[isLanguage(language) ? language : FIRST_LANGUAGE];

/** 123450 → `1,234.50`. The currency is shown once, next to the balance. */
export const formatCents = (cents: number, language: string): string => {
  const locale = figuresOf(language);
  const known = formats.get(locale);
  const format =
    known ?? new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  if (known === undefined) formats.set(locale, format);
  return format.format(cents / 100);
};

/** A moment of the wall clock, in the viewer's time zone. */
export const formatMoment = (atMs: number, language: string): string =>
  new Intl.DateTimeFormat(rowOf(language).locale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  }).format(atMs);
