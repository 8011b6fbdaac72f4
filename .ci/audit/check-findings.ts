import type { Finding } from './parse-page.ts';

export const DONE = 'done';
export const LATER = 'later';
export const DECLINED = 'declined';

const TEST = /\.(?:test\.tsx?|spec\.ts)$/;
const SCRIPT = /^(?:npm run )?(verify:[a-z-]+)$/;

/** What can hold a finding. */
export interface Tests {
  /** Every file that git knows. */
  readonly files: ReadonlySet<string>;
  /** Names of the scripts in package.json. */
  readonly scripts: ReadonlySet<string>;
}

/** The sentences that an engineer has to act on; empty when each finding is held, or says why it isn't. */
export function checkFindings(path: string, findings: readonly Finding[], tests: Tests): string[] {
  if (findings.length === 0)
    return [`${path}: no table with the header "| id | what was found | state | held by |" has a row`];
  const seen = new Set<string>();
  return findings.flatMap((finding) => {
    const place = `${path}:${finding.line}: `;
    if (finding.id === '') return [`${place}the row is not four filled cells`];
    const isTwice = seen.has(finding.id);
    seen.add(finding.id);
    return [
      ...(isTwice ? [`${place}${finding.id} is already the id of another row`] : []),
      ...describeState(finding, tests).map((what) => `${place}${finding.id} ${what}`),
    ];
  });
}

const namedBy = ({ heldBy }: Finding): string[] =>
  [...heldBy.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

function describeState(finding: Finding, { files, scripts }: Tests): string[] {
  const { state } = finding;
  if (state === LATER || state === DECLINED) return [];
  if (state !== DONE) return [`has the state "${state}", not "${DONE}", "${LATER}" or "${DECLINED}"`];
  const proofs = namedBy(finding).filter((name) => TEST.test(name) || SCRIPT.test(name));
  if (proofs.length === 0) return ['is done but names no test and no verify script in backticks'];
  return proofs
    .filter((name) => {
      const script = SCRIPT.exec(name)?.[1];
      return script === undefined ? !files.has(name) : !scripts.has(script);
    })
    .map((name) => `is held by ${name}, which is not there`);
}
