import { fine, type Finding, warning, wrong } from '../finding.ts';
import type { SiteAnswer } from './ask-site.ts';

/** The first frame of the page, whatever the build and the book's name. */
const FIRST_FRAME = 'lb-first-frame';

/** @param url at which customers open the page */
export const checkPage = (url: URL, { status, headers, text }: SiteAnswer): Finding => {
  const part = 'page';
  const location = headers.get('location');
  if (status >= 300 && status < 400 && location !== null) {
    const target = new URL(location, url);
    return target.href === url.href
      ? wrong(
          part,
          `${url.href} leads to itself: a proxy takes ${url.pathname} off the path.`,
          'Let it pass paths on as they are, or leave SPORTS_ROOT out.',
        )
      : warning(
          part,
          `${url.href} leads to ${target.href}.`,
          'Name the address at which the page ends up in PUBLIC_ORIGINS, and the path in SPORTS_ROOT.',
        );
  }
  return status === 200 && text.includes(FIRST_FRAME)
    ? fine(part, `It comes at ${url.href}.`)
    : wrong(
        part,
        `Something else comes at ${url.href} (status ${status}).`,
        'Let the proxy pass every path to the gateway as it is.',
      );
};
