/** Interfaces that the glossary names, where no schema has what they hold: it never leaves the program. */
export const INTERFACES: Readonly<Record<string, string>> = {
  EvaluatedItem: 'domain/src/betting/ticket/ticket-evaluation.ts',
  TicketEvaluation: 'domain/src/betting/ticket/ticket-evaluation.ts',
  TicketChoices: 'domain/src/betting/ticket/ticket-evaluation.ts',
  PointOption: 'domain/src/betting/points/list-point-options.ts',
  FigureRow: 'domain/src/books/daily-figures/calculate-figure-row.ts',
  MenuItem: 'domain/src/words/site/main-menu.ts',
  AltiraGame: 'domain/src/casino/lobby/altira-games.ts',
  OnlyPlayGame: 'domain/src/casino/lobby/only-play-games.ts',
  QoraGame: 'domain/src/casino/lobby/qora-games.ts',
  PocketGame: 'domain/src/casino/lobby/pocket-games.ts',
  CardFile: 'client/src/account/cards/use-card-files.ts',
  FileContent: 'client/src/account/cards/read-file.ts',
  DeviceSettings: 'client/src/ground/device/device-settings.ts',
  SlipState: 'client/src/betting/slip/state/slip-state.ts',
};
