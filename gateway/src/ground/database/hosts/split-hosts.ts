/** One server of an address: the address of it alone, and how people call it. */
export interface NamedHost {
  address: string;
  name: string;
}

export type SplitHosts = { ok: true; hosts: readonly NamedHost[] } | { ok: false; mistake: string };

interface Place {
  host: string;
  port: string;
}

const WRITE = 'write postgres://USER:PASSWORD@HOST1:5432,HOST2:5432/NAME';

/** What decides about money is read where it is written. */
const STANDBY_ATTRIBUTES = new Set(['read-only', 'standby', 'prefer-standby']);

class Mistake extends Error {}

const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535;

const checkPlace = ({ host, port }: Place): Place => {
  if (host === '') throw new Mistake(`a host is missing between two commas: ${WRITE}.`);
  if (port !== '' && !isPort(port))
    throw new Mistake(`a port of its hosts isn’t a number from 1 to 65535: ${WRITE}.`);
  return { host, port };
};

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Mistake(`a host of it is wrongly percent-encoded: ${WRITE}.`);
  }
};

/** `[::1]:5432`, `db.example:5432`, `db.example`, `%2Frun%2Fpostgresql`. */
const readPlace = (text: string): Place => {
  const bracketed = /^\[([^\]]*)\](?::(.*))?$/.exec(text);
  if (bracketed !== null) return checkPlace({ host: bracketed[1]!, port: bracketed[2] ?? '' });
  const [host = '', port = '', ...rest] = text.split(':');
  if (rest.length > 0)
    throw new Mistake(`a host of it has several colons: write an IPv6 address as [::1]:5432.`);
  return checkPlace({ host: decode(host), port });
};

/** As in libpq: `host` and `port` of the query come before those of the place; one port is for all. */
const readPlaces = (authority: string, parameters: URLSearchParams): readonly Place[] => {
  const hosts = parameters.get('host')?.split(',');
  const ports = parameters.get('port')?.split(',') ?? [];
  const written = authority.slice(authority.lastIndexOf('@') + 1);
  if (hosts === undefined && !written.includes(',') && ports.length <= 1) return [];
  const places = hosts?.map((host) => ({ host, port: '' })) ?? written.split(',').map(readPlace);
  if (places.length === 1 && ports.length <= 1) return [];
  if (ports.length > 1 && ports.length !== places.length)
    throw new Mistake(
      `it names ${places.length} hosts and ${ports.length} ports: name one port for each, or one for all.`,
    );
  return places.map(({ host, port }, at) => checkPlace({ host, port: ports[at] ?? ports[0] ?? port }));
};

const nameOf = (address: string): string =>
  (URL.canParse(address) && new URL(address).host) || 'a Unix socket';

/**
 * The servers that an address names, as libpq writes several: `postgres://user@one:5432,two:5433/book`, or
 * `?host=one,two&port=5432`.
 * @returns a mistake that says what to write, and nothing of the password
 */
export const splitHosts = (address: string): SplitHosts => {
  const [, scheme = '', authority = '', rest = ''] = /^(\w+:\/\/)([^/?#]*)(.*)$/s.exec(address) ?? [];
  const [path = '', ...query] = rest.split('?');
  const parameters = new URLSearchParams(query.join('?'));
  try {
    const places = readPlaces(authority, parameters);
    if (places.length === 0) return { ok: true, hosts: [{ address, name: nameOf(address) }] };
    const wanted = parameters.get('target_session_attrs');
    if (wanted !== null && STANDBY_ATTRIBUTES.has(wanted))
      throw new Mistake(
        `target_session_attrs=${wanted} isn’t taken: the gateway works on the server that can be written.`,
      );
    for (const name of ['target_session_attrs', 'load_balance_hosts']) parameters.delete(name);
    const user = authority.includes('@') ? authority.slice(0, authority.lastIndexOf('@') + 1) : '';
    const hosts = places.map(({ host, port }): NamedHost => {
      const own = new URLSearchParams(parameters);
      own.set('host', host);
      own.set('port', port || '5432');
      const shown = host.includes(':') ? `[${host}]` : host;
      return {
        address: `${scheme}${user}localhost${path}?${own.toString()}`,
        name: `${shown}:${port || '5432'}`,
      };
    });
    return { ok: true, hosts };
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return { ok: false, mistake: error.message };
  }
};
