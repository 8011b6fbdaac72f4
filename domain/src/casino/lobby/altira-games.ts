import type { GameId } from '../games/games.ts';
import type { PokerSubtitle } from './lobby-game.ts';
import { slotEngineAt } from './slot-engine.ts';

/** A game of Altira’s lobby (ENT2-33). */
export interface AltiraGame {
  gameId: number;
  gameName: string;
  progressiveJackpot: 'Yes' | 'No';
  category: 'videoSlots' | 'tableGames' | 'poker';
  imageName: string;
  /** For poker: how many hands are played at once, `single_play` to `ten_play`. */
  subtitle?: PokerSubtitle;
  engine: GameId;
}

const FIRST_SLOT = 700;
const MISSING_SLOT = 758;
const FIRST_POKER = 2100;

/** Numbered from 700 on; there is no 758. */
const SLOTS = [
  'Copper Canyon',
  'Moonlit Harbor',
  'Crown of Embers',
  'Lantern Reef',
  'Thunder Mesa',
  'Emerald Ledger',
  'Cherry Junction',
  'Desert Pharaohs',
  'Silver Spurs',
  'Lotus Parade',
  'Pirate Ledger',
  'Sunstone Quest',
  'Frozen Vault',
  'Golden Acorn',
  'Ruby Roundup',
  'Neptune’s Purse',
  'Clover Creek',
  'Dragon Kitchen',
  'Starlight Diner',
  'Jungle Post',
  'Bell Tower Riches',
  'Amber Owl',
  'Stormchaser',
  'Melon Mayhem',
  'Temple of Tides',
  'Diamond Depot',
  'Prairie Fire',
  'Coral Crown',
  'Midnight Orchard',
  'Treasure Ferry',
  'Sapphire Saloon',
  'Pyramid Express',
  'Wild Willow',
  'Comet Carnival',
  'Gold Rush Junior',
  'Mystic Koi',
  'Volcano Bay',
  'Queen of Clubs Road',
  'Lucky Lighthouse',
  'Rose & Key',
  'Sunset Stampede',
  'Jade Teahouse',
  'Arctic Aurora',
  'Pearl Divers',
  'Lightning Lantern',
  'Fruit Wagon',
  'Phoenix Feather',
  'Castle Cashbox',
  'Tiki Thunder',
  'Garden of Gems',
  'Skyline Sevens',
  'Mermaid Mile',
  'Hidden Nile',
  'Harvest Moonshine',
  'Rocket Rodeo',
  'Opal Oasis',
  'Captain Cutlass',
  'Velvet Crown',
  'Honey Meadow',
];

const BIG_POTS: ReadonlySet<number> = new Set([702, 707, 714, 725, 729, 734, 747, 757]);

const TABLES: readonly (readonly [id: number, name: string, engine: GameId])[] = [
  [2001, 'Riverside Blackjack', 'blackjack'],
  [2002, 'Harbor Blackjack', 'blackjack'],
  [2003, 'Velvet Blackjack', 'blackjack'],
  [2004, 'Copper Room Blackjack', 'blackjack'],
  [2005, 'Boulevard Baccarat', 'baccarat'],
  [2006, 'Jade Room Baccarat', 'baccarat'],
  [2007, 'Grand Pier Baccarat', 'baccarat'],
  [2008, 'Boardwalk Roulette', 'roulette'],
  [2009, 'Palm Court Roulette', 'roulette'],
  [2010, 'Midnight Roulette', 'roulette'],
  [2011, 'Terrace Roulette', 'roulette'],
  [2020, 'High Desk Blackjack', 'blackjack'],
  [2200, 'Mini Pier Baccarat', 'baccarat'],
  [2300, 'Parlor Roulette', 'roulette'],
  [2301, 'Parlor Blackjack', 'blackjack'],
  [2302, 'Parlor Baccarat', 'baccarat'],
  [2303, 'Skylight Roulette', 'roulette'],
];

const POKER = [
  'Harbor Draw',
  'Prairie Draw',
  'Copper Jacks',
  'Velvet Draw',
  'Lantern Jacks',
  'Summit Draw',
  'Parlor Jacks',
  'Boardwalk Draw',
  'Midnight Jacks',
];

const PLAYS: readonly (readonly [PokerSubtitle, GameId])[] = [
  ['single_play', 'videoPoker'],
  ['triple_play', 'triplePoker'],
  ['five_play', 'fivePoker'],
  ['ten_play', 'tenPoker'],
];

const imageNameOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

const slotIds = SLOTS.map((_, at) =>
  FIRST_SLOT + at < MISSING_SLOT ? FIRST_SLOT + at : FIRST_SLOT + at + 1,
);

/** ENT2-34 to 38; ids as the specification has them, names our own. */
export const ALTIRA_GAMES: readonly AltiraGame[] = [
  ...SLOTS.map((gameName, at): AltiraGame => {
    const gameId = slotIds[at]!;
    return {
      gameId,
      gameName,
      progressiveJackpot: BIG_POTS.has(gameId) ? 'Yes' : 'No',
      category: 'videoSlots',
      imageName: imageNameOf(gameName),
      engine: slotEngineAt(at),
    };
  }),
  ...TABLES.map(
    ([gameId, gameName, engine]): AltiraGame => ({
      gameId,
      gameName,
      progressiveJackpot: 'No',
      category: 'tableGames',
      imageName: imageNameOf(gameName),
      engine,
    }),
  ),
  ...POKER.flatMap((gameName, at) =>
    PLAYS.map(
      ([subtitle, engine], hands): AltiraGame => ({
        gameId: FIRST_POKER + at * PLAYS.length + hands,
        gameName,
        progressiveJackpot: 'No',
        category: 'poker',
        imageName: imageNameOf(gameName),
        subtitle,
        engine,
      }),
    ),
  ),
];
