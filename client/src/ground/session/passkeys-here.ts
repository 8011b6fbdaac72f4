/** Whether this browser can use a passkey on this page: over https or on this machine, at a host that has a name. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in globalThis && isSecureContext && !/^[\d.]+$|:/.test(location.hostname);

/** @param site the host that a passkey is for */
export const isPasskeyOfSite = (site: string): boolean =>
  location.hostname === site || location.hostname.endsWith(`.${site}`);
