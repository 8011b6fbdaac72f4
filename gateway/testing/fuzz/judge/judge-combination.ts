/**
 * HR-64: what legs of one game as one may be, from the stored rows. Whether legs can all win, and whether one leaves
 * nothing to another, is tried on scores, each of them judged as a final is.
 */
import { createSeededRandom, type Random } from '@lineboard/domain/testing/seeded-random';
import type { CombinationTerms } from '../../season/combinations/recompute-combination.ts';
import { findLack, recomputeLeg } from '../../season/recompute-leg.ts';
import type { GameFacts } from '../../season/season-facts.ts';
import { nameOfPick } from './name-of-pick.ts';
import type { JudgedLeg, JudgedWager } from './read-judged.ts';

const MOST_LEGS = 8;
const FEWEST_LEGS = 2;
const MOST_PLACES = 12;
const OFFERED_ON = ['Football', 'Basketball', 'Baseball', 'Hockey'];

/** @returns what is wrong with its combinations */
export const judgeCombinationKind = (terms: CombinationTerms, wager: JudgedWager): string[] => {
  const { legs, parent_ticket_number: parent } = wager;
  const combined = terms.combinations.flatMap(({ legs: indexes }) => indexes);
  const places = legs.length - combined.length + terms.combinations.length;
  const wrong: string[] = [];
  if (terms.combinations.length === 0) wrong.push('a combination without one');
  if (places > MOST_PLACES) wrong.push(`a combination of ${places} places`);
  if (new Set(combined).size < combined.length) wrong.push('a leg in two combinations');
  if (combined.some((at) => legs[at] === undefined)) wrong.push('a combination of legs that are not there');
  if (wager.free_play_flag || parent !== null || wager.filled.length > 0 || wager.openAtFirst > 0)
    wrong.push('a combination with an option of another kind');
  if (wager.legs.some((leg) => leg.points_bought !== 0)) wrong.push('a combination with points bought');
  for (const { legs: indexes } of terms.combinations)
    wrong.push(...judgeGroup(indexes.flatMap((at) => legs[at] ?? [])));
  return wrong;
};

const judgeGroup = (group: readonly JudgedLeg[]): string[] => {
  const wrong = group.flatMap((leg) => judgeLeg(leg));
  if (group.length < FEWEST_LEGS || group.length > MOST_LEGS)
    wrong.push(`a combination of ${group.length} legs`);
  if (new Set(group.map(({ game_num: game }) => game)).size > 1) wrong.push('a combination of several games');
  if (wrong.length > 0) return wrong;
  return judgeTogether(group);
};

const judgeLeg = (leg: JudgedLeg): string[] => {
  const name = nameOfPick(leg);
  if (leg.pick_type === 'C') return [`a combination on ${name}`];
  const wrong: string[] = [];
  if (!OFFERED_ON.includes(leg.sport_type)) wrong.push(`a combination on ${leg.sport_type}`);
  if (leg.side === 'draw' || (leg.wager_type === 'M' && leg.three_way))
    wrong.push(`a combination beside a draw on ${name}`);
  if (leg.final_line !== null && !Number.isInteger(leg.final_line * 2))
    wrong.push(`a combination on a quarter line ${name}`);
  if (leg.sport_type === 'Baseball' && !(leg.pitcher1_req_flag && leg.pitcher2_req_flag))
    wrong.push(`a combination on pitchers that may change, ${name}`);
  return wrong;
};

/** So many scores are tried before it is said that there is none. */
const TRIES = 20_000;

const SEGMENTS: Readonly<Record<string, number>> = { Football: 4, Basketball: 4, Baseball: 9, Hockey: 3 };

const winsAt = (leg: JudgedLeg, facts: GameFacts): boolean => recomputeLeg(leg, facts).halves[0] === 'W';

const judgeTogether = (group: readonly JudgedLeg[]): string[] => {
  const names = group.map(nameOfPick);
  const random = createSeededRandom(group[0]?.game_num ?? 1);
  /** Pairs of which no score was found yet that wins the first alone. */
  const tied = new Set(
    group.flatMap((_a, at) => group.flatMap((_b, other) => (at === other ? [] : [`${at} ${other}`]))),
  );
  let best: { segments: Segments; lack: number } = { segments: drawSegments(random, group), lack: Infinity };
  let isPossible = false;
  for (let left = TRIES; left > 0 && (!isPossible || tied.size > 0); left -= 1) {
    // Every other try goes on from the score that lacks the fewest points: few scores win eight legs.
    const segments = left % 2 === 0 ? drawSegments(random, group) : changeSegments(random, best.segments);
    const facts = finish(random, group[0]!, segments);
    const wins = group.map((leg) => winsAt(leg, facts));
    isPossible ||= wins.every(Boolean);
    const lack = group.reduce((sum, leg) => sum + findLack(leg, facts), 0);
    if (lack <= best.lack) best = { segments, lack };
    for (const pair of tied) {
      const [at, other] = pair.split(' ').map(Number);
      if (wins[at!] && !wins[other!]) tied.delete(pair);
    }
  }
  return [
    ...(isPossible ? [] : [`legs that can't all win: ${names.join(', ')}`]),
    ...[...tied].map((pair) => {
      const [at, other] = pair.split(' ').map(Number);
      return `${names[at!]} leaves nothing to ${names[other!]}`;
    }),
  ];
};

type Segments = ReadonlyArray<readonly [team1: number, team2: number]>;

/** Any score may be: mostly near the numbers, at times far off, with a segment that has it all. */
const drawSegments = (random: Random, group: readonly JudgedLeg[]): Segments => {
  const count = SEGMENTS[group[0]?.sport_type ?? ''] ?? 4;
  const most = Math.max(...group.map(({ final_line: line }) => Math.abs(line ?? 0)), 4);
  const scale = (most * (0.3 + 1.5 * random())) / count;
  const ofTeam = (): number[] => {
    const share = random() < 0.15 ? 0 : 2 * random();
    return Array.from({ length: count }, () =>
      Math.round(scale * share * (random() < 0.2 ? 0 : 2 * random())),
    );
  };
  const [team1, team2] = [ofTeam(), ofTeam()];
  return team1.map((points, at) => [points, team2[at]!] as const);
};

const MOST_CHANGED = 4;

const changeSegments = (random: Random, segments: Segments): Segments => {
  const change = (points: number): number =>
    random() < 0.7 ? points : Math.max(0, points + Math.round((2 * random() - 1) * MOST_CHANGED));
  return segments.map(([points1, points2]) => [change(points1), change(points2)] as const);
};

/** A level game plays on, and one team comes out ahead (HR-40), in the NFL not always. */
const finish = (random: Random, leg: JudgedLeg, segments: Segments): GameFacts => {
  const sum = (team: 0 | 1): number => segments.reduce((total, points) => total + points[team], 0);
  const mayStayLevel = leg.sport_type === 'Football' && leg.sport_sub_type !== 'College Football';
  const isDecided = sum(0) !== sum(1) || (mayStayLevel && random() < 0.5);
  const extra = isDecided ? 0 : 1 + Math.floor(random() * 3);
  const toFirst = random() < 0.5 ? extra : 0;
  return {
    phase: 'final',
    score1: sum(0) + toFirst,
    score2: sum(1) + extra - toFirst,
    segments,
    starter1: leg.listed_pitcher1,
    starter2: leg.listed_pitcher2,
    lastMoneyLine: { team1: null, team2: null },
  };
};
