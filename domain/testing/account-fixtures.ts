import { NO_SITE_FILE, selectSiteForPage } from '../src/words/site/site-configuration.ts';
import { NO_CAPS } from '../src/account/customer/account-caps.ts';
import type { BalanceFigures } from '../src/account/customer/balance-figures.schema.ts';
import type { CustomerInfo } from '../src/account/customer/customer.schema.ts';
import type { ChosenSettings, CustomerSettings } from '../src/account/settings/customer-settings.ts';
import type { AccountFigures } from '../src/account/sign-in/session-answer.schema.ts';
import { DEFAULT_HOUSE_RULES } from '../src/ground/house-rules/default-house-rules.ts';
import type { SignUpDraft } from '../src/account/sign-up/sign-up.ts';
import type { SiteSettings } from '../src/words/site/site-settings.schema.ts';
import { anyLimit } from './ticket-fixtures.ts';

/** Nothing chosen yet. */
export const createChosenSettings = (fields: Partial<ChosenSettings> = {}): ChosenSettings => ({
  webLanguage: 'ENG',
  webHomePage: null,
  webPitcherOption: 'listed',
  favoriteSportType: null,
  favoriteSportSubType: null,
  favoriteTeamId: null,
  webRememberPassword: false,
  defaultIntegration: null,
  ...fields,
});

/** All chosen, nothing as it was before. */
export const createSettings = (fields: Partial<CustomerSettings> = {}): CustomerSettings => ({
  webLanguage: 'SPA',
  webHomePage: 'OpenBets',
  favoriteSportType: 'Football',
  favoriteSportSubType: 'NFL',
  favoriteTeamId: 'Detroit Lions',
  webPitcherOption: 'action',
  webRememberPassword: false,
  timeZone: 'Asia/Bangkok',
  priceType: 'D',
  defaultIntegration: '/',
  ...fields,
});

/** Somebody in California. */
export const createSignUpDraft = (fields: Partial<SignUpDraft> = {}): SignUpDraft => ({
  email: 'maria@example.com',
  emailAgain: 'maria@example.com',
  password: 'Better horse 7',
  passwordAgain: 'Better horse 7',
  country: 'US',
  state: 'US-CA',
  phone: '+1 (305) 555-0123',
  bornOn: '1980-05-17',
  hasAgreed: true,
  ...fields,
});

/** A credit customer with 500.00 of limit. */
export const createCustomer = (fields: Partial<CustomerInfo> = {}): CustomerInfo => ({
  customerId: 'CREDIT1',
  agentId: 'HOUSE',
  store: 'main',
  currency: 'USD',
  priceType: 'A',
  creditAcctFlag: true,
  creditLimitCents: 0,
  isDemo: false,
  enableRifFlag: false,
  showBetSlipInWebSite: true,
  minimumWagerCents: 500,
  ...NO_CAPS,
  timeZone: 'America/New_York',
  restrictions: [],
  limits: [anyLimit(50_000)],
  commentsForCustomer: null,
  settings: createChosenSettings(),
  ...fields,
});

/** 10,000.00, none of it at risk. */
export const createBalance = (fields: Partial<BalanceFigures> = {}): BalanceFigures => ({
  currentBalanceCents: 1_000_000,
  atRiskCents: 0,
  availableCents: 1_000_000,
  freePlayBalanceCents: 0,
  version: 1,
  ...fields,
});

export const createAccount = (fields: Partial<AccountFigures> = {}): AccountFigures => ({
  exposureCents: {},
  balance: createBalance(),
  ...fields,
});

export const createSite = (fields: Partial<SiteSettings> = {}): SiteSettings => ({
  bookId: 'test',
  bookName: 'Test',
  trackTimeMs: 60_000,
  encryptPasswords: false,
  sendsMail: true,
  defaultStore: 'main',
  initialLeague: null,
  quickAmountsCents: [20_000, 50_000, 100_000, 500_000],
  rules: DEFAULT_HOUSE_RULES,
  ticketPassword: false,
  liveDelayMs: 0,
  liveDelays: [],
  integrations: [],
  ...selectSiteForPage(NO_SITE_FILE),
  demoLogins: [],
  ...fields,
});
