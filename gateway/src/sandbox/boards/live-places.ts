import type { LiveBoardName } from '@lineboard/domain/sandbox/live-boards';
import { BASKETBALL, FOOTBALL, HANDBALL, HOCKEY, type LiveRules, MINUTE_MS, SOCCER } from './live-rules.ts';

/** A place of a board: its clubs play one another in turn, each match for as long as it takes. */
export interface LivePlace {
  of: LiveRules;
  clubs: readonly [string, string, string];
  /** Places of one sport begin at other times, so that something is always played. */
  shiftMs: number;
}

const place = (of: LiveRules, shiftMinutes: number, clubs: LivePlace['clubs']): LivePlace => ({
  of,
  clubs,
  shiftMs: shiftMinutes * MINUTE_MS,
});

/** Each board has clubs of its own: no match is on two. */
export const LIVE_PLACES: Readonly<Record<LiveBoardName, readonly LivePlace[]>> = {
  liveBetting: [
    place(SOCCER, 0, ['Millbrook', 'Eastcliff Athletic', 'Granby Town']),
    place(SOCCER, 40, ['Hollow Bay', 'Stonegate', 'Wexley Rovers']),
    place(BASKETBALL, 11, ['Canyon Hawks', 'Bayou Kings', 'Prairie Wolves']),
    place(BASKETBALL, 51, ['Copper Miners', 'Sound Pilots', 'Delta Steam']),
    place(HOCKEY, 23, ['Frostburg', 'Kodiak Bay', 'Timber Falls']),
    place(HOCKEY, 82, ['Granite Cape', 'Snowline', 'Birch Harbor']),
  ],
  liveBetting1: [
    place(FOOTBALL, 5, ['Ridge Runners', 'Bay Mariners', 'Plains Bison']),
    place(FOOTBALL, 36, ['Steel Drivers', 'Gulf Storm', 'Mountain Elks']),
    place(BASKETBALL, 29, ['Desert Dunes', 'Lake Giants', 'River Foxes']),
    place(HOCKEY, 61, ['North Pines', 'Iron Bears', 'Hudson Blades']),
  ],
  liveBettingIDS: [
    place(SOCCER, 17, ['Alder Vale', 'Real Sombra', 'Torre Alta']),
    place(SOCCER, 66, ['Nordhavn', 'Lago Grande', 'Vila Nova Mar']),
    place(BASKETBALL, 3, ['Peninsula Five', 'Capital Towers', 'Coast Rockets']),
    place(HOCKEY, 40, ['Kaldvik', 'Vlata', 'Eisberg']),
    place(FOOTBALL, 33, ['Orange Grove', 'Salt Flats', 'Cotton Town']),
    place(HANDBALL, 0, ['Skovlund', 'Weserburg', 'Savabridge']),
    place(HANDBALL, 38, ['Clairmont HB', 'Aalstad', 'Grad Celnik']),
  ],
  ultraPlay: [
    place(SOCCER, 8, ['Belmora', 'Dunavska', 'Rhodope']),
    place(SOCCER, 31, ['Balkan Star', 'Adria', 'Karst United']),
    place(SOCCER, 74, ['Tatra Peaks', 'Odra', 'Pontos']),
    place(SOCCER, 95, ['Vardar Vale', 'Sofiana', 'Epirus']),
    place(HANDBALL, 14, ['Plava', 'Zrinski', 'Vojna Hill']),
    place(HANDBALL, 52, ['Drina', 'Lovcen Bay', 'Maribel']),
  ],
};
