import { isNamedInAddress, writeNameInAddress } from '@lineboard/domain/lines/offering/is-named-in-address';
import type {
  SportMenuItem,
  SubSportMenuItem,
} from '@lineboard/domain/lines/offering/offering-answers.schema';
import { namesOfTopic } from '../../betting/offering/names-of-topic.ts';
import type { TopicName } from '@lineboard/domain/lines/book/topic';

/** A league at a period. Its names are written as addresses have them, since the book may not offer it now. */
export interface LeagueSubject {
  kind: 'league';
  sport: string;
  league: string;
  isContest: boolean;
  period: number;
}

/** What a pane shows. */
export type PaneSubject =
  | LeagueSubject
  /** Games in play of one sport, or of all. */
  | { kind: 'live'; sport: string | null }
  /** The customer's open bets. */
  | { kind: 'bets' };

type PaneKind = PaneSubject['kind'];

interface KindRow<Subject> {
  /** @param parts of its text, behind the word that names the kind. @returns null when they name nothing */
  read: (parts: readonly string[]) => Subject | null;
  write: (subject: Subject) => readonly string[];
}

const BETWEEN_PARTS = '.';
const CONTESTS = 'C';

const readPeriod = (text: string | undefined): number => (/^\d{1,3}$/.test(text ?? '') ? Number(text) : 0);

/**
 * Each kind's text in an address: `Football.NFL.1`, `Golf.The-Masters.C`, `.live`, `.live.Football`, `.bets`. No sport
 * is named by an empty text, so the kinds that begin with one are never mistaken for a league.
 */
const KINDS: { readonly [Kind in PaneKind]: KindRow<PaneSubject & { kind: Kind }> } = {
  league: {
    read: ([sport = '', league = '', last]) =>
      sport === '' || league === ''
        ? null
        : {
            kind: 'league',
            sport,
            league,
            isContest: last?.startsWith(CONTESTS) === true,
            period: readPeriod(last?.replace(CONTESTS, '')),
          },
    write: ({ sport, league, isContest, period }) => [
      sport,
      league,
      ...(isContest ? [CONTESTS + (period || '')] : period === 0 ? [] : [String(period)]),
    ],
  },
  live: {
    read: ([sport = '']) => ({ kind: 'live', sport: sport === '' ? null : sport }),
    write: ({ sport }) => ['', 'live', ...(sport === null ? [] : [sport])],
  },
  bets: { read: () => ({ kind: 'bets' }), write: () => ['', 'bets'] },
};

/** @returns null for a text that names nothing */
export const readSubject = (text: string): PaneSubject | null => {
  const [first = '', kind, ...parts] = text.split(BETWEEN_PARTS);
  if (first !== '') return KINDS.league.read([first, kind ?? '', ...parts]);
  if (kind === 'live' || kind === 'bets') return KINDS[kind].read(parts);
  return null;
};

export const writeSubject = (subject: PaneSubject): string => {
  const write = KINDS[subject.kind].write as (subject: PaneSubject) => readonly string[];
  return write(subject).join(BETWEEN_PARTS);
};

export const subjectOfTopic = (topic: TopicName): LeagueSubject => {
  const { sport, league, isContest } = namesOfTopic(topic);
  const names = { sport: writeNameInAddress(sport), league: writeNameInAddress(league) };
  return { kind: 'league', ...names, isContest, period: 0 };
};

/** @returns null when the book doesn't offer it */
export const findLeague = (
  menu: readonly SportMenuItem[],
  { sport, league, isContest }: LeagueSubject,
): (SubSportMenuItem & { sportType: string }) | null => {
  for (const { sportType, type, subSports } of menu) {
    if ((type === 'C') !== isContest || !isNamedInAddress(sportType, sport)) continue;
    const found = subSports.find(({ sportSubType }) => isNamedInAddress(sportSubType, league));
    if (found !== undefined) return { ...found, sportType };
  }
  return null;
};
