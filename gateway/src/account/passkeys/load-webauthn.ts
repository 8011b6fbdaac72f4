/**
 * WebAuthn and all that reads certificates: a tenth of the gateway's start, so it is loaded when the first passkey
 * comes.
 */
export const loadWebAuthn = () => import('@simplewebauthn/server');
export const loadWebAuthnHelpers = () => import('@simplewebauthn/server/helpers');
