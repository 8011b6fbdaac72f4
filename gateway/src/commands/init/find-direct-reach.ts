/**
 * Pages come to the gateway itself, without a proxy, where the site's address is plain HTTP on the gateway's port.
 * @param origins of the site, by comma
 */
const areItsOwn = (origins: string, port: string): boolean =>
  origins.split(',').every((origin) => {
    const { protocol, port: named } = new URL(origin);
    return protocol === 'http:' && (named === '' ? '80' : named) === port;
  });

const isOfThisMachine = (origin: string): boolean =>
  /^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(origin).hostname);

/** Whether pages reach the gateway from this machine alone, or from a network; null: a proxy has to lead them there. */
export const findDirectReach = (origins: string, port: string): 'machine' | 'network' | null => {
  if (!areItsOwn(origins, port)) return null;
  return origins.split(',').every(isOfThisMachine) ? 'machine' : 'network';
};
