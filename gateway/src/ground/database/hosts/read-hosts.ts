import { StartRefused } from '../../report/start-refused.ts';
import { type DatabaseTarget, readTarget } from '../read-target.ts';
import { type NamedHost, splitHosts } from './split-hosts.ts';
import { type Host, type HostEvent, WriterHosts } from './writer-hosts.ts';

/** @throws StartRefused what to write in place of it */
export const listHosts = (address: string): readonly NamedHost[] => {
  const split = splitHosts(address);
  if (!split.ok) throw new StartRefused(`DATABASE_URL: ${split.mistake}`);
  return split.hosts;
};

/** For people, without secrets. */
export const nameHosts = (address: string): string =>
  listHosts(address)
    .map(({ name }) => name)
    .join(', ');

/** @throws StartRefused which part of the address isn't taken, and what to take */
export const readHosts = (target: DatabaseTarget, onEvent?: (event: HostEvent) => void): WriterHosts => {
  const hosts =
    typeof target === 'string'
      ? listHosts(target).map(({ name, address }): Host => ({ name, config: readTarget(address) }))
      : [{ name: target.host, config: readTarget(target) }];
  return new WriterHosts(hosts as [Host, ...Host[]], onEvent);
};
