import type { Integration } from './integration.ts';

type Named<Name extends string, Path extends string> = Integration & { name: Name; path: Path };

type Rest = Partial<Omit<Integration, 'name' | 'path' | 'frame'>>;

/** A provider's own site in the whole page, for customers alone, but for what is said otherwise. */
const define = <const Name extends string, const Path extends `/${string}`>(
  name: Name,
  path: Path,
  frame: Integration['frame'],
  rest: Rest = {},
): Named<Name, Path> => ({
  name,
  path,
  frame,
  genericName: null,
  restrictionCodes: ['NOWAGERING'],
  sessionRequired: true,
  signer: 'launchToken',
  tokenName: 'token',
  layout: 'frame',
  ways: [],
  isForAffiliates: false,
  popup: null,
  loadsCustomerInfo: false,
  leavesWhenRefused: false,
  opensWindows: false,
  isResized: false,
  growsOnPhone: false,
  isInMenu: true,
  hidesChat: true,
  icon: 'casino',
  group: 'casino',
  ...rest,
});

const PROPS: Rest = {
  restrictionCodes: ['PROPS'],
  sessionRequired: false,
  signer: 'none',
  isResized: true,
  hidesChat: false,
  icon: 'props',
  group: 'sports',
};
const SPORTS: Rest = { icon: 'live', group: 'live' };
const CASINO: Rest = { restrictionCodes: ['CASINO', 'NOWAGERING'] };
const LIVE_DEALER: Rest = { restrictionCodes: ['LDEALER', 'NOWAGERING'], icon: 'cards', group: 'liveDealer' };
const LOTTO: Rest = { restrictionCodes: ['LOTTO', 'NOWAGERING'], icon: 'lotto', group: 'racing' };
const AFFILIATES: Rest = {
  restrictionCodes: [],
  signer: 'affiliateToken',
  opensWindows: true,
  isInMenu: false,
  icon: 'people',
  group: 'account',
};

/** Spec 1 §2, spec 2 §2 and §7; in the order of the menu. */
export const INTEGRATIONS = [
  define('propsBuilder', '/dstWidget/$gameNum', '/dstWidget/{gameNum}', { ...PROPS, isInMenu: false }),
  define('dstProps', '/dstProps', '/dstProps', PROPS),
  define('liveBetting', '/liveBetting', '/liveBetting', SPORTS),
  define('liveBetting1', '/liveBetting1', '/liveBetting1', SPORTS),
  define('liveBettingIds', '/liveBettingIDS', '/liveBettingIDS?page=17', SPORTS),
  define('ultraPlay', '/ultraPlay', '/ultraPlay', SPORTS),
  define('mainLines', '/integrations/MainLines', '/sports/JazzSportbook?ip={ip}', {
    ...SPORTS,
    genericName: 'MainLines',
    restrictionCodes: ['NOSPTWAGER', 'NOWAGERING'],
    icon: 'sports',
    group: 'sports',
  }),
  define('bas', '/integrations/BASIntegration', '/sports/BASIntegration/?id={arg1}', {
    ...SPORTS,
    genericName: 'BASIntegration',
    icon: 'sports',
    group: 'sports',
    isInMenu: false,
  }),
  define('horses', '/horses', '/horses', {
    restrictionCodes: ['HORSES', 'NOWAGERING'],
    icon: 'horse',
    group: 'racing',
  }),
  define('casino', '/casino', '/casino', CASINO),
  define('virtualCasino', '/inCasino', '/inCasino', { restrictionCodes: ['VCASINO', 'NOWAGERING'] }),
  define('altira', '/altira', '/sports/altiragames/?gameId={gameId}', {
    genericName: 'altiraView',
    group: 'games',
    restrictionCodes: ['ALTCASINO', 'NOWAGERING'],
    layout: 'lobby',
    loadsCustomerInfo: true,
    leavesWhenRefused: true,
  }),
  define('altiraGames', '/altiragames', '/sports/altiragames/?gameId=', {
    restrictionCodes: ['ALTCASINO', 'NOWAGERING'],
    loadsCustomerInfo: true,
    isInMenu: false,
  }),
  define('onlyPlay', '/integrations/OnlyPlay', '/sports/OnlyPlay?gameId={gameId}', {
    genericName: 'OnlyPlay',
    restrictionCodes: ['ONLYPLAY', 'NOWAGERING'],
    layout: 'lobby',
    icon: 'dice',
    group: 'games',
  }),
  define('qora', '/qora', '/sports/Qora?gameId={gameId}', {
    restrictionCodes: ['QORA', 'NOWAGERING'],
    layout: 'lobby',
    group: 'games',
    loadsCustomerInfo: true,
  }),
  define('pocketCasino', '/integrations/PocketCasino', null, {
    genericName: 'PocketCasino',
    restrictionCodes: ['21GCASINO', 'NOWAGERING'],
    signer: 'none',
    layout: 'lobby',
    ways: ['casino21G'],
    icon: 'cards',
    group: 'games',
  }),
  define('casino21G', '/Casino21G/$gameId', '/sports/Pages/Casino21G.aspx?gameid={gameId}', {
    restrictionCodes: ['21GCASINO', 'NOWAGERING'],
    popup: { widthPx: 800, heightPx: 720 },
    isInMenu: false,
    icon: 'cards',
    group: 'games',
  }),
  define('crashGame', '/crashGame', '/crashGame', { ...CASINO, icon: 'dice', group: 'games' }),
  define('casinoSuperSlots', '/casinoSuperSlots', '/casinoSuperSlots', CASINO),
  define('metallicBlue', '/metallicBlue', '/metallicBlue', CASINO),
  define('dgsCasino', '/dgsCasino', '/dgsCasino', CASINO),
  define('freshDeck', '/freshDeck', '/freshDeck', { ...CASINO, icon: 'cards' }),
  define('betSoft', '/betSoft', '/betSoft', CASINO),
  define('mobitazCasino', '/mobitazCasino', '/mobitazCasino', CASINO),
  define('rebateCasino', '/RebateCasino', '/RebateCasino', { ...CASINO, loadsCustomerInfo: true }),
  define('horizon', '/horizon', '/horizon', { ...CASINO, loadsCustomerInfo: true }),
  define(
    'jadeCasino',
    '/integrations/jadeCasino',
    '/sports/jadeCasino/?plataform={arg1|null}&isMobile={isMobile}',
    CASINO,
  ),
  define('liveDealer', '/vigLiveDealer', '/sports/vigLiveDealer/?index={arg1|null}', {
    ...LIVE_DEALER,
    genericName: 'vigLiveDealer',
  }),
  define('liveDealerLobby', '/integrations/liveDealerLobby', '/liveDealerLobby', {
    ...LIVE_DEALER,
    tokenName: 'data',
    layout: 'window',
    popup: { widthPx: 1024, heightPx: 720 },
  }),
  define('ezLive', '/ezlive', '/ezlive', LIVE_DEALER),
  define('lotto', '/lotto', null, {
    ...LOTTO,
    signer: 'none',
    layout: 'choice',
    ways: ['lottoPro', 'lottoLux'],
  }),
  define('lottoPro', '/lottopro', '/lottopro', { ...LOTTO, isInMenu: false }),
  define('lottoLux', '/integrations/lottoLux', '/lottoLux', { ...LOTTO, isInMenu: false }),
  define('cashier', '/cashier', '/cashier', {
    restrictionCodes: ['CASHIER'],
    opensWindows: true,
    growsOnPhone: true,
    icon: 'cash',
    group: 'account',
  }),
  define('affiliates', '/affiliates', '/affiliates?token={token}', {
    ...AFFILIATES,
    isForAffiliates: true,
  }),
  define('cardAuthorization', '/integrations/cardAuthorization', '/cardAuthorization?token={token}', {
    ...AFFILIATES,
    layout: 'dialog',
    icon: 'cash',
  }),
] as const;

export type IntegrationName = (typeof INTEGRATIONS)[number]['name'];

export const INTEGRATION_NAMES: readonly IntegrationName[] = INTEGRATIONS.map(({ name }) => name);

export const findIntegration = (name: IntegrationName): (typeof INTEGRATIONS)[number] =>
  INTEGRATIONS.find((integration) => integration.name === name)!;

/**
 * The available part of the registry, given the frames: a page without its own frame is available while one of the
 * integrations that it links to is.
 */
export const listAvailable = (framed: ReadonlySet<string>): IntegrationName[] =>
  INTEGRATIONS.filter(({ name, ways }) => framed.has(name) || ways.some((way) => framed.has(way))).map(
    ({ name }) => name,
  );

/** Parameters of the path: `gameNum` of `/dstWidget/$gameNum`. */
export const listPathParameters = ({ path }: Pick<Integration, 'path'>): string[] =>
  path.split('/').flatMap((part) => (part.startsWith('$') ? [part.slice(1)] : []));

/** Whether `/integrations/{name}` leads to it: what takes a parameter of its own has a path of its own. */
const isGeneric = (integration: Pick<Integration, 'path' | 'layout'>): boolean =>
  integration.layout !== 'dialog' && listPathParameters(integration).length === 0;

const BY_GENERIC_NAME: ReadonlyMap<string, (typeof INTEGRATIONS)[number]> = new Map(
  INTEGRATIONS.filter(isGeneric).map((integration) => [
    integration.genericName ?? integration.name,
    integration,
  ]),
);

/** The integration that `/integrations/{name}` shows. @returns undefined for any other name */
export const findGenericIntegration = (name: string): (typeof INTEGRATIONS)[number] | undefined =>
  BY_GENERIC_NAME.get(name);

/** Folders of the generic paths; a row whose path is in the first has no other. */
export const GENERIC_PATHS = ['/integrations/', '/extintegrations/'] as const;

/** What the gateway and the page fill in themselves, for every integration. */
const OWN_PARAMETERS = ['ip', 'isMobile', 'language', 'theme', 'token'] as const;

/** The parameters that the address of its frame may have in braces. */
export const listParameters = (integration: Integration): string[] => [
  ...OWN_PARAMETERS,
  ...listPathParameters(integration),
  ...(isGeneric(integration) ? ['arg1', 'arg2'] : []),
  ...(integration.layout === 'lobby' ? ['gameId'] : []),
];
