import { expect, it } from 'vitest';
import { fileOfSchemas, judgeManifest } from './judge-manifest.ts';
import { readManifests } from './list-manifests.ts';

const quantity = { oneOf: [{ type: 'string' }, { type: 'number' }] };
/** As Kubernetes writes them, two kinds of them. */
const GROUP = {
  components: {
    schemas: {
      Gate: {
        type: 'object',
        required: ['spec'],
        properties: {
          apiVersion: { type: 'string' },
          kind: { type: 'string' },
          metadata: { type: 'object' },
          spec: { allOf: [{ $ref: '#/components/schemas/GateSpec' }], default: {} },
        },
        'x-kubernetes-group-version-kind': [{ group: 'house', version: 'v1', kind: 'Gate' }],
      },
      GateSpec: {
        type: 'object',
        properties: {
          width: { type: 'integer', format: 'int32' },
          room: { allOf: [{ $ref: '#/components/schemas/Quantity' }] },
          notes: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
      Quantity: quantity,
    },
  },
};

const judge = (spec: string, head = 'apiVersion: house/v1\nkind: Gate') =>
  readManifests(`${head}\nmetadata: { name: gate }\nspec: ${spec}\n`).flatMap((manifest) =>
    judgeManifest(manifest, GROUP),
  );

it('takes what the schema of its kind says', () => {
  expect(judge('{ width: 3, room: 5Gi, notes: { any: thing } }')).toEqual([]);
});

it.each([
  ['{ widht: 3 }', '/spec must NOT have additional properties: widht'],
  ["{ width: '3' }", '/spec/width must be integer'],
  ['{ width: 3000000000 }', '/spec/width must match format "int32"'],
  ['{ room: [] }', '/spec/room must be string'],
  // As a cluster reads it: a text that nobody has put into quotes is true.
  ['{ notes: { open: yes } }', '/spec/notes/open must be string'],
])('finds what is wrong with %s', (spec, fault) => {
  expect(judge(spec)).toContain(fault);
});

it('finds a kind that its version doesn’t have', () => {
  expect(judge('{}', 'apiVersion: house/v2\nkind: Gate')).toEqual(['house/v2 has no kind Gate']);
  expect(judge('{}', 'apiVersion: house/v1\nkind: Gates')).toEqual(['house/v1 has no kind Gates']);
});

it('reads every document of a file, and none that says a key twice', () => {
  expect(readManifests('kind: A\n---\nkind: B\n')).toEqual([{ kind: 'A' }, { kind: 'B' }]);
  expect(() => readManifests('kind: A\nkind: B\n')).toThrow('Map keys must be unique');
});

it('knows the file of a group, and of the one without a name', () => {
  expect(fileOfSchemas('v1')).toBe('api__v1_openapi.json');
  expect(fileOfSchemas('apps/v1')).toBe('apis__apps__v1_openapi.json');
  expect(fileOfSchemas('networking.k8s.io/v1')).toBe('apis__networking.k8s.io__v1_openapi.json');
});
