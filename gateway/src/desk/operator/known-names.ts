import type { CommandRefusalCode } from '@lineboard/domain/desk/operator/command-refusal';
import { RESTRICTION_CODES } from '@lineboard/domain/desk/operator/restriction-codes';
import { SPORT_TYPES } from '@lineboard/domain/ground/sport/sports';
import type { SiteConfiguration } from '@lineboard/domain/words/site/site-configuration';
import type pg from 'pg';
import { FEED_KINDS } from '../../lines/feeds/feed-kinds.ts';
import { suggestName } from '../../lines/feeds/push/find-near-name.ts';

type Querying = Pick<pg.Pool, 'query'>;

/** The parts of the configuration that name something. */
export interface NamingParts {
  defaultStore: string;
  siteFile: Pick<SiteConfiguration, 'menu'>;
}

const readNames = async (client: Querying, text: string, values: unknown[] = []): Promise<string[]> =>
  (await client.query<{ name: string }>(text, values)).rows.map(({ name }) => name);

/** The store of the configuration is there without being made. */
export const readStores = async (
  client: Querying,
  { defaultStore }: Pick<NamingParts, 'defaultStore'>,
): Promise<ReadonlySet<string>> =>
  new Set([defaultStore, ...(await readNames(client, 'select store as name from store'))]);

/** Logins of agents, and whose customers there are already: a book may have agents that never sign in. */
export const readAgents = async (client: Querying): Promise<ReadonlySet<string>> =>
  new Set([
    'HOUSE',
    ...(await readNames(
      client,
      `select customer_id as name from customer where is_agent and closed_at_ms is null
       union select agent_id from customer where not is_agent`,
    )),
  ]);

/** Those that lines are made or asked for here, and those that a feed has told of. @param sportType null: of any */
export const readLeagues = async (
  client: Querying,
  sportType: string | null,
): Promise<ReadonlySet<string>> => {
  const here = FEED_KINDS.flatMap(({ leagues }) => leagues).filter(
    (league) => sportType === null || league.sportType === sportType,
  );
  const told = await readNames(
    client,
    'select sport_sub_type as name from league where not refused and ($1::text is null or sport_type = $1)',
    [sportType],
  );
  return new Set([...here.map(({ sportSubType }) => sportSubType), ...told]);
};

/** Those of the table, and those that ways of the site's own menu ask for. */
export const listRestrictions = ({ siteFile }: Pick<NamingParts, 'siteFile'>): ReadonlySet<string> =>
  new Set([...RESTRICTION_CODES, ...siteFile.menu.flatMap(({ restrictionCodes }) => restrictionCodes)]);

/** The most ids among which a near one is looked for; all are about the same length. */
const MOST_LIKE = 20_000;

const readLikeCustomers = (client: Querying, customerId: string): Promise<string[]> =>
  readNames(
    client,
    `select customer_id as name from customer where length(customer_id) between $1 and $2 limit ${MOST_LIKE}`,
    [customerId.length - 2, customerId.length + 2],
  );

const readKnown = async (
  client: Querying,
  parts: NamingParts,
  { code, params }: Refused,
): Promise<Iterable<string>> => {
  switch (code) {
    case 'unknownCustomer':
      return readLikeCustomers(client, String(params['customerId']));
    case 'unknownAgent':
      return readAgents(client);
    case 'unknownStore':
      return readStores(client, parts);
    case 'unknownLeague':
      return readLeagues(client, null);
    case 'unknownRestriction':
      return listRestrictions(parts);
    case 'unknownSport':
      return SPORT_TYPES;
    default:
      return [];
  }
};

const SAID_BY: Partial<Record<CommandRefusalCode, string>> = {
  unknownCustomer: 'customerId',
  unknownAgent: 'agentId',
  unknownStore: 'store',
  unknownLeague: 'sportSubType',
  unknownRestriction: 'code',
  unknownSport: 'sportType',
};

interface Refused {
  code: CommandRefusalCode;
  params: Readonly<Record<string, string | number>>;
}

/** What follows a refusal of an unknown name: “ Did you mean NFL?”, or nothing. */
export const suggestKnown = async (
  client: Querying,
  parts: NamingParts,
  refused: Refused,
): Promise<string> => {
  const said = SAID_BY[refused.code];
  if (said === undefined) return '';
  const near = suggestName(String(refused.params[said]), await readKnown(client, parts, refused));
  return near === null ? '' : ` Did you mean ${near}?`;
};
