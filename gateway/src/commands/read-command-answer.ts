import {
  type OperatorRefusal,
  OperatorRefusalSchema,
} from '@lineboard/domain/desk/operator/operator-refusal.schema';
import type { CommandResult } from './command-runner.ts';

/** Returns null for anything but JSON. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const OWN_FIELDS = new Set([...Object.keys(OperatorRefusalSchema.properties.error.properties), 'params']);

/** A refusal; it has no message where the call itself was refused and not the command. */
type Refused = Pick<OperatorRefusal, 'code'> & Partial<OperatorRefusal>;

/** Errors of proxies look similar, but their codes are numbers or spelled differently. */
const readRefused = (body: unknown): Refused | null => {
  const error = (body as { error?: unknown } | null)?.error;
  if (typeof error !== 'object' || error === null) return null;
  const { code } = error as { code?: unknown };
  const isOwn =
    typeof code === 'string' &&
    /^[a-z][A-Za-z]*$/.test(code) &&
    Object.keys(error).every((field) => OWN_FIELDS.has(field));
  return isOwn ? (error as Refused) : null;
};

const describeForeign = (answer: Response): string => {
  const { status, headers } = answer;
  const location = headers.get('location');
  return location === null
    ? `something on the way answered ${status} in the gateway’s place`
    : `something on the way answered ${status}, to ${location}`;
};

/**
 * Reads the gateway's answer to a command. It never redirects, and always answers with JSON.
 * @throws an error that describes the answer if it isn't the gateway's: the gateway may have run the command anyway
 */
export const readCommandAnswer = async (answer: Response): Promise<CommandResult> => {
  const body = parse(await answer.text());
  if (answer.ok && body !== null) return { ok: true, answer: body };
  const refused = answer.ok ? null : readRefused(body);
  if (refused === null) throw new Error(describeForeign(answer));
  return { ok: false, message: `The gateway answered ${answer.status}.`, ...refused };
};
