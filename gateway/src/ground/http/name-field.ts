import type { FastifySchemaValidationError } from 'fastify';

/** The part of an outside name that may be repeated to its sender. */
const PLAIN = /^[\w.-]{1,80}$/;

/**
 * The field of a body, query or path that didn't pass, as `items.0.amountCents`: of several ways in which it could have
 * passed, the one that got furthest in.
 *
 * @param part what the fields are of, and what is named when it is itself not what it should be: `body`
 * @returns null when it has no plain name
 */
export const nameField = (errors: readonly FastifySchemaValidationError[], part: string): string | null => {
  const [deepest] = errors.toSorted((a, b) => depthOf(b) - depthOf(a));
  if (deepest === undefined) return null;
  const { instancePath, params } = deepest;
  const { missingProperty, additionalProperty } = params as Record<string, unknown>;
  const within = missingProperty ?? additionalProperty;
  const path = instancePath.split('/').slice(1);
  const name = [...path, ...(typeof within === 'string' ? [within] : [])].join('.');
  if (name === '') return part;
  return PLAIN.test(name) ? name : null;
};

const depthOf = ({ instancePath }: FastifySchemaValidationError): number => instancePath.split('/').length;
