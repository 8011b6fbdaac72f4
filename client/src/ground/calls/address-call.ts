import type { Call } from '@lineboard/domain/doors/contract/call';

type Values = Readonly<Record<string, string | number | undefined>>;

const encode = (value: string | number): string => encodeURIComponent(String(value));

/**
 * Path and query of a call, encoded.
 * @param params one for each name in the path
 * @param query undefined values are left out
 */
export const addressCall = ({ path }: Call, params: Values = {}, query: Values = {}): string => {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(params[name] ?? ''));
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encode(value)}`],
  );
  return asked.length === 0 ? filled : `${filled}?${asked.join('&')}`;
};
