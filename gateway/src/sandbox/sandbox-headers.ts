import { listSecurityHeaders } from '../ground/http/list-security-headers.ts';

/**
 * The headers of every answer of the sandbox: it loads its own files and nothing else, and only the book may frame it.
 * @param bookOrigins none: nobody may frame it
 */
export const listSandboxHeaders = (
  bookOrigins: readonly string[],
  isHttps: boolean,
): Readonly<Record<string, string>> => ({
  ...listSecurityHeaders({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: bookOrigins.length === 0 ? ["'none'"] : [...bookOrigins],
      },
    },
    // It knows "nobody" and "my own origin" only: who frames these pages is another one.
    xFrameOptions: false,
    strictTransportSecurity: isHttps,
    referrerPolicy: { policy: 'no-referrer' },
  }),
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
});
