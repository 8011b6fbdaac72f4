import { fillFrameAddress, type IntegrationFrame } from '@lineboard/domain/ground/integration/frame-address';
import type { Integration } from '@lineboard/domain/ground/integration/integration';

export interface LaunchFill {
  /** The parameters as the page sent them. */
  parameters: ReadonlyArray<{ name: string; value: string }>;
  /** Empty where it isn't known (spec 2 §7). */
  ip: string;
  /** null: the provider isn't told whose page it is. */
  token: string | null;
}

const addToken = (address: string, name: string, token: string): string => {
  const url = new URL(address);
  url.searchParams.set(name, token);
  return url.href;
};

/** What the page says of `ip` and `token` counts for nothing. A token goes where the address has a place for it. */
export const createLaunchAddress = (
  { address }: Pick<IntegrationFrame, 'address'>,
  { tokenName }: Pick<Integration, 'tokenName'>,
  { parameters, ip, token }: LaunchFill,
): string => {
  const given = new Map(parameters.map(({ name, value }) => [name, value]));
  given.set('ip', ip).set('token', token ?? '');
  const filled = fillFrameAddress(address, given);
  return token === null || address.includes('{token}') ? filled : addToken(filled, tokenName, token);
};
