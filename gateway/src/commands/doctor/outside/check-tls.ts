import { CALLS } from '@lineboard/domain/doors/contract/calls';
import { fine, type Finding, warning, wrong } from '../finding.ts';
import { askSite, type SiteAnswer } from './ask-site.ts';

/** Whether the address without TLS leads to the one with it. What nobody answers leads nobody astray. */
const checkPlain = async (origin: string): Promise<Finding[]> => {
  const url = new URL(origin);
  if (url.port !== '') return [];
  url.protocol = 'http:';
  const answer = await askSite(url).catch((): SiteAnswer | null => null);
  const location = answer?.headers.get('location') ?? null;
  const leads = location !== null && new URL(location, url).protocol === 'https:';
  return [
    answer === null || leads
      ? fine('http', answer === null ? `Nobody answers at ${url.origin}.` : `${url.origin} leads to https.`)
      : warning(
          'http',
          `${url.origin} answers without TLS (status ${answer.status}).`,
          'Let the proxy redirect http to https.',
        ),
  ];
};

/** A cookie that the gateway sets, as it arrives: signing nobody out changes nothing. */
const checkCookies = async (origin: string): Promise<Finding> => {
  const part = 'cookies';
  const { method, path } = CALLS.signOut;
  const { status, headers } = await askSite(new URL(path, origin), { method, headers: { origin } });
  const cookies = headers.getSetCookie();
  if (cookies.length === 0)
    return wrong(
      part,
      `None comes from ${origin} (status ${status}): nobody can sign in.`,
      'Let the proxy leave cookies, Origin and Host as they are.',
    );
  return cookies.every((cookie) => /; Secure/i.test(cookie))
    ? fine(part, 'They are Secure.')
    : wrong(
        part,
        `They arrive from ${origin} without Secure.`,
        'Let the proxy leave them as they are, and name https: addresses alone in PUBLIC_ORIGINS.',
      );
};

/** The rules for addresses with TLS. */
export const checkTls = async (origin: string): Promise<readonly Finding[]> => [
  ...(await checkPlain(origin)),
  await checkCookies(origin),
];
