import { schemaOfCall } from '@lineboard/domain/contract/call-schemas';
import type { AnswerOf } from '@lineboard/domain/contract/call-types';
import { CALLS } from '@lineboard/domain/contract/calls';
import { Compile } from 'typebox/compile';
import type { Config } from '../../config/read-config.ts';
import { howToStart } from '../how-to-start.ts';
import { originOfGateway } from '../origin-of-gateway.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';

type Readiness = AnswerOf<'readReadiness'>;

const validator = Compile(schemaOfCall('readReadiness').answers[200]!);
const WITHIN_MS = 3_000;

const describeFeed = ({ feedId, state, sinceMs }: Readiness['feeds'][number]): Finding => {
  const part = `feed ${feedId}`;
  const since = new Date(sinceMs).toISOString().slice(0, 19).replace('T', ' ');
  if (state === 'up') return fine(part, `It is up since ${since}.`);
  return wrong(
    part,
    `It is ${state} since ${since}: its lines are held.`,
    'See that its line mover runs, with the token of FEED_PUSH_TOKENS, and sends its whole image.',
  );
};

/**
 * What the gateway of this configuration says of itself at `/readyz`.
 * @param file of its variables, where there is one
 */
export const checkGateway = async (config: Config, file: string | null): Promise<readonly Finding[]> => {
  const origin = originOfGateway(config);
  const answer = await fetch(new URL(CALLS.readReadiness.path, origin), {
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  if (!validator.Check(body))
    return [
      answer === null
        ? warning('gateway', `None answers at ${origin}.`, `Start it: ${howToStart(file)}.`)
        : wrong('gateway', `Something else answers at ${origin}.`, 'Give the gateway another PORT.'),
    ];
  const { ready, database, log, feeds } = body as Readiness;
  const missing = [...(database ? [] : ['database']), ...(log ? [] : ['line log'])];
  const found = ready
    ? `It is ready at ${origin}.`
    : `It takes no bets at ${origin}: ${missing.length > 0 ? `no ${missing.join(', no ')}` : 'no feed is up'}.`;
  return [
    ready ? fine('gateway', found) : wrong('gateway', found, 'See to what is wrong below, or read its log.'),
    ...feeds.map(describeFeed),
  ];
};
