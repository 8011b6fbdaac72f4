import type { Entity } from '../entity.ts';

export const CASINO: readonly Entity[] = [
  {
    title: 'Non-posted casino play',
    shapes: ['PlayNotPosted'],
    terms: [
      ['SystemID', 'PlayNotPosted.system'],
      ['WinAmount', 'PlayNotPosted.winCents'],
      ['RiskAmount', 'PlayNotPosted.riskCents'],
      ['accepted date time', 'PlayNotPosted.acceptedAtMs'],
    ],
  },
  {
    title: 'Altira game',
    shapes: ['AltiraGame'],
    terms: [
      ['game_id', 'AltiraGame.gameId'],
      ['game_name', 'AltiraGame.gameName'],
      ['progressive_jackpot', 'AltiraGame.progressiveJackpot', 'A tile of the lobby has it as `hasJackpot`.'],
      ['category', 'AltiraGame.category'],
      ['imageName', 'AltiraGame.imageName'],
      ['subtitle', 'AltiraGame.subtitle'],
    ],
  },
  {
    title: 'OnlyPlay game',
    shapes: ['OnlyPlayGame', 'OnlyPlayIcons'],
    terms: [
      ['game_id', 'OnlyPlayGame.gameId'],
      ['image', 'OnlyPlayGame.image'],
      ['category', 'OnlyPlayGame.category'],
      ['bundle', 'OnlyPlayIcons.icons[].gameId'],
      ['img_icon', 'OnlyPlayIcons.icons[].address', 'The provider’s picture wins.'],
    ],
  },
  {
    title: 'Qora game',
    shapes: ['QoraGame'],
    terms: [
      ['GameId', 'QoraGame.gameId'],
      ['Name', 'QoraGame.name'],
      ['category', 'QoraGame.category'],
    ],
  },
  {
    title: 'Pocket Casino game',
    shapes: ['PocketGame'],
    terms: [
      ['Title', 'PocketGame.title'],
      ['href', 'PocketGame.href'],
      ['imageName', 'PocketGame.imageName'],
      ['sessionRequired', 'PocketGame.sessionRequired'],
      ['type', 'PocketGame.type'],
      ['restrictionCode', 'PocketGame.restrictionCode'],
      ['callback', null, 'a press leads to `href`'],
    ],
  },
];
