import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { PROJECT_ROOT } from '../ground/folders/folders.ts';
import { howToStart, withFile } from './how-to-start.ts';

afterEach(() => void vi.unstubAllEnvs());

it('the usual file needs no word, and every other one is named wherever the command is typed', () => {
  expect(howToStart(join(PROJECT_ROOT, 'lineboard.env'))).toBe('npm start');
  expect(howToStart(null)).toBe('npm start');
  expect(howToStart('/etc/lineboard.env')).toBe('LINEBOARD_ENV_FILE=/etc/lineboard.env npm start');
  expect(withFile('npx lineboard doctor', "/srv/Müller's book/my.env")).toBe(
    String.raw`LINEBOARD_ENV_FILE='/srv/Müller'\''s book/my.env' npx lineboard doctor`,
  );
});

it('a container is started from outside, and commands run in the one that is up', () => {
  vi.stubEnv('LINEBOARD_IN_CONTAINER', 'true');
  expect(howToStart('/setup/lineboard.env')).toBe('docker compose up --detach');
  expect(withFile('npx lineboard doctor', '/setup/lineboard.env')).toBe(
    'docker compose exec gateway lineboard doctor',
  );
});
