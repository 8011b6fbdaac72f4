import type { Config } from '../config/read-config.ts';

/** The address at which the gateway of this configuration answers on this machine. */
export const originOfGateway = ({ HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>): string => {
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
};
