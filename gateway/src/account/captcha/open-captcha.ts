import { captchaSiteOf } from '../../config/captcha-site.ts';
import type { Config } from '../../config/read-config.ts';
import type { Database } from '../../ground/database/create-database.ts';
import type { Reports } from '../../ground/report/reporter.ts';
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

/** Its keys are read when somebody is checked for the first time; a database that was away then is asked again. */
const openWorkCaptcha = (database: Database, wallNowMs: () => number): CaptchaProvider => {
  let opened: Promise<CaptchaProvider> | null = null;
  const open = (): Promise<CaptchaProvider> => {
    opened ??= readKeys(database).then(
      (keys) => createWorkCaptcha(keys, wallNowMs),
      (error: unknown) => {
        opened = null;
        throw error;
      },
    );
    return opened;
  };
  return {
    begin: async (sessionId) => (await open()).begin(sessionId),
    judge: async (sessionId, token) => (await open()).judge(sessionId, token),
  };
};

/**
 * The provider that is set up, or else work of the page's own, signed by keys that the gateways of the book share.
 *
 * @throws StartRefused when only a part of a provider is set up
 */
export const openCaptcha = ({ config, database, reports, wallNowMs }: CaptchaParts): CaptchaProvider => {
  const site = captchaSiteOf(config);
  if (site === null) return openWorkCaptcha(database, wallNowMs);
  const reporter = reports.of('captcha');
  return createProviderCaptcha(site, {
    hosts: config.PUBLIC_ORIGINS.map((origin) => new URL(origin).hostname),
    wallNowMs,
    onUnreachable: (error) => reporter.failed('providerAway', error),
  });
};
