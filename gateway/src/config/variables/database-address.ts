import { splitHosts } from '../../ground/database/hosts/split-hosts.ts';
import { url, type Variable } from '../../ground/variables/variable.ts';

const oneServer = url(['postgres:', 'postgresql:'], true);

/** One server, or several as libpq writes them. */
export const databaseAddress: Variable<string | null> = {
  ...oneServer,
  parse: (text) => {
    const split = splitHosts(text);
    const isRead = split.ok && split.hosts.every(({ address }) => oneServer.parse(address) !== undefined);
    return isRead ? text : undefined;
  },
  explain: (text) => {
    const split = splitHosts(text);
    return {
      value: text,
      takes: split.ok ? oneServer.takes : `one server or several, and ${split.mistake.replace(/\.$/, '')}`,
    };
  },
};
