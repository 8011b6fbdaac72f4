import { chooseOne, type Random } from '@lineboard/domain/testing/seeded-random';
import { contestRow, gameRow, lineRow, type Row, scoreRow } from './mover-rows.ts';
import type { Figures, TrueGame } from './true-game.ts';

export interface MistakeSetting {
  game: TrueGame;
  games: readonly TrueGame[];
  isInPlay: boolean;
  nowMs: number;
  random: Random;
}

/** What a mover sends by mistake. */
export interface Slip {
  rows: readonly Row[];
  /** It is sent as a whole image. */
  isImage?: boolean;
  /** What operators hear of it is about: `game 5`, `line 5`, `feed 0`. */
  about: string;
  /** Said once it is seen, besides the game's own rows. */
  mend?: readonly Row[];
}

type Kind = (setting: MistakeSetting) => Slip | null;

const swap = (row: Row, one: string, two: string): Row => ({ ...row, [one]: row[two], [two]: row[one] });
const ofGame = ({ gameNum }: TrueGame, ...rows: Row[]): Slip => ({ rows, about: `game ${gameNum}` });
const ofRow = (kind: string, { gameNum }: TrueGame, ...rows: Row[]): Slip => ({
  rows,
  about: `${kind} ${gameNum}`,
});
const isBefore =
  (kind: Kind): Kind =>
  (setting) =>
    setting.isInPlay ? null : kind(setting);

const gapOf = ({ moneyLine1, moneyLine2 }: Figures): number =>
  Math.abs(Math.sign(moneyLine1) - Math.sign(moneyLine2));
const isLongApart = (game: TrueGame): boolean => {
  const [one, two] = game.chancesOfMoney();
  return Math.abs(one - two) > 0.25;
};

/**
 * Mistakes as they really happen: typed, exchanged, shifted by a row or a column, sent of another game. Each is drawn
 * so that somebody who looks sees it; none knows the figures by which it is looked for.
 */
export const MISTAKES: Readonly<Record<string, Kind>> = {
  sidesExchanged: ({ game }) => ofGame(game, swap(gameRow(game), 'team1Id', 'team2Id')),
  sidesExchangedWithLine: ({ game }) => {
    const { spread1, spread2, spreadAdj1, spreadAdj2, moneyLine1, moneyLine2 } = game.figures();
    const turned = { spread1: spread2, spread2: spread1, spreadAdj1: spreadAdj2, spreadAdj2: spreadAdj1 };
    const money = { moneyLine1: moneyLine2, moneyLine2: moneyLine1 };
    return ofGame(game, swap(gameRow(game), 'team1Id', 'team2Id'), lineRow(game, { ...turned, ...money }));
  },
  anotherTeam: ({ game }) => ofGame(game, gameRow(game, { team2Id: `Guests ${game.gameNum}` })),
  againstItself: ({ game }) => ofRow('game', game, gameRow(game, { team2Id: game.team1Id })),
  pairTwice: ({ game }) => {
    const gameNum = game.gameNum + 5_000;
    return { rows: [gameRow(game, { gameNum })], about: `game ${gameNum}` };
  },
  startEarlier: isBefore(({ game, nowMs }) =>
    ofGame(game, gameRow(game, { gameDateTimeMs: nowMs - 3_600_000 })),
  ),
  finalEarly: isBefore(({ game }) =>
    ofRow('score', game, scoreRow(game, { phase: 'final', score1: 3, score2: 1 })),
  ),
  spreadFlipped: ({ game }) => {
    const { spread1, spread2 } = game.figures();
    const { sportType } = game;
    const least =
      sportType === 'Football' || sportType === 'Basketball' ? 3 : sportType === 'Soccer' ? 0.5 : 1.5;
    return Math.abs(spread1) < least
      ? null
      : ofGame(game, lineRow(game, { spread1: spread2, spread2: spread1 }));
  },
  spreadUnmirrored: ({ game }) => {
    const { spread1 } = game.figures();
    return spread1 === 0 ? null : ofRow('line', game, lineRow(game, { spread2: spread1 }));
  },
  moneyExchanged: ({ game }) =>
    isLongApart(game) ? ofGame(game, swap(lineRow(game), 'moneyLine1', 'moneyLine2')) : null,
  signLost: ({ game }) => {
    const figures = game.figures();
    if (gapOf(figures) === 0) return null;
    const field = figures.moneyLine1 < 0 ? 'moneyLine1' : 'moneyLine2';
    return figures[field] > -130 ? null : ofGame(game, lineRow(game, { [field]: -figures[field] }));
  },
  signAdded: ({ game }) => {
    const figures = game.figures();
    const field = figures.moneyLine1 > 0 ? 'moneyLine1' : 'moneyLine2';
    return figures[field] < 140 ? null : ofGame(game, lineRow(game, { [field]: -figures[field] }));
  },
  digitTooMany: ({ game, random }) => {
    const field = chooseOne(random, ['spreadAdj1', 'spreadAdj2', 'ttlPtsAdj1', 'ttlPtsAdj2'] as const);
    return Math.abs(game.figures()[field]) >= 900
      ? null
      : ofGame(game, lineRow(game, { [field]: game.figures()[field] * 10 }));
  },
  bothPlus: ({ game }) => ofGame(game, lineRow(game, { spreadAdj1: 150, spreadAdj2: 150 })),
  million: ({ game }) =>
    ofRow('line', game, lineRow(game, { moneyLine1: 1_000_000, moneyLine2: -1_000_000 })),
  totalTyped: ({ game, random }) => {
    const total = game.figures().totalPoints;
    const typed = Math.round(total * chooseOne(random, [0.7, 1.35, 1.5])) + 0.5;
    const off = Math.abs(game.chanceOver(total) - game.chanceOver(typed));
    return off < 0.2 ? null : ofGame(game, lineRow(game, { totalPoints: typed }));
  },
  halfAsGame: ({ game }) => {
    const { totalPoints, spread1 } = game.figures();
    const half = Math.max(0.5, Math.round(totalPoints / 2) + 0.5);
    if (game.sportType === 'Soccer' || Math.abs(game.chanceOver(totalPoints) - game.chanceOver(half)) < 0.2)
      return null;
    const points = Math.round(spread1) / 2;
    return ofGame(game, lineRow(game, { totalPoints: half, spread1: points + 0, spread2: 0 - points }));
  },
  drawGone: ({ game }) =>
    game.sportType === 'Soccer' ? ofGame(game, lineRow(game, { moneyLineDraw: null })) : null,
  sideGone: ({ game }) => ofGame(game, lineRow(game, { moneyLine2: null })),
  anotherNumber: ({ game, games, random }) => {
    const [one] = game.chancesOfMoney();
    const others = games.filter((other) => other.sportType === game.sportType && other.left === game.left);
    const far = others.filter((other) => Math.abs(other.chancesOfMoney()[0] - one) > 0.25);
    return far.length === 0 ? null : ofGame(game, lineRow(game, { ...chooseOne(random, far).figures() }));
  },
  storeTyped: ({ game }) => ofRow('line', game, lineRow(game, { store: 'mian' })),
  leagueTyped: ({ game }) => {
    const row = gameRow(game);
    return ofRow('game', game, {
      ...row,
      sportSubType: String(row['sportSubType']).replace(/(.)$/, '$1$1'),
    });
  },
  segmentsContradict: ({ game, isInPlay }) =>
    isInPlay && game.score[0] > 1 && game.score[1] > 1
      ? {
          ...ofGame(
            game,
            scoreRow(game, {
              phase: 'final',
              segments: [
                [0, 0],
                [game.score[0], 0],
              ],
            }),
          ),
          mend: [scoreRow(game)],
        }
      : null,
  emptyImage: () => ({ rows: [], isImage: true, about: 'feed 0' }),
  twoWinners: ({ game }) => {
    const contestNum = 1_000 + game.gameNum;
    const row = (contestant: number, fields: Row): Row => contestRow(contestNum, contestant, 300, fields);
    return {
      rows: [row(1, { outcome: 'W' }), row(2, { outcome: 'W' })],
      about: `contest ${contestNum}.2`,
      mend: [row(2, { outcome: 'L' })],
    };
  },
  contestTyped: ({ game }) => {
    const contestNum = 2_000 + game.gameNum;
    return {
      rows: [contestRow(contestNum, 1, -500)],
      about: `contest ${contestNum}`,
      mend: [contestRow(contestNum, 1, 500)],
    };
  },
  contestCrossed: ({ game }) => {
    const contestNum = 3_000 + game.gameNum;
    const both = (moneyLine: number): Row[] => [1, 2].map((one) => contestRow(contestNum, one, moneyLine));
    return { rows: both(120), about: `contest ${contestNum}`, mend: both(-110) };
  },
};

export const MISTAKE_NAMES = Object.keys(MISTAKES);
