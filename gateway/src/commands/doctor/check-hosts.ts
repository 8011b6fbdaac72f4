import { describeHosts } from '../../ground/database/hosts/describe-hosts.ts';
import type { HostSeen } from '../../ground/database/hosts/watch-hosts.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';

const PART = 'servers';
const AFTER_PROMOTION = 'docs/operations/databases.md says how it is brought back as a stand-by.';

/** Checks that one of several servers takes writes and the others can be reached. @param seen empty for one server */
export const checkHosts = (seen: readonly HostSeen[]): readonly Finding[] => {
  if (seen.length === 0) return [];
  const found = `${describeHosts(seen)}.`;
  const writers = seen.filter(({ answer }) => answer?.isStandby === false);
  if (writers.length === 0)
    return [wrong(PART, `None takes writes: ${found}`, 'Start the primary, or promote a stand-by.')];
  if (writers.length > 1) {
    const latest = Math.max(...writers.map(({ answer }) => answer!.timeline));
    return [
      wrong(
        PART,
        `Several take writes: ${found} Gateways ask the one of timeline ${latest} alone.`,
        `Stop the other: ${AFTER_PROMOTION}`,
      ),
    ];
  }
  if (seen.some(({ answer }) => answer === null))
    return [warning(PART, `One can’t take over: ${found}`, `Start it; ${AFTER_PROMOTION}`)];
  return [fine(PART, found)];
};
