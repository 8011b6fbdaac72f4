import { expect, it } from 'vitest';
import { StartRefused } from '../../report/start-refused.ts';
import { chooseFolder } from './choose-folder.ts';

it('says to set DATABASE_URL where nobody chose a folder and the default can’t be made', () => {
  const choose = (dataDir: string | null) => () =>
    chooseFolder({ dataDir, defaultDir: '/dev/null/data' }, null);
  expect(choose(null)).toThrow(StartRefused);
  expect(choose(null)).toThrow(/Set DATABASE_URL to a PostgreSQL, or DATA_DIR to a folder that can/);
  // An operator who chose a folder is told about that one only.
  expect(choose('/dev/null/other')).toThrow(/other can't be made(?!.*DATABASE_URL)/);
});
