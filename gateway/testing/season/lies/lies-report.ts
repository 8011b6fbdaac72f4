import type { GameFacts } from '../season-facts.ts';
import { readStoredSeason } from '../read-stored-season.ts';
import { recomputeSeason } from '../recompute-season.ts';
import { judgeReversals } from './judge-lies.ts';
import { judgeTold } from './judge-told.ts';
import { LIES_CUSTOMERS } from './lies-bettor.ts';
import type { LiesHouse } from './lies-house.ts';
import type { LiesPlay } from './play-lies.ts';

/** The effects of everything that a lying feed sent, and of the operators' decisions on it. */
export interface LiesReport extends LiesPlay {
  /** What operators decided, and how often. */
  acts: Record<string, number>;
  /** Lies, endings and acts that there were none of. */
  missing: string[];
  wagers: number;
}

const ACTS = [
  'lines believe',
  'lines doubt',
  'results confirm',
  'results hold',
  'results close',
  'results reopen',
];

const addUp = (counts: ReadonlyArray<Readonly<Record<string, number>>>): Record<string, number> => {
  const sum: Record<string, number> = {};
  for (const [name, count] of counts.flatMap((each) => Object.entries(each)))
    sum[name] = (sum[name] ?? 0) + count;
  return sum;
};

/** When all is graded: works out every wager by what was true, and looks at what was reversed and told. */
export const reportLies = async (
  { database, operator, origin, pages }: LiesHouse,
  plays: readonly LiesPlay[],
): Promise<LiesReport> => {
  const facts = new Map<number, GameFacts>(plays.flatMap((play) => [...play.facts]));
  const stored = await readStoredSeason(database.pool);
  const wagers = stored.wagers.filter(({ customer_id: id }) => LIES_CUSTOMERS.includes(id));
  const accounts = stored.accounts.filter(({ customer_id: id }) => LIES_CUSTOMERS.includes(id));
  const truth = { games: facts, contests: new Map(), lopsided: new Map(), gameOfContest: new Map() };
  const [lies, endings, bets] = [
    addUp(plays.map((play) => play.lies)),
    addUp(plays.map((play) => play.endings)),
    addUp(plays.map((play) => play.bets)),
  ];
  const acts = Object.fromEntries(ACTS.map((name) => [name, operator.acts.get(name) ?? 0]));
  const { accepted = 0, pending = 0 } = bets;
  const all: Record<string, number> = { ...lies, ...endings, ...acts, accepted, pending };
  return {
    games: facts.size,
    lies,
    endings,
    bets,
    acts,
    facts,
    wagers: wagers.length,
    findings: [
      ...plays.flatMap(({ findings }) => findings),
      ...recomputeSeason(wagers, accounts, truth),
      ...(await judgeReversals(database, LIES_CUSTOMERS)),
      ...(await judgeTold(database, origin, pages)),
    ],
    missing: Object.keys(all).filter((name) => all[name] === 0),
  };
};

/** Enough to see what is wrong; the number says how much. */
const MOST_LINES = 20;

const list = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

export const printLies = (report: LiesReport): string[] => [
  `a lying feed told of ${report.games} games, ${report.wagers} wagers on them`,
  `lies: ${list(report.lies)}`,
  `endings: ${list(report.endings)}`,
  `decided by an operator: ${list(report.acts)}`,
  `bets as they were answered: ${list(report.bets)}`,
  `taken, decided, posted or told wrongly: ${report.findings.length}`,
  ...report.findings.slice(0, MOST_LINES),
  `never drawn: ${report.missing.length === 0 ? 'nothing' : report.missing.join(', ')}`,
];
