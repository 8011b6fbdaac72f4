import { CALLS } from '@lineboard/domain/doors/contract/calls';
import { fine, type Finding, warning, wrong } from '../finding.ts';
import { askSite } from './ask-site.ts';

const HOW =
  'Let the proxy answer 404 to /metrics, /readyz and /healthz itself (docs/operations/in-front.md).';

/** Whether strangers see how the gateway does. */
export const checkHidden = async (origin: string): Promise<Finding> => {
  const part = 'hidden pages';
  const paths = [CALLS.readMetrics.path, CALLS.readReadiness.path, CALLS.readHealth.path];
  const answers = await Promise.all(paths.map((path) => askSite(new URL(path, origin))));
  const isShown = [/^# HELP /m, /"ready":/, /"status":/];
  const open = paths.filter((_, at) => isShown[at]?.test(answers[at]?.text ?? '') === true);
  if (open.length === 0) return fine(part, `${paths.join(', ')} are closed to strangers.`);
  const found = `Open to everybody at ${origin}: ${open.join(', ')}.`;
  return open.includes(CALLS.readMetrics.path) ? wrong(part, found, HOW) : warning(part, found, HOW);
};
