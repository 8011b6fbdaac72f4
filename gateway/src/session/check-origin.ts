/**
 * Whether a call that changes something comes from the site's own pages. Without configured origins the page must
 * come from the address that it calls.
 *
 * @param origin the Origin header; every browser sends it with such calls
 */
export const isOwnOrigin = (
  origin: string | undefined,
  host: string | undefined,
  publicOrigins: readonly string[],
): boolean => {
  if (origin === undefined || !URL.canParse(origin)) return false;
  if (publicOrigins.length > 0) return publicOrigins.includes(origin);
  return (
    host !== undefined &&
    /^https?:$/.test(new URL(origin).protocol) &&
    new URL(origin).host === host.toLowerCase()
  );
};
