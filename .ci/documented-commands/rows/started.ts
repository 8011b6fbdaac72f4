/** What a gateway prints when it can be opened. */
export const STARTED = /http:\/\/127\.0\.0\.1:\d+\//;
