/** @returns undefined for what is more or less than an origin */
export const webOrigin = (part: string): string | undefined =>
  URL.canParse(part) &&
  /^https?:$/.test(new URL(part).protocol) &&
  new URL(part).origin === part &&
  !part.includes('*')
    ? part
    : undefined;

export const httpsOrigin = (part: string): string | undefined =>
  part.startsWith('https://') ? webOrigin(part) : undefined;
