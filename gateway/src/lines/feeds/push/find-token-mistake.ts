/** Two pairs that nobody could tell apart, or of which one would count for nothing, without the tokens; null: none. */
export const findTokenMistake = (pairs: ReadonlyArray<{ feedId: string; token: string }>): string | null => {
  for (const [at, { feedId, token }] of pairs.entries()) {
    const before = pairs.slice(0, at);
    if (before.some((other) => other.feedId === feedId)) return `two tokens of the feed ${feedId}`;
    const same = before.find((other) => other.token === token);
    if (same !== undefined) return `the same token for the feeds ${same.feedId} and ${feedId}`;
  }
  return null;
};
