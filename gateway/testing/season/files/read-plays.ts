import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { parseHistory } from '../../../src/lines/feeds/replay/parse-history.ts';
import { seasonOfName } from '../../../src/lines/feeds/replay/read-history-file.ts';
import { judgeHistoricalGame } from '../../../src/lines/feeds/replay/judge-historical-game.ts';
import { parseArchiveJson } from './parse-archive-json.ts';
import { parseCollegeFootball } from './parse-college-football.ts';
import { parseExchangeSoccer } from './parse-exchange-soccer.ts';
import { parseExchangeStream } from './parse-exchange-stream.ts';
import { parseMultibook } from './parse-multibook.ts';
import { parseNbaLines } from './parse-nba-lines.ts';
import { parseNbaMovement } from './parse-nba-movement.ts';
import { parseNhlProps } from './parse-nhl-props.ts';
import { createRejections, type ReadPlays, type SeasonPlay } from './season-play.ts';

export interface ReadFiles {
  plays: SeasonPlay[];
  /** One line each: files that aren't played, games of a file that are left out, and why. */
  notes: string[];
}

interface TextFile {
  name: string;
  path: string;
  text: string;
}

/** What only files of this kind have, in the first line. */
const SIGNATURES = {
  collegeOdds: /event_id,.*spread_close_home/,
  collegeResults: /home_conf,.*event_id/,
  nbaLines: /GameId,.*Pinnacle_ML/,
  nbaQuarters: /GAME_ID,.*PTS_QTR1/,
  multibook: /game_id,.*bookmaker,market/,
  exchangeSoccer: /EVENT_ID,.*BEST_BACK_KICK_OFF/,
  exchangeStream: /"op":"mcm"/,
  nbaMovement: /"home_prob":/,
  nhlProps: /"player":.*"matchup":/,
  archiveJson: /"home_1stQtr":|^\[$/,
} as const;

type Kind = keyof typeof SIGNATURES;

const kindOf = ({ text }: TextFile): Kind | null => {
  const head = text.slice(0, text.indexOf('\n', 1));
  return (Object.keys(SIGNATURES) as Kind[]).find((kind) => SIGNATURES[kind].test(head)) ?? null;
};

/** Files of one game in parts are read together; every other one by itself. */
export const readPlays = (paths: readonly string[]): ReadFiles => {
  const files = paths.map((path): TextFile => {
    const bytes = readFileSync(path);
    const text = (path.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
    return { name: basename(path), path, text };
  });
  const notes: string[] = [];
  const plays = files.flatMap((file) => {
    const read = readFile(file, files);
    if (typeof read === 'string') {
      notes.push(`${file.name} is not played: ${read}`);
      return [];
    }
    const right = leaveOutImplausible(read);
    const left = [...right.rejected].map(([reason, count]) => `${count} ${reason}`);
    if (left.length > 0) notes.push(`${file.name}, left out: ${left.join(', ')}`);
    if (right.plays.length === 0) notes.push(`${file.name} is not played: nothing in it can be`);
    return right.plays;
  });
  return { plays, notes };
};

/** @returns a reason where it can't be played by itself */
const readFile = (file: TextFile, all: readonly TextFile[]): ReadPlays | string => {
  const { name, text, path } = file;
  const find = (kind: Kind): TextFile | undefined => all.find((other) => kindOf(other) === kind);
  switch (kindOf(file)) {
    case 'collegeOdds': {
      const results = find('collegeResults');
      if (results === undefined) return 'teams and results stand in another file, which was not named';
      return parseCollegeFootball(name, text, results.text);
    }
    case 'collegeResults':
      return find('collegeOdds') === undefined
        ? 'it has results and no odds'
        : 'it has the results of the odds that are played';
    case 'nbaLines':
      return parseNbaLines(name, text, find('nbaQuarters')?.text ?? null);
    case 'nbaQuarters':
      return find('nbaLines') === undefined
        ? 'it has scores and no odds'
        : 'it has the quarters of the lines that are played';
    case 'multibook':
      return parseMultibook(name, text);
    case 'exchangeSoccer':
      return parseExchangeSoccer(name, text);
    case 'exchangeStream':
      return parseExchangeStream(name, text);
    case 'nbaMovement':
      return parseNbaMovement(name, text);
    case 'nhlProps':
      return parseNhlProps(name, text);
    case 'archiveJson':
      return parseArchiveJson(name, text);
    case null:
      return readReplayFile(name, text, path);
  }
};

/** Files that the product's replay reads. */
const readReplayFile = (name: string, text: string, path: string): ReadPlays | string => {
  const read = parseHistory(text, seasonOfName(path));
  if (!read.ok) return read.mistake;
  const rejected = createRejections();
  for (const { reason } of read.history.rejected) rejected.add(`rows ${reason}`);
  const plays = read.history.games
    .toSorted((a, b) => a.kickoffMs - b.kickoffMs)
    .map((game) => ({
      file: name,
      game,
      isGame: true,
      isOver: true,
      moves: [],
      periods: [],
      contests: [],
    }));
  return { plays, rejected: rejected.counts };
};

/** As the product's replay does it; of the lines between, only the one that can't be right. */
const leaveOutImplausible = ({ plays, rejected }: ReadPlays): ReadPlays => {
  const counts = createRejections();
  const isRight = (play: SeasonPlay): boolean => {
    const reason = judgeHistoricalGame(play.game);
    if (reason !== null) counts.add(reason);
    return reason === null;
  };
  const right = plays.filter(isRight).map((play) => {
    const isPlausible = (close: SeasonPlay['game']['close']): boolean =>
      judgeHistoricalGame({ ...play.game, open: null, close }) === null;
    return {
      ...play,
      moves: play.moves.filter(isPlausible),
      periods: play.periods.filter(([, line]) => isPlausible(line)),
    };
  });
  return { plays: right, rejected: new Map([...rejected, ...counts.counts]) };
};
