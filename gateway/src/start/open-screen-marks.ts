import { createHmac } from 'node:crypto';
import type { Database } from '../ground/database/create-database.ts';
import { createSecretReader } from '../ground/database/read-secret.ts';
import { untilAnswered } from '../ground/database/until-answered.ts';
import { createScreenMarks, NO_SCREEN_MARKS, type ScreenMarks } from '../ground/traces/screen-marks.ts';
import type { Traces } from '../ground/traces/traces.ts';

/**
 * Marks for pages, where traces are sent. All gateways of a book make the same key of what they share, so that a page
 * may report to another one than told it.
 */
export const openScreenMarks = async (
  { isOn }: Pick<Traces, 'isOn'>,
  database: Pick<Database, 'kysely'>,
): Promise<ScreenMarks> => {
  if (!isOn) return NO_SCREEN_MARKS;
  const secret = await untilAnswered(createSecretReader(database, 'wallet player'));
  const key = createHmac('sha256', secret).update('screen marks').digest('base64url');
  return createScreenMarks(key, Date.now);
};
