/**
 * The address of the PostgreSQL that a gateway works on: the one it was given, else the one that it started itself,
 * which listens on a socket in the data folder and keeps its password next to it.
 */
export declare const findDatabaseUrl: (dataDir: string) => Promise<string>;
