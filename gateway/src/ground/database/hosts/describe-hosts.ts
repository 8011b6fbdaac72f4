import type { HostSeen } from './watch-hosts.ts';

const describe = ({ host: { name }, answer }: HostSeen): string => {
  if (answer === null) return `${name} can’t be reached`;
  return answer.isStandby ? `${name} is a stand-by` : `${name} takes writes (timeline ${answer.timeline})`;
};

/** For people: what each of several servers is. */
export const describeHosts = (seen: readonly HostSeen[]): string => seen.map(describe).join(', ');
