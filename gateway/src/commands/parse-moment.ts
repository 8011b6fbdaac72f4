import { WrongInput } from './wrong-input.ts';

/** Its zone is always said: a server and its operator may be in two. */
const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?) ?(Z|UTC|[+-]\d\d(?::?\d\d)?)$/i;

const zoneOf = (zone: string): string => {
  if (/^(Z|UTC)$/i.test(zone)) return 'Z';
  const [, hours = '', minutes = '00'] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return `${hours}:${minutes}`;
};

/**
 * Reads a moment as people and PostgreSQL write it.
 * @returns epoch milliseconds
 * @throws WrongInput when it is none, or has no zone
 */
export const parseMoment = (option: string, text: string): number => {
  const [, day = '', time = '', zone = ''] = MOMENT.exec(text) ?? [];
  const ms = zone === '' ? Number.NaN : Date.parse(`${day}T${time}${zoneOf(zone)}`);
  if (Number.isNaN(ms))
    throw new WrongInput(
      `${option} got “${text}”, it takes a moment with its zone, e.g. 2026-11-29T07:00:00Z.`,
    );
  return ms;
};
