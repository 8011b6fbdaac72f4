import { football } from '@lineboard/domain/ground/sport/rows/football';
import { basketball } from '@lineboard/domain/ground/sport/rows/basketball';
import type { Favorite } from '@lineboard/domain/account/settings/favorite';
import type { SiteSettings } from '@lineboard/domain/words/site/site-settings.schema';

export interface DemoCustomer {
  customerId: string;
  password: string;
  /** What the demo customer is for; `visitor` looks around and never bets. */
  kind: SiteSettings['demoLogins'][number]['kind'] | 'visitor';
  creditLimitCents: number;
  depositCents: number;
  freePlayCents: number;
  restrictions: ReadonlyArray<{ code: string; params?: Record<string, number> }>;
  favorites?: readonly Favorite[];
  /** The book's own where it is left out. */
  agentId?: string;
}

const PAID_IN = { creditLimitCents: 0, depositCents: 100_000, freePlayCents: 0, restrictions: [] };

const ofTeam = (sportType: string, sportSubType: string, team: string): Favorite => ({
  sportType,
  sportSubType,
  team,
});

/** The customers of a demo book. Their passwords are shown to everybody: never in a book with real money. */
export const DEMO_CUSTOMERS: readonly DemoCustomer[] = [
  {
    customerId: 'CREDIT1',
    password: 'credit-demo-1',
    kind: 'credit',
    agentId: 'AGENT1',
    creditLimitCents: 1_000_000,
    depositCents: 250_000,
    freePlayCents: 10_000,
    restrictions: [
      { code: 'FBMLDISABLE', params: { MaxSpreadPoints: 21 } },
      { code: 'PLOPEN' },
      { code: 'TEOPEN' },
    ],
  },
  {
    customerId: 'POSTUP1',
    password: 'postup-demo-1',
    kind: 'postUp',
    agentId: 'AGENT1',
    creditLimitCents: 0,
    depositCents: 500_000,
    freePlayCents: 5_000,
    restrictions: [{ code: 'LESSJUICE', params: { Cents: 5 } }],
  },
  {
    ...PAID_IN,
    customerId: 'LIMITS1',
    password: 'limits-demo-1',
    kind: 'ownLimits',
    favorites: [
      { sportType: football.sportType, sportSubType: 'NFL', team: null },
      ofTeam(football.sportType, 'NFL', 'Kansas City Chiefs'),
      ofTeam(football.sportType, 'NFL', 'Detroit Lions'),
      ofTeam(basketball.sportType, 'NBA', 'Los Angeles Lakers'),
    ],
  },
  { ...PAID_IN, customerId: 'TIMEOUT1', password: 'timeout-demo-1', kind: 'timeOut' },
  { ...PAID_IN, customerId: 'ROBOT1', password: 'robot-demo-1', kind: 'bot' },
  {
    ...PAID_IN,
    customerId: 'AFFIL1',
    password: 'affiliate-demo-1',
    kind: 'affiliate',
    agentId: 'AGENT1',
  },
  { ...PAID_IN, customerId: 'AGENT1', password: 'agent-demo-1', kind: 'agent', depositCents: 0 },
  {
    ...PAID_IN,
    customerId: 'DEMO',
    password: 'look-around',
    kind: 'visitor',
    restrictions: [{ code: 'NOSPTWAGER' }],
  },
];
