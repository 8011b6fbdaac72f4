import type { IncomingMessage } from 'node:http';
import type { ClientAddress } from '../../ground/caller/client-address.ts';
import type { Reporter } from '../../ground/report/reporter.ts';

/** The error of engine.io for a request that didn't become a connection. */
interface ConnectionError {
  req: IncomingMessage;
  context?: { name?: string };
}

const TODO =
  'A proxy has to pass Upgrade and Connection on for /live, or no page gets prices: docs/operations/in-front.md.';

/** A request for the live socket that is plain HTTP: something on the way took its `Upgrade` away. */
const isStripped = ({ req, context }: ConnectionError): boolean =>
  context?.name === 'TRANSPORT_HANDSHAKE_ERROR' && req.headers.upgrade === undefined;

/** Tells of requests that lost their `Upgrade`, with who passed them on. */
export const tellStrippedUpgrades = (
  engine: { on(event: 'connection_error', hear: (error: ConnectionError) => void): unknown },
  clientAddress: ClientAddress,
  reporter: Reporter<'live'>,
): void => {
  engine.on('connection_error', (error) => {
    if (!isStripped(error)) return;
    const { req } = error;
    const about = { from: req.socket.remoteAddress ?? null, address: clientAddress(req) };
    reporter.failed('upgradeStripped', new Error(TODO), about);
  });
};
