import { schemaOfCall } from '@lineboard/domain/doors/contract/call-schemas';
import type { AnswerOf } from '@lineboard/domain/doors/contract/call-types';
import { CALLS } from '@lineboard/domain/doors/contract/calls';
import { randomUUID } from 'node:crypto';
import { Compile } from 'typebox/compile';
import { MARK_HEADER } from '../../../desk/operations/marked-calls.ts';
import { fine, type Finding, warning, wrong } from '../finding.ts';
import { askSite } from './ask-site.ts';

type MarkedCall = AnswerOf<'readMarkedCall'>;

const marked = Compile(schemaOfCall('readMarkedCall').answers[200]!);

/** An address that nobody has (RFC 5737): what a stranger could write as theirs. */
const FORGED = '192.0.2.77';

/** Behind a balancer a call may reach another gateway, which nobody here can ask. */
const TRIES = 4;

/** The address at which the gateway of these variables answers by itself, and what it asks for. */
export interface Inside {
  /** e.g. http://127.0.0.1:8080 */
  gateway: string;
  metricsToken: string | null;
}

const readMarked = async ({ gateway, metricsToken }: Inside, mark: string): Promise<MarkedCall | null> => {
  const { text } = await askSite(new URL(CALLS.readMarkedCall.path.replace('{mark}', mark), gateway), {
    headers: metricsToken === null ? {} : { authorization: `Bearer ${metricsToken}` },
  });
  const body: unknown = JSON.parse(text);
  return marked.Check(body) ? (body as MarkedCall) : null;
};

/** Sends a call from outside, with an address that is made up, and asks the gateway what came of it. */
export const sendMarked = async (origin: string, inside: Inside): Promise<MarkedCall | null> => {
  for (let tries = 0; tries < TRIES; tries++) {
    const mark = randomUUID();
    await askSite(new URL(CALLS.readSite.path, origin), {
      headers: { [MARK_HEADER]: mark, 'x-forwarded-for': FORGED },
    });
    const call = await readMarked(inside, mark);
    if (call !== null) return call;
  }
  return null;
};

/** Whether a proxy had the call in its hands: the gateway itself knows no TLS, and adds nothing. */
export const cameByProxy = (origin: string, { forwardedFor, forwardedProto }: MarkedCall): boolean =>
  origin.startsWith('https:') || forwardedProto !== null || forwardedFor !== FORGED;

const lastOf = (list: string): string => list.split(',').at(-1)?.trim() ?? '';

/** Whether the gateway learns whose call it is, and that it came over TLS. */
export const checkWayIn = (origin: string, call: MarkedCall | null): Finding => {
  const part = 'addresses';
  if (call === null)
    return warning(
      part,
      `The gateway of these variables saw no call that was sent to ${origin}.`,
      'See that the proxy leads to it; behind a balancer of several gateways ask each by itself.',
    );
  const { peer, isTrusted, address, forwardedProto } = call;
  if (!cameByProxy(origin, call)) return fine(part, `Calls to ${origin} come without a proxy.`);
  if (!isTrusted)
    return wrong(
      part,
      `A proxy at ${peer} passes calls on, and TRUST_PROXY doesn’t name it: all customers share its address, and its locks.`,
      `Set TRUST_PROXY to the addresses of your proxies: ${peer} is the last of them.`,
    );
  if (address === FORGED)
    return wrong(
      part,
      `The proxy at ${peer} passes on the X-Forwarded-For that callers write: everybody is whom they say.`,
      'Let it write the caller’s address into X-Forwarded-For (nginx: $remote_addr).',
    );
  if (address === peer && call.forwardedFor === null)
    return wrong(
      part,
      `The proxy at ${peer} writes no X-Forwarded-For: all customers share its address, and its locks.`,
      'Let it write the caller’s address into X-Forwarded-For (nginx: $remote_addr).',
    );
  if (origin.startsWith('https:') && lastOf(forwardedProto ?? '') !== 'https')
    return warning(
      part,
      `The proxy at ${peer} writes ${forwardedProto === null ? 'no X-Forwarded-Proto' : `“${forwardedProto}” as X-Forwarded-Proto`}.`,
      'Let it write https there (nginx: $scheme).',
    );
  return fine(part, `The proxy at ${peer} tells whose calls it passes on; this one was ${address}’s.`);
};
