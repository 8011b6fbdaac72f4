/** One row per integration: routes, menu, frames, content security policy and access are all read off it. */
export interface Integration {
  /** Names it in the configuration (`INTEGRATION_FRAMES`), and its texts. */
  name: string;
  /** Of its page under the app's root; a parameter begins with `$` and may stand in the address of the frame. */
  path: `/${string}`;
  /** Each of these restriction codes of a customer takes it away (spec 1 §6). LBETTING is none of them: no effect. */
  restrictionCodes: readonly string[];
  /** Visitors and demo customers are asked to sign in first. */
  sessionRequired: boolean;
  /** The menu leads to it once its frame is set up. Never a page with a parameter: the menu has none to give. */
  isInMenu: boolean;
  /** It has the whole page for itself: a chat's button would lie over its own. */
  hidesChat: boolean;
}

/** A provider's own site in the whole page, for customers alone. */
const createLobby = <Name extends string, const Path extends `/${string}`>(
  name: Name,
  path: Path,
  ...restrictionCodes: readonly string[]
) => ({ name, path, restrictionCodes, sessionRequired: true, isInMenu: true, hidesChat: true });

const PROPS = { restrictionCodes: ['PROPS'], sessionRequired: false, hidesChat: false };

export const INTEGRATIONS = [
  { name: 'propsBuilder', path: '/dstWidget/$gameNum', ...PROPS, isInMenu: false },
  { name: 'dstProps', path: '/dstProps', ...PROPS, isInMenu: true },
  createLobby('liveBetting', '/liveBetting', 'NOWAGERING'),
  createLobby('liveBetting1', '/liveBetting1', 'NOWAGERING'),
  createLobby('horses', '/horses', 'HORSES', 'NOWAGERING'),
  createLobby('liveDealer', '/vigLiveDealer', 'LDEALER', 'NOWAGERING'),
  createLobby('casino', '/casino', 'CASINO', 'NOWAGERING'),
  createLobby('virtualCasino', '/inCasino', 'VCASINO', 'NOWAGERING'),
] as const satisfies readonly Integration[];

export type IntegrationName = (typeof INTEGRATIONS)[number]['name'];

export const INTEGRATION_NAMES: readonly IntegrationName[] = INTEGRATIONS.map(({ name }) => name);

export const findIntegration = (name: IntegrationName): (typeof INTEGRATIONS)[number] =>
  INTEGRATIONS.find((integration) => integration.name === name)!;

/** What may stand in braces in the address of its frame: the parameters of its path. */
export const listParameters = ({ path }: Pick<Integration, 'path'>): string[] =>
  path.split('/').flatMap((part) => (part.startsWith('$') ? [part.slice(1)] : []));
