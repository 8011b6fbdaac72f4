import { readFileSync } from 'node:fs';

/**
 * Reads one file of `domain/oracles`; its README says what the fields mean. An empty file proves nothing and throws.
 */
export const readOracle = <Case extends { id: string; kind: string }>(
  name: string,
  kind: Case['kind'],
): Case[] => {
  const path = new URL(`../oracles/${name}.json`, import.meta.url);
  const cases = (JSON.parse(readFileSync(path, 'utf8')) as Case[]).filter((one) => one.kind === kind);
  if (cases.length === 0) throw new Error(`${name}.json holds no case of kind ${kind}`);
  return cases;
};
