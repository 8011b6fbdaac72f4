/** How the provider is asked. */
export interface OddsApiSettings {
  /** Up to and without `/v4`. */
  baseUrl: string;
  /** Never logged; it is in the query of each call. */
  apiKey: string;
  /** Keys of the provider that the book knows (`leagues.ts`). */
  sports: readonly string[];
  regions: readonly string[];
  /**
   * The bookmakers whose lines are used, in order of preference; where they have none, the median of the others is
   * used.
   */
  bookmakers: readonly string[];
  monthlyRequests: number;
  /** A line that was not confirmed for this long is held. */
  staleMs: number;
}
