import type { SignedInPage } from '../../sign-in/sign-in-all.ts';

/** What the benchmark asks of the process that places tickets. */
export interface OrderRequest {
  port: number;
  origin: string;
  /** One per customer. */
  pages: SignedInPage[];
  games: number;
  seconds: number;
  inFlight: number;
}

export interface OrderReport {
  accepted: number;
  /** Those of them that were sent while it was measured, not while it warmed up. */
  counted: number;
  /** Every other answer, by state and code. */
  others: Record<string, number>;
  tookMs: number;
  p50Ms: number;
  p95Ms: number;
}
