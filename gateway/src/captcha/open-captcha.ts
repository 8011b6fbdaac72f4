import { captchaSiteOf } from '../config/captcha-site.ts';
import type { Config } from '../config/read-config.ts';
import type { Database } from '../database/create-database.ts';
import type { Reports } from '../report/reporter.ts';
import type { CaptchaProvider } from './captcha-provider.ts';
import { createProviderCaptcha } from './provider-captcha.ts';
import { type CaptchaKeys, createWorkCaptcha } from './work-captcha.ts';

export interface CaptchaParts {
  config: Config;
  database: Database;
  reports: Reports;
  wallNowMs: () => number;
}

const readKeys = async ({ kysely }: Database): Promise<CaptchaKeys> => {
  const rows = await kysely.selectFrom('book_secret').selectAll().execute();
  const secrets = new Map(rows.map(({ name, secret }) => [name, secret]));
  const [challenge, answer] = [secrets.get('captcha challenge'), secrets.get('captcha answer')];
  if (challenge === undefined || answer === undefined)
    throw new Error('the book has no keys for its captcha');
  return { challenge, answer };
};

/**
 * The provider that is set up, or else work of the page's own, signed by keys that the gateways of the book share.
 *
 * @throws StartRefused when only a part of a provider is set up
 */
export const openCaptcha = async ({
  config,
  database,
  reports,
  wallNowMs,
}: CaptchaParts): Promise<CaptchaProvider> => {
  const site = captchaSiteOf(config);
  if (site === null) return createWorkCaptcha(await readKeys(database), wallNowMs);
  const reporter = reports.of('captcha');
  return createProviderCaptcha(site, {
    hosts: config.PUBLIC_ORIGINS.map((origin) => new URL(origin).hostname),
    wallNowMs,
    onUnreachable: (error) => reporter.failed('providerAway', error),
  });
};
