/** One row per integration: routes, menu, frames, content security policy and access are all read off it. */
export interface Integration {
  /** Names it in the configuration (`INTEGRATION_FRAMES`), and its texts. */
  name: string;
  /** Of its page under the app's root; a parameter begins with `$` and may stand in the address of the frame. */
  path: `/${string}`;
  /** The customer's restriction code that takes it away; null: none does (spec 1 §6). */
  restriction: string | null;
  /** The menu leads to it once its frame is set up. Never a page with a parameter: the menu has none to give. */
  isInMenu: boolean;
}

export const INTEGRATIONS = [
  { name: 'propsBuilder', path: '/dstWidget/$gameNum', restriction: 'PROPS', isInMenu: false },
  { name: 'dstProps', path: '/dstProps', restriction: 'PROPS', isInMenu: true },
] as const satisfies readonly Integration[];

export type IntegrationName = (typeof INTEGRATIONS)[number]['name'];

export const INTEGRATION_NAMES: readonly IntegrationName[] = INTEGRATIONS.map(({ name }) => name);

export const findIntegration = (name: IntegrationName): (typeof INTEGRATIONS)[number] =>
  INTEGRATIONS.find((integration) => integration.name === name)!;

/** What may stand in braces in the address of its frame: the parameters of its path. */
export const listParameters = ({ path }: Pick<Integration, 'path'>): string[] =>
  path.split('/').flatMap((part) => (part.startsWith('$') ? [part.slice(1)] : []));
