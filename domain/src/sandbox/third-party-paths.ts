/** Where the sandbox plays the affiliate system's call for a token (spec 1 §7). */
export const AFFILIATE_TOKEN_PATH = '/affiliate-system/token';

/** How the affiliate system that the sandbox plays knows the book. */
export const SANDBOX_SYSTEM_ID = 'lineboard';

/** Where it plays the agent site (spec 1 §7). */
export const AGENT_SITE_PATH = '/agents';
