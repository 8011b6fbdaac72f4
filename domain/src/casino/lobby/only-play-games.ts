import type { GameId } from '../games/games.ts';
import { slotEngineAt } from './slot-engine.ts';

/** A game of OnlyPlay’s lobby (ENT2-39). */
export interface OnlyPlayGame {
  /** The bundle's name. */
  gameId: string;
  name: string;
  image: string;
  category: 'crash' | 'dice' | 'instantWinLottery' | 'slots';
  engine: GameId;
}

const CRASH = [
  'Kite Runner Up',
  'Balloon Rally',
  'Cosmo Climb',
  'Rocket Alley',
  'Submarine Rush',
  'Cliff Glider',
  'Bubble Ascent',
  'Meteor Dash',
  'Hot Air Derby',
  'Eagle Line',
];
const DICE = [
  'Copper Dice',
  'Neon Dice',
  'Dragon Dice',
  'Pocket Dice',
  'Desert Dice',
  'Ivory Roll',
  'Midnight Roll',
  'Hexa Dice',
  'Duel of Dice',
  'Lucky Cubes',
];
const LOTTERY = [
  'Golden Ticket Stand',
  'Clover Scratch',
  'Moonbeam Scratch',
  'Treasure Card',
  'Diamond Scratch',
  'Pirate Map Scratch',
  'Cherry Card',
  'Harvest Card',
  'Nine Lanterns',
  'Crown Card',
  'Koi Pond Card',
  'Sevens Scratch',
  'Piggy Bank Card',
  'Fortune Envelope',
  'Ruby Scratch',
  'Lotus Card',
  'Star Scratch',
  'Safe Cracker Card',
  'Sunny Scratch',
  'Beach Card',
  'Thunder Card',
  'Honey Scratch',
  'Gem Grid',
  'Arctic Card',
  'Jungle Scratch',
];
const SLOTS = [
  'Book Without a Title',
  'Jungle Ledger',
  'Mango Monsoon',
  'Thunder Rails',
  'Cherry Parade',
  'Moon Bakery',
  'Emerald Alley',
  'Crown & Kettle',
  'Koi Cascade',
  'Sun Chariot',
  'Vault Nine',
  'Coral Queen',
  'Desert Dunes',
  'Fire Orchard',
  'Ice Bandits',
  'Golden Gondola',
  'Ruby Railroad',
  'Lucky Beetle',
  'Starfish Street',
  'Pharaoh’s Ferry',
  'Clover Cart',
  'Dragon Dumplings',
  'Pearl Palace',
  'Storm Sirens',
  'Fruit Factory',
  'Melon Machine',
  'Wild Badger',
  'Owl Observatory',
  'Temple Tumble',
  'Silver Sleigh',
  'Bell Bazaar',
  'Lemon Lane',
  'Plum Plaza',
  'Gem Greenhouse',
  'Jade Jungle',
  'Amber Avenue',
  'Volcano Vault',
  'Comet Cabin',
  'Saloon Sevens',
  'Sunset Safari',
  'Opal Orchestra',
  'Viking Vane',
  'Knight Shift',
  'Castle Coins',
  'Treasure Tram',
  'Mermaid Market',
  'Tropic Tiles',
  'Bamboo Bells',
  'Lantern Lake',
  'Phoenix Fair',
  'Candy Canal',
  'Sapphire Sail',
  'Rose Rapids',
  'Honeycomb Hall',
  'Frost Fortune',
  'Thunder Totem',
  'Prairie Pots',
  'Gold Gazette',
  'Diamond Dairy',
  'Pirate Pantry',
  'Midnight Mangos',
  'Neon Nile',
  'Hot Pepper Hop',
  'Cactus Crown',
  'Wolf Whistle',
  'Barn Bonanza',
  'Star Station',
  'Moon Mill',
  'River of Rings',
  'Garden Gates',
  'Turtle Tides',
  'Maple Millions',
  'Circus Sparks',
  'Clockwork Coins',
  'Lotus Lagoon',
  'Peacock Place',
  'Bison Bluff',
  'Harbor Hearts',
  'Ember Express',
  'Kingfisher Key',
];

const bundleOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_');

const listGames = (
  names: readonly string[],
  category: OnlyPlayGame['category'],
  engineAt: (at: number) => GameId,
): OnlyPlayGame[] =>
  names.map((name, at) => {
    const gameId = bundleOf(name);
    return { gameId, name, image: `${gameId}.png`, category, engine: engineAt(at) };
  });

/** ENT2-41; names our own. */
export const ONLY_PLAY_GAMES: readonly OnlyPlayGame[] = [
  ...listGames(CRASH, 'crash', () => 'crash'),
  ...listGames(DICE, 'dice', () => 'dice'),
  ...listGames(LOTTERY, 'instantWinLottery', () => 'scratch'),
  ...listGames(SLOTS, 'slots', slotEngineAt),
];
