import { expect, it } from 'vitest';
import { describeOldNode } from './old-node.ts';

it.each(['20.20.2', '22.0.0', '9.1.0'])('Node %s is told what the gateway needs, in one line', (version) =>
  expect(describeOldNode(version)).toMatch(/^Lineboard needs Node 24 or later, this is [\d.]+: .+\.$/),
);

it.each(['24.0.0', '25.1.0', process.versions.node])('Node %s will do', (version) =>
  expect(describeOldNode(version)).toBeNull(),
);
