import type { PropsGame } from '@lineboard/domain/sandbox/sandbox-answers';

/** A player's statistic, and the least and the most whole numbers that its line may have before the half. */
interface Counted {
  stat: string;
  least: number;
  most: number;
}

export interface MadeUpProp {
  player: string;
  stat: string;
  line: number;
  /** Decimal odds; never equal in one row, so that a price tells its side. */
  over: number;
  under: number;
}

/** A team and the offers on its players. */
export interface MadeUpTeam {
  team: string;
  props: readonly MadeUpProp[];
}

const of = (stat: string, least: number, most: number): Counted => ({ stat, least, most });

/** A line for each of a team's four players. */
const TEAM_SPORTS: ReadonlyMap<string, readonly Counted[]> = new Map([
  [
    'Football',
    [
      of('passingYards', 190, 290),
      of('rushingYards', 40, 95),
      of('receivingYards', 35, 90),
      of('receptions', 3, 7),
    ],
  ],
  ['Basketball', [of('points', 18, 29), of('rebounds', 6, 12), of('assists', 4, 9), of('threes', 1, 4)]],
  ['Baseball', [of('strikeouts', 4, 7), of('hits', 0, 1), of('totalBases', 1, 2), of('runsBattedIn', 0, 1)]],
  [
    'Hockey',
    [of('saves', 24, 30), of('shotsOnGoal', 2, 4), of('pointsInGame', 0, 1), of('blockedShots', 1, 3)],
  ],
  ['Soccer', [of('saves', 2, 4), of('passes', 35, 70), of('shots', 1, 3), of('tackles', 1, 3)]],
]);

/** Sports whose competitors are the players themselves. */
const SINGLE_SPORTS: ReadonlyMap<string, readonly Counted[]> = new Map([
  ['Tennis', [of('aces', 4, 11), of('doubleFaults', 1, 4), of('gamesWon', 9, 14)]],
  ['Fighting', [of('strikes', 30, 75), of('takedowns', 0, 2)]],
  ['Golf', [of('birdies', 3, 5), of('fairways', 7, 10), of('putts', 27, 31)]],
]);

/** For a sport that the book added since. */
const ANY_SPORT: readonly Counted[] = [of('points', 4, 26), of('assists', 1, 9), of('shots', 1, 9)];

const INITIALS = 'ABCDEFGHJKLMNOPRSTVWZ';
const SURNAMES = [
  'Okafor',
  'Lindqvist',
  'Marsh',
  'Delgado',
  'Whitlock',
  'Baptiste',
  'Novak',
  'Tanaka',
  'Reyes',
  'Hale',
  'Abara',
  'Castellan',
  'Dufresne',
  'Eskola',
  'Farrow',
  'Grimaldi',
  'Hawthorn',
  'Ibarra',
  'Jansson',
  'Kovalen',
  'Laurent',
  'Mbeki',
  'Norling',
  'Oduya',
  'Pellegrin',
  'Quist',
  'Rosario',
  'Sandoval',
  'Thorne',
  'Ueda',
  'Valdez',
  'Winslow',
  'Yardley',
  'Zielin',
  'Ashby',
  'Brandt',
  'Corvin',
  'Draper',
  'Ellery',
  'Fontaine',
];

/** A number that depends only on the text: FNV-1a, mixed until each bit depends on all others. */
const numberOf = (text: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01_00_01_93) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85_eb_ca_6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2_b2_ae_35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

const nameOf = (seed: string): string => {
  const drawn = numberOf(seed);
  return `${INITIALS[drawn % INITIALS.length]}. ${SURNAMES[(drawn >>> 8) % SURNAMES.length]}`;
};

/** The players of a team, the same in each of its games, unless the other team has one with that name. */
const listPlayers = (team: string, count: number, taken: Set<string>): string[] =>
  Array.from({ length: count }, (_, place) => {
    let tries = 0;
    let name = nameOf(`${team} ${place}`);
    while (taken.has(name)) {
      tries += 1;
      name = nameOf(`${team} ${place} ${tries}`);
    }
    taken.add(name);
    return name;
  });

const propOf = (gameNum: number, player: string, { stat, least, most }: Counted): MadeUpProp => {
  const drawn = numberOf(`${gameNum} ${player} ${stat}`);
  const over = 1.7 + ((drawn >>> 8) % 9) * 0.05;
  return { player, stat, line: least + (drawn % (most - least + 1)) + 0.5, over, under: 3.81 - over };
};

/** Players and lines that depend only on the game: the same each time. */
export const listMadeUpProps = ({ gameNum, sportType, teams }: PropsGame): MadeUpTeam[] => {
  const alone = SINGLE_SPORTS.get(sportType);
  if (alone !== undefined)
    return teams.map((team) => ({ team, props: alone.map((counted) => propOf(gameNum, team, counted)) }));
  const counted = TEAM_SPORTS.get(sportType) ?? ANY_SPORT;
  const taken = new Set<string>();
  // In a fixed order: which team is at home changes no player.
  const players = new Map(
    teams.toSorted().map((team) => [team, listPlayers(team, counted.length, taken)] as const),
  );
  return teams.map((team) => ({
    team,
    props: counted.map((each, place) => propOf(gameNum, players.get(team)![place]!, each)),
  }));
};
