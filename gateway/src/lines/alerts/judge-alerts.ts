/**
 * Judges alerts of the markets that moved, in the transaction that writes their moves. An alert is marked as told
 * there, and the database's trigger `line_alert_push` writes down which browsers are to be told, so that of two
 * gateways in a row neither forgets one nor tells it twice.
 *
 * One alert that makes its statement fail costs no other alert anything: it is found, ended and reported. None is ended
 * in a turn in which no other could be judged: nothing says then that the cause is in it.
 */
import type pg from 'pg';
import { createStatement } from '../../ground/database/create-statement.ts';
import { inSavepoint } from '../../ground/database/in-savepoint.ts';
import { isRefusal } from '../../ground/database/is-refusal.ts';
import { type JudgeTime, judgeBatch } from './judge-batch.ts';
import { type AskedAlert, listAlertsToJudge, type MovedMarket } from './list-alerts-to-judge.ts';

/** As many in one statement as PostgreSQL judges in some 20 ms. */
export const MOST_AT_ONCE = 500;

/** Alone and from all over the batch: where none of these can be judged, the cause is in no alert. */
const PROBES = 8;

/** An alert that can't be judged. */
export interface RefusedAlert {
  alertId: number;
  cause: Error;
  /**
   * Nobody watches it any more. false: the database refuses that, too, or nothing else could be judged either; it is
   * tried with its line's next move.
   */
  isSetAside: boolean;
}

export interface JudgedAlerts {
  /** The customers who are told, once each. */
  told: readonly string[];
  refused: readonly RefusedAlert[];
}

const endAlert = createStatement<{ alertId: number; wallMs: number }>(
  'set-line-alert-aside',
  `update line_alert set ended_ms = :wallMs::bigint, is_new = false
   where alert_id = :alertId::bigint and ended_ms is null`,
);

const holdAlerts = createStatement<{ asked: string }>(
  'hold-alerts-to-judge',
  `select a.alert_id from line_alert a
   where a.alert_id in (select q.alert_id from json_to_recordset(:asked::json) as q (alert_id bigint))
   order by a.alert_id for update of a`,
);

const selectProbes = (batch: readonly AskedAlert[]): readonly AskedAlert[] => {
  const apart = Math.max(1, Math.floor(batch.length / PROBES));
  return batch.filter((_, at) => at % apart === 0).slice(0, PROBES);
};

class Judging {
  readonly #client: pg.PoolClient;
  readonly #time: JudgeTime;
  readonly #told = new Set<string>();
  readonly #refused: Omit<RefusedAlert, 'isSetAside'>[] = [];
  #hasJudged = false;

  constructor(client: pg.PoolClient, time: JudgeTime) {
    this.#client = client;
    this.#time = time;
  }

  async end(): Promise<JudgedAlerts> {
    const refused: RefusedAlert[] = [];
    for (const { alertId, cause } of this.#refused) {
      // If no alert could be told, the cause may refuse them all: ending one would lose it for nothing.
      const isSetAside = this.#told.size > 0 && (await this.#setAside(alertId));
      refused.push({ alertId, cause, isSetAside });
    }
    return { told: [...this.#told], refused };
  }

  /** @throws for a cause that is in none of the alerts */
  async judge(batch: readonly AskedAlert[]): Promise<void> {
    const cause = await this.#try(batch);
    if (cause === null) return;
    // What failed has let its locks go. Held in the order of all gateways, they may be tried in any.
    await this.#client.query(holdAlerts({ asked: JSON.stringify(batch) }));
    const probes = new Set(this.#hasJudged ? [] : selectProbes(batch));
    for (const probe of probes) await this.#judgePart([probe]);
    if (!this.#hasJudged && this.#refused.length > 1) throw cause;
    await this.#judgeHalves(batch.filter((asked) => !probes.has(asked)));
  }

  async #judgePart(part: readonly AskedAlert[]): Promise<void> {
    const cause = await this.#try(part);
    if (cause === null) return;
    if (part.length > 1) await this.#judgeHalves(part);
    else this.#refused.push({ alertId: part[0]!.alert_id, cause });
  }

  async #judgeHalves(part: readonly AskedAlert[]): Promise<void> {
    const half = Math.ceil(part.length / 2);
    for (const one of [part.slice(0, half), part.slice(half)]) if (one.length > 0) await this.#judgePart(one);
  }

  /** @returns why one of them is refused; null: all are judged */
  async #try(part: readonly AskedAlert[]): Promise<Error | null> {
    try {
      const told = await inSavepoint(this.#client, () => judgeBatch(this.#client, part, this.#time));
      for (const customerId of told) this.#told.add(customerId);
      this.#hasJudged = true;
      return null;
    } catch (error) {
      if (isRefusal(error)) return error;
      throw error;
    }
  }

  /** @returns false where the database refuses that */
  async #setAside(alertId: number): Promise<boolean> {
    const end = endAlert({ alertId, wallMs: this.#time.wallMs });
    try {
      await inSavepoint(this.#client, () => this.#client.query(end));
      return true;
    } catch (error) {
      if (isRefusal(error)) return false;
      throw error;
    }
  }
}

export const judgeAlerts = async (
  client: pg.PoolClient,
  moved: readonly MovedMarket[],
  time: JudgeTime,
): Promise<JudgedAlerts> => {
  const asked = await listAlertsToJudge(client, moved);
  const judging = new Judging(client, time);
  for (let at = 0; at < asked.length; at += MOST_AT_ONCE)
    await judging.judge(asked.slice(at, at + MOST_AT_ONCE));
  return judging.end();
};
