import type { GameId } from '../games/games.ts';
import { slotEngineAt } from './slot-engine.ts';

/** A game of Qora’s lobby (ENT2-42). */
export interface QoraGame {
  /** The provider's own id, to the letter: some are listed twice, and one ends in a space. */
  gameId: string;
  /** The name as the provider writes it: with spaces around it, colons, and what it is built with. */
  name: string;
  category: 'new' | 'slots' | 'table' | 'bingo';
  engine: GameId;
}

const SLOTS = [
  'Aurora Falls',
  'Bandit: Last Train',
  'Birch & Barrel',
  'Blue Lagoon (html5)',
  'Bonanza Barge',
  'Brass Bell',
  'Cactus Trail',
  'Canyon Crown',
  'Caravan Coins',
  'Cherry/Lemon Duel',
  'Chili Chase',
  'Clover: Twice',
  'Cobalt Cove',
  'Comet Trail (html5)',
  'Copper Kettle',
  'Coral Castle',
  'Crystal Cabin',
  'Desert Rose',
  'Diamond Ditch',
  'Dolphin Bay',
  'Dragon: Second Egg',
  'Eagle Bluff',
  'Emerald Isle Post',
  'Falcon Fortune',
  'Fire & Frost',
  'Firefly Field',
  'Forest Feast',
  'Fox/Hare',
  'Fruit Ferry (html5)',
  'Garden Party',
  'Giant’s Pocket',
  'Goose Lane Gold',
  'Gondola: Night',
  'Grizzly Gold',
  'Harvest Home',
  'Hidden Harbor',
  'Honey Pot Hill',
  'Ice Palace (html5)',
  'Indigo Isle',
  'Iron Horse',
  'Island Idols',
  'Jade Junk',
  'Jester’s Key',
  'Jungle Jamboree',
  'Kelp Kingdom',
  'Lemon Lagoon',
  'Lightning: Twin',
  'Lotus Ladder',
  'Lucky Lantern',
  'Magma Mine',
  'Maple Moon',
  'Melon Motel',
  'Midnight Mesa (html5)',
  'Moon Over Macaw',
  'Mystic Mill',
  'Nectar Nook',
  'Nile: Lost Ledger',
  'Northern Stars',
  'Oasis Owls',
  'Orchard Outlaws',
  'Panther Pearl',
  'Paper Dragons',
  'Pepper Pots',
  'Pharaoh/Queen',
  'Pine Peak',
  'Plum Pudding',
  'Quartz Queen',
  'Rainbow Rapids',
  'River Rubies',
  'Royal Raccoon',
  'Sailor Sevens',
  'Silver Sphinx',
  'Snow Bell',
  'Sunken Crown',
  'Tiger Teahouse',
  'Topaz Trail',
  'Treasure: Tide',
  'Velvet Vault',
  'Wild Wagon',
  'Yukon Yaks',
];
const TABLES: readonly (readonly [name: string, engine: GameId])[] = [
  ['Blackjack: Blue Room', 'blackjack'],
  ['Blackjack: Red Room', 'blackjack'],
  ['Blackjack Gallery (html5)', 'blackjack'],
  ['Blackjack/Terrace', 'blackjack'],
  ['Corner Blackjack', 'blackjack'],
  ['Loft Blackjack', 'blackjack'],
  ['Baccarat: Pearl Room', 'baccarat'],
  ['Baccarat: Jade Room', 'baccarat'],
  ['Salon Baccarat (html5)', 'baccarat'],
  ['Quay Baccarat', 'baccarat'],
  ['Garden Baccarat', 'baccarat'],
  ['Roulette: East Wing', 'roulette'],
  ['Roulette: West Wing', 'roulette'],
  ['Atrium Roulette (html5)', 'roulette'],
  ['Rooftop Roulette', 'roulette'],
  ['Bridge Roulette', 'roulette'],
  ['Draw/Hold', 'videoPoker'],
  ['Triple Draw Table', 'triplePoker'],
];
const BINGO = [
  'Barn Bingo',
  'Bayou Bingo',
  'Bingo: Ninety Lights',
  'Bluebird Bingo',
  'Carnival Bingo',
  'Cottage Bingo',
  'Dockside Bingo',
  'Fairground Bingo (html5)',
  'Galaxy Bingo',
  'Harvest Bingo',
  'Lighthouse Bingo',
  'Market Bingo',
  'Meadow Bingo',
  'Orchard/Bingo',
  'Parade Bingo',
  'Railway Bingo',
  'Seaside Bingo',
  'Village Bingo',
];
/** New games are listed a second time, among the new ones, by the same id. */
const NEW = [
  'Aurora Falls',
  'Bandit: Last Train',
  'Comet Trail (html5)',
  'Dragon: Second Egg',
  'Gondola: Night',
  'Midnight Mesa (html5)',
  'Nile: Lost Ledger',
  'Paper Dragons',
  'Quartz Queen',
  'Sunken Crown',
  'Tiger Teahouse',
  'Velvet Vault',
  'Yukon Yaks',
  'Wild Wagon',
];
/** The provider's id of this one ends with a space, and it is found by no other. */
const SPACED = 'Seaside Bingo';

const idOf = (name: string): string => {
  const id = name.replaceAll(/\(html5\)|[^A-Za-z0-9]/g, '');
  return name === SPACED ? `${id} ` : id;
};

const slotEngineOf = (name: string): GameId => slotEngineAt(SLOTS.indexOf(name));

/** ENT2-43, ENT2-44; names our own. */
export const QORA_GAMES: readonly QoraGame[] = [
  ...NEW.map((name): QoraGame => ({ gameId: idOf(name), name, category: 'new', engine: slotEngineOf(name) })),
  ...SLOTS.map(
    (name, at): QoraGame => ({ gameId: idOf(name), name, category: 'slots', engine: slotEngineAt(at) }),
  ),
  ...TABLES.map(([name, engine]): QoraGame => ({ gameId: idOf(name), name, category: 'table', engine })),
  ...BINGO.map((name): QoraGame => ({ gameId: idOf(name), name, category: 'bingo', engine: 'bingo' })),
];
