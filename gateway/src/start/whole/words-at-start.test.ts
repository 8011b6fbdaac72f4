import { expect, it, vi } from 'vitest';
import { readConfig } from '../../config/read-config.ts';
import { startGateway } from '../start-gateway.ts';

const MISSING = vi.hoisted(() => '/nowhere/domain/words');

vi.mock(import('../../ground/folders/folders.ts'), async (load) => ({
  ...(await load()),
  WORDS_FOLDER: MISSING,
}));

it('a gateway without its words doesn’t start, and says so before it opens anything', async () => {
  const result = readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', PORT: '0', FEED: 'push' });
  if (!result.ok) throw new Error(result.mistake);
  await expect(startGateway(result.config)).rejects.toMatchObject({
    name: 'StartRefused',
    message: expect.stringContaining(`The words in ${MISSING}`),
  });
});
