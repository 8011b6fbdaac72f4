import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../run-command.ts';
import { ENTITIES } from './entities.ts';
import { INTERFACES } from './interfaces.ts';
import { readSchemas } from './read-schemas.ts';

it('finds each schema in the file that gives it its title', async () => {
  const schemas = await readSchemas();
  const titles = ENTITIES.flatMap(({ shapes }) => shapes).filter((name) => INTERFACES[name] === undefined);
  expect(titles.length).toBeGreaterThan(20);
  const elsewhere = titles.filter((title) => {
    const file = schemas.get(title)?.file;
    return file === undefined || !readFileSync(join(ROOT, file), 'utf8').includes(`title: '${title}'`);
  });
  expect(elsewhere).toEqual([]);
});
