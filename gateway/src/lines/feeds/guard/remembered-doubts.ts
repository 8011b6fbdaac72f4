import type { GuardedMarket, MarketFigures } from '@lineboard/domain/lines/guards/market-figures';
import type { Game } from '@lineboard/domain/lines/line/game.schema';
import type { MarketDoubt, StoredDoubt } from './doubt.ts';
import { parseMarketName } from './market-name.ts';

/** What was doubted when the guard began, until its rows come: by game and line, by contestant. */
export class RememberedDoubts {
  /** By game or contest, then by market. */
  readonly #markets = new Map<string, Map<string, MarketDoubt>>();
  readonly #taken = new Map<string, MarketFigures>();
  readonly #takenTeams = new Map<number, Game>();
  readonly #teams = new Map<number, NonNullable<StoredDoubt['teams']>>();

  add({ kind, num, markets, teams }: StoredDoubt): void {
    const place = `${kind} ${num}`;
    const known = this.#markets.get(place) ?? new Map<string, MarketDoubt>();
    for (const [name, doubt] of Object.entries(markets)) known.set(name, doubt);
    if (known.size > 0) this.#markets.set(place, known);
    if (teams !== null) this.#teams.set(num, teams);
  }

  /** An operator took it. */
  believe({ kind, num, markets, teams }: StoredDoubt): void {
    for (const [name, { said }] of Object.entries(markets))
      if (said !== null) this.#taken.set(`${kind} ${num} ${name}`, said);
    if (teams !== null) this.#takenTeams.set(num, teams.said);
  }

  isTaken(said: Game): boolean {
    const taken = this.#takenTeams.get(said.gameNum);
    return taken !== undefined && taken.team1Id === said.team1Id && taken.team2Id === said.team2Id;
  }

  takenOf(gameNum: number, marketName: string): MarketFigures | null {
    return this.#taken.get(`game ${gameNum} ${marketName}`) ?? null;
  }

  /** Each once. */
  teamsOf(gameNum: number): StoredDoubt['teams'] {
    const teams = this.#teams.get(gameNum) ?? null;
    this.#teams.delete(gameNum);
    return teams;
  }

  /** Each once. */
  *marketsOf(gameNum: number, lineKey: string): Iterable<[GuardedMarket, MarketDoubt]> {
    const known = this.#markets.get(`game ${gameNum}`);
    for (const [name, doubt] of known ?? []) {
      const market = parseMarketName(name);
      if (market?.key !== lineKey) continue;
      known?.delete(name);
      yield [market.guarded, doubt];
    }
  }

  /** Once. */
  contestant(contestNum: number, name: string): MarketDoubt | null {
    const known = this.#markets.get(`contest ${contestNum}`);
    const doubt = known?.get(name) ?? null;
    known?.delete(name);
    return doubt;
  }
}
