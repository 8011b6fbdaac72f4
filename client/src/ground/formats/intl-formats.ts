/**
 * The browser's formatters, each created once, when it is first needed. Creating one takes a slow phone several
 * milliseconds: a set of them in every row of the board was a tenth of the script's time until the first prices.
 * @param create for one locale and one set of options
 * @returns the same, remembered; options are compared by identity, so they are constants next to their use
 */
const remember = <Options extends object, Format>(
  create: (locale: string, options: Options) => Format,
): ((locale: string, options: Options) => Format) => {
  const formats = new WeakMap<Options, Map<string, Format>>();
  return (locale, options) => {
    const byLocale = formats.get(options) ?? new Map<string, Format>();
    formats.set(options, byLocale);
    const format = byLocale.get(locale) ?? create(locale, options);
    byLocale.set(locale, format);
    return format;
  };
};

const dateFormats = remember(
  (place: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(place.slice(0, place.indexOf(' ')), {
      ...options,
      timeZone: place.slice(place.indexOf(' ') + 1),
    }),
);

/** Formats a moment as a clock in that zone shows it. */
export const dateFormat = (
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat => dateFormats(`${locale} ${timeZone}`, options);

/** The distance of a moment, in words. */
export const relativeFormat = remember(
  (locale: string, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(locale, options),
);

/**
 * The browser's first date format of a page takes far longer than any after it: a slow phone some 50 ms. Created while
 * the first lines are loading, and in its own task, it doesn't delay them. @returns stops it
 */
export const prepareDateFormats = (): (() => void) => {
  const task = setTimeout(() => new Intl.DateTimeFormat());
  return () => clearTimeout(task);
};

const ZONE = { timeZoneName: 'short' } as const;

const nameZone = (locale: string, timeZone: string, epochMs: number): string =>
  dateFormat(locale, timeZone, ZONE)
    .formatToParts(epochMs)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/**
 * With the zone after it, as bettors know it: Spanish and Thai have no names for the US zones, so the US names are used
 * (EST, not GMT-5). If the zone were part of the options, some languages would spell out the time: Thai, in hours,
 * minutes and seconds by name.
 */
export const writeZoned = (
  locale: string,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  epochMs: number,
): string => {
  const own = nameZone(locale, timeZone, epochMs);
  const zone = own.startsWith('GMT') ? nameZone('en-US', timeZone, epochMs) : own;
  return `${dateFormat(locale, timeZone, options).format(epochMs)} ${zone}`;
};

export const numberFormat = remember(
  (locale: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
);
