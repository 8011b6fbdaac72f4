const DAY_MS = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();
const offsets = new Map<string, number>();

/** Minutes to add to UTC for the zone's own time at this moment; remembered by hour, since zones change on one. */
const offsetMinutes = (epochMs: number, zone: string): number => {
  const hour = Math.floor(epochMs / 3_600_000);
  const key = `${zone}${hour}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    let format = formats.get(zone);
    if (format === undefined) {
      format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
      formats.set(zone, format);
    }
    const name =
      format.formatToParts(hour * 3_600_000).find((part) => part.type === 'timeZoneName')?.value ?? '';
    const [, sign, hours = '0', minutes = '0'] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
    offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
    if (offsets.size > 20_000) offsets.clear();
    offsets.set(key, offset);
  }
  return offset;
};

/** @param day days since 1970-01-01 @param minutes since midnight on that day's clock in the zone */
export const epochMsOfZoned = (day: number, minutes: number, zone: string): number => {
  const asUtc = day * DAY_MS + minutes * 60_000;
  const guess = asUtc - offsetMinutes(asUtc, zone) * 60_000;
  return asUtc - offsetMinutes(guess, zone) * 60_000;
};

/** Days since 1970-01-01 of the zone's calendar at this moment. */
export const zonedDayOf = (epochMs: number, zone: string): number =>
  Math.floor((epochMs + offsetMinutes(epochMs, zone) * 60_000) / DAY_MS);

/** @returns days since 1970-01-01, or null when there is no such day */
export const dayOf = (year: number, month: number, date: number): number | null => {
  const epochMs = Date.UTC(year, month - 1, date);
  const back = new Date(epochMs);
  const real =
    back.getUTCFullYear() === year && back.getUTCMonth() === month - 1 && back.getUTCDate() === date;
  return real ? epochMs / DAY_MS : null;
};
