import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { parse, type ScalarTag, type CollectionTag } from 'yaml';

/** What compose files may say of a service here, as they say it. */
export interface Service {
  environment?: Record<string, string | number>;
  env_file?: ReadonlyArray<{ path: string; required: boolean }>;
  ports?: readonly string[];
  command?: readonly string[];
  init?: boolean;
  read_only?: boolean;
  tmpfs?: readonly string[];
  security_opt?: readonly string[];
  cap_drop?: readonly string[];
  stop_grace_period?: string;
}

export type Services = Readonly<Record<string, Service>>;

const RESET = Symbol('reset');

/** `!reset []` takes away what an earlier file said. */
const tags: Array<ScalarTag | CollectionTag> = [{ tag: '!reset', collection: 'seq', resolve: () => RESET }];

/** `${NAME}`, `${NAME:-instead}`, `${NAME:?why it is needed}` in every text. */
const fillIn = (value: unknown, variables: Readonly<Record<string, string>>): unknown => {
  if (typeof value === 'string')
    return value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind = '', text = '') => {
      const set = variables[name] ?? '';
      if (set === '' && kind === '?') throw new Error(`${name} is not set: ${text}`);
      return set === '' ? text : set;
    });
  if (Array.isArray(value)) return value.map((item) => fillIn(item, variables));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fillIn(item, variables)]));
  return value;
};

/**
 * A later file's variables and ports are added to those of an earlier one; anything else in it replaces the earlier.
 */
const merge = (earlier: Service, later: Service): Service => {
  const merged = {
    ...earlier,
    ...later,
    environment: { ...earlier.environment, ...later.environment },
    ports: [...(earlier.ports ?? []), ...(later.ports ?? [])],
  };
  return Object.fromEntries(
    Object.entries(merged).filter(([, value]) => (value as unknown) !== RESET),
  ) as Service;
};

/**
 * The services of compose files as `docker compose -f … -f …` reads them.
 *
 * @param variables of the shell or of `.env`
 */
export const readCompose = (
  files: readonly string[],
  variables: Readonly<Record<string, string>>,
): Services => {
  const services: Record<string, Service> = {};
  for (const file of files) {
    const read = fillIn(parse(readFileSync(file, 'utf8'), { customTags: tags }), variables);
    for (const [name, service] of Object.entries((read as { services: Services }).services))
      services[name] = merge(services[name] ?? {}, service);
  }
  return services;
};

/** The variables of a service: what its files say, and above them what the compose file says itself. */
export const environmentOf = (
  { env_file = [], environment = {} }: Service,
  folder: string,
): Record<string, string> => {
  const ofFiles = env_file.map(({ path, required }) => {
    const file = join(folder, path);
    return !required && !existsSync(file) ? {} : parseEnv(readFileSync(file, 'utf8'));
  });
  const own = Object.entries(environment).map(([name, value]) => [name, String(value)]);
  return Object.assign({}, ...ofFiles, Object.fromEntries(own));
};
