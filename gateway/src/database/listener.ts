import type pg from 'pg';
import { destroyClient } from './destroy-client.ts';
import { PatientClient } from './patient-client.ts';

/** Hears what transactions say with `pg_notify` once they are committed, on a connection of its own. */
export interface Listener {
  close(): void;
}

const AGAIN_AFTER_MS = 1_000;

/** @param said what was; undefined: it begins to listen */
export type OnSaid = (said?: string) => void;

/**
 * @param onSaid also called each time that it begins to listen: what was said before then it didn't hear. It may hear
 * nothing at all (a pooler between, a server away), so who listens must look now and then as well.
 */
export const createListener = (config: pg.ClientConfig, channel: string, onSaid: OnSaid): Listener => {
  let current: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const begin = (): void => {
    const client = new PatientClient(config);
    let isOver = false;
    const again = (): void => {
      if (isOver) return;
      isOver = true;
      destroyClient(client);
      if (!isClosed) timer = setTimeout(begin, AGAIN_AFTER_MS);
    };
    current = client;
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ payload = '' }) => onSaid(payload));
    const listening = client.connect().then(() => client.query(`listen ${client.escapeIdentifier(channel)}`));
    listening.then(() => isOver || onSaid(), again);
  };
  begin();

  return {
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      if (current !== null) destroyClient(current);
    },
  };
};
