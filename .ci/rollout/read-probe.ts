import type { Fields } from './read-fields.ts';

/** What the kubelet asks a container, again and again. */
export interface Probe {
  asks: { kind: 'http'; path: string; port: number } | { kind: 'command'; words: readonly string[] };
  periodSeconds: number;
  timeoutSeconds: number;
  /** So many in a row, and it has failed. */
  failureThreshold: number;
}

const readAsks = (fields: Fields, ports: ReadonlyMap<string, number>): Probe['asks'] => {
  const command = fields.take('exec');
  if (command !== undefined) {
    const { command: words } = command as { command: string[] };
    return { kind: 'command', words };
  }
  const http = fields.object('httpGet');
  const [path, name] = [http.text('path'), http.text('port')];
  http.end();
  const port = ports.get(name);
  if (port === undefined) throw new Error(`A probe asks port ${name}, which the container doesn't have.`);
  return { kind: 'http', path, port };
};

/** @param ports of the container, by their names */
export const readProbe = (fields: Fields, ports: ReadonlyMap<string, number>): Probe => {
  const probe: Probe = {
    asks: readAsks(fields, ports),
    periodSeconds: fields.number('periodSeconds'),
    timeoutSeconds: fields.number('timeoutSeconds'),
    failureThreshold: fields.number('failureThreshold'),
  };
  fields.end();
  return probe;
};
