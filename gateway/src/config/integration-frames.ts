import { FRAME_PARAMETER, type IntegrationFrame } from '@lineboard/domain/ground/integration/frame-address';
import { INTEGRATIONS, listParameters } from '@lineboard/domain/ground/integration/integrations';
import { isSafeAddress } from '../ground/variables/safe-address.ts';
import { listOf, type Variable } from '../ground/variables/variable.ts';

/** @returns undefined for a name, an address or a placeholder that is none; a parameter is never part of the host */
const parseFrame = (text: string): IntegrationFrame | undefined => {
  const [, name, address = ''] = /^(\w+)=(\S{1,2000})$/.exec(text) ?? [];
  const integration = INTEGRATIONS.find((one) => one.name === name);
  if (integration === undefined || integration.frame === null || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (!isSafeAddress(url) || /[{}]/.test(url.host)) return undefined;
  const parameters = listParameters(integration);
  const isFillable =
    !/[{}]/.test(address.replaceAll(FRAME_PARAMETER, '')) &&
    [...address.matchAll(FRAME_PARAMETER)].every(([, parameter]) => parameters.includes(parameter!));
  return isFillable ? { name: integration.name, address } : undefined;
};

const every = listOf(
  'name=address pairs of integrations, one each, https, e.g. dstProps=https://props.example/ (a comma in one is %2C)',
  parseFrame,
);

export const integrationFrames: Variable<IntegrationFrame[]> = {
  ...every,
  parse: (given) => {
    const frames = every.parse(given);
    const isOnce = new Set(frames?.map(({ name }) => name)).size === frames?.length;
    return isOnce ? frames : undefined;
  },
};

/** The origins that pages of the book may frame: those of the addresses that are set up, once each. */
export const listFrameOrigins = (frames: readonly IntegrationFrame[]): string[] => [
  ...new Set(frames.map(({ address }) => new URL(address).origin)),
];
