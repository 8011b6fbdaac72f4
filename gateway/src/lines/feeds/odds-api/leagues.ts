import type { SportType } from '@lineboard/domain/ground/sport/sports';

/** A market of the provider's that the book offers. */
export type MarketKey = 'h2h' | 'spreads' | 'totals';

/** What a sport key of the provider is in this book. */
export interface OddsLeague {
  sportType: SportType;
  sportSubType: string;
  markets: readonly MarketKey[];
  /** Whether its results can be told from the provider's scores; where not, they are the operator's to say. */
  isScored: boolean;
}

const ALL = ['h2h', 'spreads', 'totals'] as const;

const scored = (sportType: SportType, sportSubType: string): OddsLeague => ({
  sportType,
  sportSubType,
  markets: ALL,
  isScored: true,
});

/** The provider tells no scores of these: only who wins is offered, which an operator can say. */
const unscored = (sportType: SportType, sportSubType: string): OddsLeague => ({
  sportType,
  sportSubType,
  markets: ['h2h'],
  isScored: false,
});

/** Leagues have the names that the simulator and replays use, so that limits and pages of one fit all. */
const LEAGUES: ReadonlyMap<string, OddsLeague> = new Map([
  ['americanfootball_nfl', scored('Football', 'NFL')],
  ['americanfootball_nfl_preseason', scored('Football', 'NFL Preseason')],
  ['americanfootball_ncaaf', scored('Football', 'College Football')],
  ['americanfootball_cfl', scored('Football', 'CFL')],
  ['americanfootball_ufl', scored('Football', 'UFL')],
  ['basketball_nba', scored('Basketball', 'NBA')],
  ['basketball_nba_preseason', scored('Basketball', 'NBA Preseason')],
  ['basketball_wnba', scored('Basketball', 'WNBA')],
  ['basketball_ncaab', scored('Basketball', 'College Basketball')],
  ['basketball_wncaab', scored('Basketball', 'College Basketball Women')],
  ['basketball_euroleague', scored('Basketball', 'Euroleague')],
  ['baseball_mlb', scored('Baseball', 'MLB')],
  ['baseball_mlb_preseason', scored('Baseball', 'MLB Preseason')],
  ['icehockey_nhl', scored('Hockey', 'NHL')],
  ['soccer_epl', scored('Soccer', 'England Premier League')],
  ['soccer_efl_champ', scored('Soccer', 'England Championship')],
  ['soccer_spain_la_liga', scored('Soccer', 'Spain La Liga')],
  ['soccer_germany_bundesliga', scored('Soccer', 'Germany Bundesliga')],
  ['soccer_italy_serie_a', scored('Soccer', 'Italy Serie A')],
  ['soccer_france_ligue_one', scored('Soccer', 'France Ligue 1')],
  ['soccer_netherlands_eredivisie', scored('Soccer', 'Netherlands Eredivisie')],
  ['soccer_portugal_primeira_liga', scored('Soccer', 'Portugal Primeira Liga')],
  ['soccer_usa_mls', scored('Soccer', 'USA MLS')],
  ['soccer_mexico_ligamx', scored('Soccer', 'Mexico Liga MX')],
  ['soccer_brazil_campeonato', scored('Soccer', 'Brazil Serie A')],
  ['soccer_uefa_champs_league', scored('Soccer', 'UEFA Champions League')],
  ['soccer_uefa_europa_league', scored('Soccer', 'UEFA Europa League')],
  ['soccer_fifa_world_cup', scored('Soccer', 'FIFA World Cup')],
  ['mma_mixed_martial_arts', unscored('Fighting', 'MMA')],
  ['boxing_boxing', unscored('Fighting', 'Boxing')],
]);

/** Each tournament has a key of its own. */
const TENNIS = [
  ['tennis_atp_', unscored('Tennis', 'ATP')],
  ['tennis_wta_', unscored('Tennis', 'WTA')],
] as const;

export const listOddsLeagues = (): OddsLeague[] => [
  ...LEAGUES.values(),
  ...TENNIS.map(([, league]) => league),
];

/** @returns undefined for a sport key that the book doesn't offer */
export const findLeague = (sportKey: string): OddsLeague | undefined =>
  LEAGUES.get(sportKey) ?? TENNIS.find(([prefix]) => sportKey.startsWith(prefix))?.[1];
