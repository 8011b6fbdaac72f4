/** Where the processes of a run live, and what of the ways between them can be cut. */
export interface FaultNetwork {
  /** Addresses at which PostgreSQL and Redis listen. */
  readonly postgresHost: string;
  readonly redisHost: string;
  /** From where PostgreSQL is asked, as `pg_hba.conf` has it. */
  readonly range: string;
  readonly gateways: readonly [GatewayPlace, GatewayPlace];
  /** null: nothing can be cut here. */
  readonly cuts: NetworkCuts | null;
}

export interface GatewayPlace {
  host: string;
  /** The way in which a gateway has to be started to be reachable. */
  through: readonly string[];
}

export type Engine = 'redis' | 'postgres';

/** Real packet loss. Each call answers with what mends it. */
export interface NetworkCuts {
  /**
   * `drop`: packets vanish, both ways. `deafen`: those to the engine vanish, and what it says comes through. `reject`:
   * those are answered with "host unreachable".
   */
  cut(gateway: 0 | 1, engine: Engine, how: 'drop' | 'deafen' | 'reject'): () => void;
  /** Packets between it and these servers vanish, both ways; each stands at its engine's address and this port. */
  part(gateway: 0 | 1, ports: Readonly<Record<Engine, number>>): () => void;
  /** The cable of a gateway's host is pulled: no farewell to anybody. */
  unplug(gateway: 0 | 1): () => void;
  /** Each packet is lost with this chance, on every way and in both directions. */
  lose(share: number): () => void;
  /** Whatever a gateway and the engines say to each other comes so much later, in each direction. */
  delay(gateway: 0 | 1, ms: number): Promise<() => Promise<void>>;
}

/** Everything on one address. */
export const loopbackNetwork: FaultNetwork = {
  postgresHost: '127.0.0.1',
  redisHost: '127.0.0.1',
  range: '127.0.0.1/32',
  gateways: [
    { host: '127.0.0.1', through: [] },
    { host: '127.0.0.1', through: [] },
  ],
  cuts: null,
};
