import type pg from 'pg';
import { readServerFacts } from '../../ground/database/server-facts.ts';
import { fine, type Finding, warning } from './finding.ts';

const PART = 'stand-by';

/**
 * Whether an accepted ticket is on another server, too. What `findServerMistakes` warns of isn't said twice.
 * @param isNamed `DATABASE_URL` names several servers
 */
export const checkStandby = async (pool: pg.Pool, isNamed: boolean): Promise<readonly Finding[]> => {
  const { standbys, followers, in_step, role } = await readServerFacts(pool);
  if (standbys === '' && followers === 0)
    return isNamed
      ? [
          warning(
            PART,
            'Several servers are named, and none follows the one that takes writes: what it has is lost with it.',
            'Bring up the stand-by, and name it in synchronous_standby_names.',
          ),
        ]
      : [fine(PART, 'None: an accepted ticket is on the disk of one server.')];
  if (standbys === '' || followers === 0) return [];
  if (in_step === null)
    return [
      warning(
        PART,
        `One follows. Role ${role} may not see whether it is in step.`,
        `Say \`grant pg_read_all_stats to "${role}"\`.`,
      ),
    ];
  return in_step === 0 ? [] : [fine(PART, `In step: ${in_step}. An accepted ticket is on two servers.`)];
};
