import type { Random } from '@lineboard/domain/testing/seeded-random';
import { chooseOne } from '@lineboard/domain/testing/seeded-random';
import { normal, SPORT_TRUTHS, type TruthSport } from './chances-of-sports.ts';

const HALF = 0.5;
const roundTo = (value: number, step: number): number => Math.round(value / step) * step + 0;
const clamp = (value: number): number => Math.min(0.985, Math.max(0.015, value));

/** A price with some four and a half cents of margin, at a whole cent. */
const priceOf = (chance: number): number => {
  const implied = clamp(chance * 1.045);
  const price = implied >= 0.5 ? (-100 * implied) / (1 - implied) : (100 * (1 - implied)) / implied;
  return Math.abs(price) < 100 ? 100 : Math.round(price);
};

export interface Figures {
  spread1: number;
  spread2: number;
  spreadAdj1: number;
  spreadAdj2: number;
  moneyLine1: number;
  moneyLine2: number;
  moneyLineDraw: number | null;
  totalPoints: number;
  ttlPtsAdj1: number;
  ttlPtsAdj2: number;
}

/** A game as it really is: how much better one team is, how many points are to come, and how far it has got. */
export class TrueGame {
  readonly gameNum: number;
  readonly sportType: TruthSport;
  readonly team1Id: string;
  readonly team2Id: string;
  startMs: number;
  score: [number, number] = [0, 0];
  /** Points that team 1 is better over a whole game, and points of both. */
  #margin: number;
  #total: number;
  /** 1 before the start, 0 at the end. */
  left = 1;

  constructor(gameNum: number, sportType: TruthSport, startMs: number, random: Random) {
    this.gameNum = gameNum;
    this.sportType = sportType;
    this.team1Id = `Visitors ${gameNum}`;
    this.team2Id = `Hosts ${gameNum}`;
    this.startMs = startMs;
    const { marginDeviation, total, totalDeviation } = SPORT_TRUTHS[sportType];
    const within = (deviation: number): number => (random() + random() + random() - 1.5) * deviation;
    this.#margin = within(marginDeviation * 0.5);
    this.#total = total + within(totalDeviation * 0.25);
  }

  /** Copies the current state, which later changes don't affect. */
  copy(): TrueGame {
    const copy = new TrueGame(this.gameNum, this.sportType, this.startMs, () => HALF);
    copy.score = [...this.score];
    copy.left = this.left;
    copy.#margin = this.#margin;
    copy.#total = this.#total;
    return copy;
  }

  /** Somebody who matters doesn't play: more than a book takes unasked. */
  hearNews(random: Random): void {
    const { marginDeviation } = SPORT_TRUTHS[this.sportType];
    this.#margin += (random() < HALF ? -1 : 1) * marginDeviation * 0.7;
  }

  /** News of the day: a little either way. */
  drift(random: Random): void {
    const { marginDeviation, totalDeviation } = SPORT_TRUTHS[this.sportType];
    this.#margin += (random() - HALF) * marginDeviation * 0.05;
    this.#total += (random() - HALF) * totalDeviation * 0.05;
  }

  /** What a score takes of the game. */
  get shareOfScore(): number {
    return 1 / SPORT_TRUTHS[this.sportType].scores;
  }

  get isOver(): boolean {
    return this.left <= 0.05;
  }

  /** Time goes by. */
  play(share: number): void {
    this.left = Math.max(0.02, this.left - share);
  }

  scoreBy(team: 0 | 1, random: Random): void {
    this.score[team] += chooseOne(random, SPORT_TRUTHS[this.sportType].points);
  }

  /** That team 1 wins by more than so many points. */
  chanceOfMargin(points: number): number {
    const { marginDeviation } = SPORT_TRUTHS[this.sportType];
    const expected = this.score[0] - this.score[1] + this.#margin * this.left;
    return clamp(normal((expected - points) / (marginDeviation * Math.sqrt(this.left))));
  }

  chanceOver(points: number): number {
    const { totalDeviation } = SPORT_TRUTHS[this.sportType];
    return clamp(normal((this.#expectedTotal() - points) / (totalDeviation * Math.sqrt(this.left))));
  }

  /** The chances of team 1, team 2 and the draw; the draw takes from both equally. */
  chancesOfMoney(): readonly [number, number, number] {
    const { drawShare } = SPORT_TRUTHS[this.sportType];
    const lead = Math.abs(this.score[0] - this.score[1]);
    const draw = drawShare * (lead === 0 ? 1 : 0.5 ** lead);
    const first = this.chanceOfMargin(0);
    return [clamp(first * (1 - draw)), clamp((1 - first) * (1 - draw)), clamp(draw)];
  }

  /** The current batch of a correct mover. */
  figures(): Figures {
    const { isRunLine, drawShare, marginDeviation } = SPORT_TRUTHS[this.sportType];
    const expected = this.score[0] - this.score[1] + this.#margin * this.left;
    const step = this.sportType === 'Soccer' ? 0.25 : 0.5;
    const spread1 = isRunLine ? (expected > 0 ? -1.5 : 1.5) : roundTo(-expected, step);
    // A spread that is none of its sport's steps would be refused, and the line before it would remain.
    const bound = Math.floor((marginDeviation * 4) / step) * step;
    const given = Math.max(-bound, Math.min(bound, spread1));
    const cover = this.chanceOfMargin(-given);
    const [one, two, draw] = this.chancesOfMoney();
    const total = Math.max(0.5, roundTo(this.#expectedTotal() - 0.5, 1) + 0.5);
    const over = this.chanceOver(total);
    return {
      spread1: given + 0,
      spread2: 0 - given,
      spreadAdj1: priceOf(cover),
      spreadAdj2: priceOf(1 - cover),
      moneyLine1: priceOf(one),
      moneyLine2: priceOf(two),
      moneyLineDraw: drawShare === 0 ? null : priceOf(draw),
      totalPoints: total,
      ttlPtsAdj1: priceOf(over),
      ttlPtsAdj2: priceOf(1 - over),
    };
  }

  #expectedTotal(): number {
    return this.score[0] + this.score[1] + this.#total * this.left;
  }
}
