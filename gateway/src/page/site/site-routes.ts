import type { HouseRules } from '@lineboard/domain/ground/house-rules/house-rules.schema';
import { selectSiteForPage } from '@lineboard/domain/words/site/site-configuration';
import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';
import type { FastifyInstance } from 'fastify';
import { type FrameSources, listSetUp } from '../../config/list-frames.ts';
import type { Config } from '../../config/read-config.ts';
import { signUpModeOf } from '../../config/sign-up-mode.ts';
import type { Mailer } from '../../ground/mail/mailer.ts';
import { handle } from '../../ground/http/handle.ts';
import { DEMO_CUSTOMERS } from '../../desk/demo/demo-customers.ts';

/** Spec 2 §9: 200, 500, 1000, 5000. */
const QUICK_AMOUNTS_CENTS = [20_000, 50_000, 100_000, 500_000];

/** Ids and passwords that a demo book gives away. */
export const selectDemoLogins = (config: Config): SiteSettings['demoLogins'] =>
  config.DEMO
    ? DEMO_CUSTOMERS.flatMap(({ customerId, password, kind }) =>
        kind === 'visitor' ? [] : { customerId, password, kind },
      )
    : [];

/** The public facts. Every field is named here, so that nothing secret slips out with the rest. */
const createSiteSettings = ({
  config,
  rules,
  siteFile,
  mailer,
  sandboxOrigin,
}: SiteRouteParts): SiteSettings => ({
  bookId: config.BOOK_ID,
  bookName: config.BOOK_NAME,
  trackTimeMs: config.TRACK_TIME_MS,
  encryptPasswords: config.ENCRYPT_PASSWORDS,
  sendsMail: mailer.isSetUp,
  signUp: signUpModeOf(config),
  hasServiceWorker: config.SERVICE_WORKER,
  defaultStore: config.DEFAULT_STORE,
  initialLeague: config.INITIAL_LEAGUE,
  quickAmountsCents: QUICK_AMOUNTS_CENTS,
  rules,
  ticketPassword: config.TICKET_PASSWORD,
  liveDelayMs: config.LIVE_DELAY_MS,
  liveDelays: config.LIVE_DELAYS,
  integrations: listSetUp({ config, siteFile, sandboxOrigin }),
  ...selectSiteForPage(siteFile),
  demoLogins: selectDemoLogins(config),
});

export interface SiteRouteParts extends FrameSources {
  rules: HouseRules;
  mailer: Pick<Mailer, 'isSetUp'>;
  /** Where there are images above the board now. */
  sliderRoom: () => Promise<NonNullable<SiteSettings['slider']>>;
}

export const siteRoutes = (app: FastifyInstance, parts: SiteRouteParts): void => {
  const settings = createSiteSettings(parts);
  handle(app, 'readSite', {}, async ({ reply }) => {
    void reply.header('cache-control', 'no-cache');
    return { ...settings, slider: parts.config.SLIDER ? await parts.sliderRoom() : 'none' };
  });
};
