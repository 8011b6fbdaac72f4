/** Drawings on 24 by 24, filled even-odd, by the words of a game's name that they depict. */
const GLYPHS: readonly (readonly [words: RegExp, path: string])[] = [
  [/moon|midnight|night|lunar/i, 'M20 15A8.7 8.7 0 1 1 9 3.5 7 7 0 0 0 20 15z'],
  [
    /sun|summer|tropic|safari|aurora/i,
    'M12 7a5 5 0 1 0 .1 0zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4 5.5 5.5 4 8 6.5 6.5 8zM16 17.500l1.5-1.500L20 18.5 18.5 20zM4 18.5 6.5 16 8 17.5 5.5 20zM16 6.5 18.5 4 20 5.5 17.5 8z',
  ],
  [/crown|queen|royal|king|palace|castle/i, 'M3 17h18l1.5-10-5.5 4-5-7-5 7L1.5 7zM3 18.500h18v2.500H3z'],
  [
    /gem|diamond|ruby|rubies|emerald|sapphire|opal|jade|topaz|crystal|quartz|amber|pearl|cobalt/i,
    'M7 4h10l5 6-10 11L2 10zM8.5 6l-2 3.500h11l-2-3.500zM6 11.5 12 18l6-6.500z',
  ],
  [
    /coin|gold|silver|treasure|bonanza|bank|cash|purse|fortune|copper|million/i,
    'M12 2a10 10 0 1 0 .1 0zM12 4.500a7.5 7.5 0 1 1-.1 0zM12 7l1.6 3.3 3.6.4-2.7 2.5.8 3.6-3.3-1.8-3.3 1.8.8-3.6-2.7-2.5 3.6-.4z',
  ],
  [
    /koi|fish|reef|coral|mermaid|dolphin|diver|turtle|kelp|lagoon/i,
    'M1.5 12c3-6.5 10.5-7 14.5-2l6-4.500v13L16 14c-4 5-11.5 4.5-14.5-2zM7 9.500a1.3 1.3 0 1 0 .1 0z',
  ],
  [
    /volcano|fire|flame|ember|dragon|phoenix|pepper|chili|magma|hot/i,
    'M12 1c1 5 7 7 7 13.500A7 7 0 0 1 5 14.500c0-3.5 2.5-4.5 2.5-8C10 7.5 11 9 11 11.500c1.5-3 2-6.5 1-10.500zM12 13c2 2 3 3 3 5a3 3 0 0 1-6 0c0-2 1.5-2.5 3-5z',
  ],
  [/thunder|storm|lightning|volt|comet|rocket|express/i, 'M14 1 3.5 14H10l-2.5 9L20 9.500h-7z'],
  [
    /key|vault|temple|hidden|secret|quest|mystic|jester|bandit/i,
    'M7 7a5 5 0 1 0 4.8 6.500H15V17h3v-3.500h1.500V16H22v-5.500H11.800A5 5 0 0 0 7 7zm0 3.200a1.8 1.8 0 1 1-.1 0z',
  ],
  [
    /cherry|fruit|melon|lemon|plum|orchard|mango|candy/i,
    'M7 13a4.5 4.5 0 1 0 .1 0zM16.5 14a4.3 4.3 0 1 0 .1 0zM7.5 13C8 8 11 4.5 17 2l.8 1.500c-1 3.5-1 7-.5 10.500h-1.600c-.4-3.2-.2-6 .3-8.600C12 7.5 9.5 10 9.2 13z',
  ],
  [
    /bell|saloon|parade|carnival|circus/i,
    'M12 1.500A2 2 0 0 1 14 4c3.2.8 4.5 3.5 4.5 7 0 4 1 5 2.5 6v1.500H3V17c1.5-1 2.5-2 2.5-6 0-3.5 1.3-6.2 4.5-7a2 2 0 0 1 2-2.500zM9.5 20h5a2.5 2.5 0 0 1-5 0z',
  ],
  [
    /canyon|mesa|peak|bluff|ice|frost|frozen|arctic|snow|yukon|north|mine/i,
    'M1 21 9 5l4 7.500L16 8l7 13zM9 8.5 6.8 13l2 1.5 1.7-1.5 1.3.800z',
  ],
  [/pharaoh|pyramid|desert|nile|sphinx|cactus|dune|oasis/i, 'M11.5 3 1 21h12zM13.5 5.5 15.5 21H23z'],
  [
    /clover|lucky|maple|jungle|forest|leaf|willow|bamboo|acorn|pine/i,
    'M12 11C9 4 2 5 3.5 9.5 1 13.5 7 15.5 12 11zM12 11c-3 7 2 9.5 4.5 6 4.5 1 5-5.5-4.5-6zM12 11c7 0 8.5-6 4.5-7C15 .5 9.5 3.5 12 11zM11 12c-1 4-3 6.5-7 8l1 2c4.5-2 7-5 7.5-9.500z',
  ],
  [
    /lotus|rose|garden|honey|flower|meadow|nectar|harvest|velvet/i,
    'M12 3c2.5 2.5 3 5 2 8 2.5-2.5 5-3 8-2-.5 6-4 11-10 12C6 20 2.5 15 2 9c3-1 5.5-.5 8 2-1-3-.5-5.5 2-8z',
  ],
  [
    /lantern|lamp|light|teahouse|dumpling|kitchen|kettle/i,
    'M9.5 1h5v2.500h3l2 4v9l-2 4h-3V23h-5v-2.500h-3l-2-4v-9l2-4h3zM8 6.5 7 9v6l1 2.500h2v-11zM14 6.500v11h2l1-2.500V9l-1-2.500z',
  ],
  [
    /pirate|captain|sail|harbor|ferry|lighthouse|tide|barge|sea|river|lake|bay|cove|isle|island|viking/i,
    'M11 2v13H3.500C5 9.5 8 5 11 2zM13 5c4 2.5 6 6 7 10h-7zM1.5 17h21l-2.5 5H4z',
  ],
  [
    /wagon|spurs|stampede|rodeo|train|railroad|rail|tram|caravan|iron|wheel|mill|clockwork|motel|trail/i,
    'M12 2a10 10 0 1 0 .1 0zM12 4.500a7.5 7.5 0 1 1-.1 0zM11 4h2v5.200l4-3.2 1.3 1.5-3.8 3.500H20v2h-5.500l3.8 3.500L17 18l-4-3.200V20h-2v-5.200L7 18l-1.3-1.5 3.8-3.500H4v-2h5.500L5.7 7.5 7 6l4 3.200z',
  ],
];

const STAR = 'M12 1.5 15 8.300l7.4.8-5.5 5 1.6 7.300L12 17.700l-6.5 3.7 1.6-7.3-5.5-5L9 8.300z';

/** The drawing for a machine with this name. */
export const glyphOf = (name: string): string => GLYPHS.find(([words]) => words.test(name))?.[1] ?? STAR;
