import { schemaOfCall } from '@lineboard/domain/doors/contract/call-schemas';
import type { AnswerOf } from '@lineboard/domain/doors/contract/call-types';
import { CALLS } from '@lineboard/domain/doors/contract/calls';
import type { UnreadyReason } from '@lineboard/domain/doors/contract/operations-calls';
import { Compile } from 'typebox/compile';
import { findFeed } from '../../config/feed-of-book.ts';
import type { Config } from '../../config/read-config.ts';
import { createDatabase, type Database } from '../../ground/database/create-database.ts';
import type { DatabaseTarget } from '../../ground/database/read-target.ts';
import { readBookMark } from '../../desk/operations/read-book-mark.ts';
import { howToStart } from '../how-to-start.ts';
import { originOfGateway } from '../origin-of-gateway.ts';
import { fine, type Finding, warning, wrong } from './finding.ts';
import { checkOutside } from './outside/check-outside.ts';

type Readiness = AnswerOf<'readReadiness'>;

const validator = Compile(schemaOfCall('readReadiness').answers[200]!);
const WITHIN_MS = 3_000;

const WHY: Readonly<Record<UnreadyReason, string>> = {
  stopping: 'it is stopping',
  databaseAway: 'its database doesn’t answer',
  databaseNotWritable: 'its database can’t be written',
  noDatabaseConnection: 'its database grants it too few connections',
  lineLog: 'its line log can’t be read',
  noFeed: 'no feed is up',
};

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

/** The mark of the book that is looked at; null while its database can't be asked. */
const readOwnMark = async (target: DatabaseTarget | null): Promise<string | null> => {
  if (target === null) return null;
  let database: Database | null = null;
  try {
    database = createDatabase(target, 1);
    return await readBookMark(database);
  } catch {
    // What is wrong with it has been found already.
    return null;
  } finally {
    await database?.close();
  }
};

const listFeedIds = (config: Config): readonly string[] => {
  const own = findFeed(config)?.kind.feedId ?? null;
  return [...(own === null ? [] : [own]), ...config.FEED_PUSH_TOKENS.map(({ feedId }) => feedId)];
};

/** Whether the gateway that answers was started with these variables. @param mark of their database */
const compareBook = (
  { isDemo, book, feeds }: Readiness,
  config: Config,
  { mark, todo }: { mark: string | null; todo: string },
): readonly Finding[] => {
  const part = 'gateway’s book';
  const says = (found: string): Finding => wrong(part, found, todo);
  const wanted = listFeedIds(config);
  const strange = feeds.filter(({ feedId, state }) => state !== 'down' && !wanted.includes(feedId));
  return [
    ...(mark !== null && mark !== book
      ? [says('It works on another database than these variables name.')]
      : []),
    ...(isDemo && !config.DEMO ? [says('It runs as a demo, with logins that everybody knows.')] : []),
    ...(!isDemo && config.DEMO ? [says('It is no demo, and these variables are one’s.')] : []),
    ...(strange.length > 0
      ? [
          says(
            `Its lines come from ${strange.map(({ feedId }) => feedId).join(', ')}, and these variables name ${wanted.join(', ') || 'no feed'}.`,
          ),
        ]
      : []),
  ];
};

/**
 * What the gateway of this configuration says of itself at `/readyz`, and what of it the world can reach.
 * @param target its database; null: it doesn't run
 * @param file of its variables, where there is one
 */
export const checkGateway = async (
  config: Config,
  target: DatabaseTarget | null,
  file: string | null,
): Promise<readonly Finding[]> => {
  const origin = originOfGateway(config);
  const answer = await fetch(new URL(CALLS.readReadiness.path, origin), {
    signal: AbortSignal.timeout(WITHIN_MS),
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  if (!validator.Check(body))
    return [
      answer === null
        ? warning('gateway', `None answers at ${origin}.`, `Start it: ${howToStart(file)}.`)
        : wrong(
            'gateway',
            `Something else, or another version, answers at ${origin}.`,
            `Stop it and start this one (${howToStart(file)}), or give this one another PORT.`,
          ),
    ];
  const readiness = body as Readiness;
  const { reason, feeds } = readiness;
  const isEdge = config.ROLE === 'watch';
  const found =
    reason === null
      ? `It is ready at ${origin}.`
      : `${isEdge ? 'Its lines are grey' : 'It takes no bets'} at ${origin}: ${WHY[reason]}.`;
  const todo = `Stop it, and start it with these variables: ${howToStart(file)}.`;
  return [
    reason === null
      ? fine('gateway', found)
      : wrong('gateway', found, 'See to what is wrong below, or read its log.'),
    // An edge names no feed, has no book of its own, and answers no page.
    ...(isEdge ? [] : compareBook(readiness, config, { mark: await readOwnMark(target), todo })),
    ...feeds.map(describeFeed),
    ...(isEdge ? [] : await checkOutside(config)),
  ];
};
