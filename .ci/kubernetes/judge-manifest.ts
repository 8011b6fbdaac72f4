import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import type { Manifest } from './list-manifests.ts';

interface Schema {
  readonly [keyword: string]: unknown;
  properties?: Record<string, unknown>;
  additionalProperties?: unknown;
  'x-kubernetes-group-version-kind'?: ReadonlyArray<{ group: string; version: string; kind: string }>;
}

/** What Kubernetes publishes of one group and version. */
export interface GroupSchemas {
  components: { schemas: Record<string, Schema> };
}

/** The file that has the schemas of an apiVersion: `apps/v1`, or `v1` of the group without a name. */
export const fileOfSchemas = (apiVersion: string): string =>
  `${apiVersion.includes('/') ? 'apis' : 'api'}__${apiVersion.replace('/', '__')}_openapi.json`;

/** A cluster drops a field that it doesn't know, and warns at most: here it is a mistake. */
const close = (schema: Schema): Schema =>
  schema.properties === undefined || schema.additionalProperties !== undefined
    ? schema
    : { ...schema, additionalProperties: false };

const ROOT_ID = 'group';

const tell = ({ instancePath, message, params }: ErrorObject): string => {
  const { additionalProperty } = params as { additionalProperty?: string };
  const field = additionalProperty === undefined ? '' : `: ${additionalProperty}`;
  return `${instancePath === '' ? '/' : instancePath} ${message ?? 'is wrong'}${field}`;
};

/** @returns what is wrong with it; empty when it is what the schema of its group, version and kind says */
export const judgeManifest = (manifest: Manifest, group: GroupSchemas): string[] => {
  const { apiVersion, kind } = manifest;
  const entries = Object.entries(group.components.schemas);
  const named = entries.find(([, schema]) =>
    schema['x-kubernetes-group-version-kind']?.some(
      (it) => it.kind === kind && (it.group === '' ? '' : `${it.group}/`) + it.version === apiVersion,
    ),
  );
  if (named === undefined) return [`${apiVersion} has no kind ${kind}`];
  const ajv = new Ajv({ strict: false, allErrors: true, formats: { 'int-or-string': true } });
  addFormats.default(ajv);
  const schemas = Object.fromEntries(entries.map(([name, schema]) => [name, close(schema)]));
  ajv.addSchema({ components: { schemas } }, ROOT_ID);
  const validate = ajv.compile({ $ref: `${ROOT_ID}#/components/schemas/${named[0]}` });
  return validate(manifest) ? [] : (validate.errors ?? []).map(tell);
};
