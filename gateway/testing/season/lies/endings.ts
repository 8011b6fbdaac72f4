import type { TruthSport } from '../../afternoon/chances-of-sports.ts';
import { gameRow, lineRow, type Row, scoreRow } from '../../afternoon/mover-rows.ts';
import type { TrueGame } from '../../afternoon/true-game.ts';
import type { GameFacts } from '../season-facts.ts';
import type { LiesOperator } from './lies-operator.ts';

/** The means by which an ending is reported, and its effect is checked. */
export interface EndingStage {
  game: TrueGame;
  operator: Pick<LiesOperator, 'decide'>;
  say(...rows: Row[]): Promise<void>;
  /** Waits until it is what decides the game's wagers. */
  graded(phase: 'final' | 'cancelled', score?: readonly [number, number]): Promise<void>;
  /** Waits until it is the last that was heard of the game. */
  heard(phase: 'suspended' | 'postponed'): Promise<void>;
  /** Waits until operators are told that it waits for them. */
  told(): Promise<void>;
  /** Waits until nothing is decided any more. */
  open(): Promise<void>;
  sleep(ms: number): Promise<void>;
}

export interface Ending {
  /** Where it takes leagues whose games have so many segments. */
  sports?: readonly TruthSport[];
  /** It is over before it begins. */
  isBefore?: true;
  /** Up to where it waits, if it does. */
  first(stage: EndingStage): Promise<void>;
  /**
   * Nothing is decided between the two, however late it is: `operator`, who is told of it; `feed`, which said nothing.
   */
  waits?: 'operator' | 'feed';
  /** What was decided already stands in between. */
  stands?: true;
  goesOn?(stage: EndingStage): Promise<void>;
  /** What decides its wagers in the end. */
  phase: GameFacts['phase'];
}

type Score = readonly [number, number];

/** Full games of soccer end with regulation time: how they ended doesn't say it, their halves do. */
const finalRows = (game: TrueGame, score: Score, fields: Row = {}): Row[] => {
  const halves = game.sportType === 'Soccer' ? { segments: [[0, 0], score] } : {};
  const [score1, score2] = score;
  return [
    scoreRow(game, { phase: 'final', score1, score2, ...halves, ...fields }),
    lineRow(game, { disabled: true }),
  ];
};
/** The other one wins, by one more if nobody did. */
const wrongOf = ({ score: [score1, score2] }: TrueGame): Score => [
  score2 + (score1 === score2 ? 1 : 0),
  score1,
];
const sayWrong = async ({ game, say, graded }: EndingStage): Promise<void> => {
  await say(...finalRows(game, wrongOf(game)));
  await graded('final', wrongOf(game));
};
const sayRight = async ({ game, say, graded }: EndingStage): Promise<void> => {
  await say(...finalRows(game, game.score));
  await graded('final', game.score);
};
const callOff =
  (phase: 'cancelled' | 'postponed') =>
  async ({ game, say }: EndingStage): Promise<void> =>
    say(scoreRow(game, { phase, score1: 0, score2: 0 }), lineRow(game, { disabled: true }));
/** Under the number of the game that was called off. */
const sayMakeUp = async ({ game, say, sleep }: EndingStage): Promise<void> => {
  await say(gameRow(game, { gameDateTimeMs: Date.now() + 1_500 }));
  await sleep(2_000);
  await say(scoreRow(game, { phase: 'live', score1: 1, score2: 0 }));
  await say(scoreRow(game, { phase: 'final', score1: 31, score2: 2 }));
  await sleep(1_500);
};

/** How games really end, and what is said of it on the way. */
export const ENDINGS: Readonly<Record<string, Ending>> = {
  final: { first: sayRight, phase: 'final' },
  'wrong final, corrected': {
    first: async (stage) => {
      await sayWrong(stage);
      await sayRight(stage);
    },
    phase: 'final',
  },
  'wrong final, taken back': {
    first: async (stage) => {
      await sayWrong(stage);
      await stage.say(scoreRow(stage.game));
      await stage.open();
    },
    waits: 'feed',
    goesOn: sayRight,
    phase: 'final',
  },
  'segments that contradict': {
    sports: ['Football', 'Hockey', 'Soccer'],
    first: ({ game, say }) =>
      say(
        ...finalRows(game, game.score, {
          segments: [[game.score[0] + 7, game.score[1]], ...Array.from({ length: 3 }, () => [0, 0])],
        }),
      ),
    waits: 'feed',
    goesOn: sayRight,
    phase: 'final',
  },
  'too few segments, confirmed, doubted, confirmed': {
    sports: ['Football', 'Hockey'],
    first: ({ game, say }) => say(...finalRows(game, game.score, { segments: [game.score] })),
    waits: 'operator',
    goesOn: async ({ game, operator, graded, open }) => {
      await operator.decide('results confirm', game.gameNum);
      await graded('final', game.score);
      await operator.decide('results hold', game.gameNum);
      await open();
      await operator.decide('results confirm', game.gameNum);
      await graded('final', game.score);
    },
    phase: 'final',
  },
  'level where nobody ties': {
    sports: ['Hockey', 'Baseball', 'Basketball'],
    first: ({ game, say }) => say(...finalRows(game, [game.score[0], game.score[0]])),
    waits: 'operator',
    goesOn: sayRight,
    phase: 'final',
  },
  'called off, and made up under the old number': {
    isBefore: true,
    first: async (stage) => {
      await callOff('cancelled')(stage);
      await stage.graded('cancelled');
    },
    stands: true,
    goesOn: sayMakeUp,
    phase: 'cancelled',
  },
  'postponed, and made up when its window was over': {
    isBefore: true,
    first: async (stage) => {
      await callOff('postponed')(stage);
      await stage.heard('postponed');
    },
    goesOn: sayMakeUp,
    phase: 'cancelled',
  },
  'held by an operator, and confirmed': {
    first: async (stage) => {
      await sayRight(stage);
      await stage.operator.decide('results hold', stage.game.gameNum);
      await stage.open();
    },
    waits: 'operator',
    goesOn: async ({ game, operator, graded }) => {
      await operator.decide('results confirm', game.gameNum);
      await graded('final', game.score);
    },
    phase: 'final',
  },
  'closed by an operator, and reopened': {
    first: async ({ game, say, heard, operator, graded, open }) => {
      await say(scoreRow(game, { phase: 'suspended' }), lineRow(game, { disabled: true }));
      await heard('suspended');
      await operator.decide('results close', game.gameNum);
      await graded('cancelled');
      await operator.decide('results reopen', game.gameNum);
      await open();
    },
    waits: 'feed',
    goesOn: sayRight,
    phase: 'final',
  },
  'called off after its final': {
    first: async (stage) => {
      await sayRight(stage);
      await stage.say(scoreRow(stage.game, { phase: 'cancelled' }));
    },
    stands: true,
    phase: 'final',
  },
  'nothing told': {
    first: ({ game, say }) => say(lineRow(game, { disabled: true })),
    waits: 'feed',
    goesOn: sayRight,
    phase: 'final',
  },
};

export const ENDING_NAMES = Object.keys(ENDINGS);
