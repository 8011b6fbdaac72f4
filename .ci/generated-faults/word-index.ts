/** How alike texts are by their words: a word that few texts have says much, one that most have says nothing. */
export interface WordIndex {
  /** @returns those of the texts that share words with the given one, the most alike first */
  rank: (words: Iterable<string>, paths: readonly string[]) => string[];
}

/** Words longer than these say something, those of the language itself mostly don't. */
const SHORTEST = 4;
/** A word that stands in more of the texts than this share tells none of them from the others. */
const MOST_OFTEN = 0.1;

/** @returns the words of names, each whole and in its parts: `findTicket` is `findticket`, `find` and `ticket` */
export const splitWords = (text: string): Set<string> => {
  const names = text.match(/[A-Za-z][A-Za-z0-9]*/g) ?? [];
  const parts = names.flatMap((name) => name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?![a-z])/g) ?? []);
  return new Set(
    [...names, ...parts].map((word) => word.toLowerCase()).filter((word) => word.length >= SHORTEST),
  );
};

/** @param texts by path */
export const indexWords = (texts: ReadonlyMap<string, string>): WordIndex => {
  const wordsOf = new Map([...texts].map(([path, text]) => [path, splitWords(`${path} ${text}`)]));
  const counts = new Map<string, number>();
  for (const words of wordsOf.values())
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    rank: (asked, paths) => {
      const weighty = [...asked].filter((word) => (counts.get(word) ?? 0) <= MOST_OFTEN * texts.size);
      const weigh = (path: string): number => {
        const words = wordsOf.get(path);
        return weighty.reduce((sum, word) => sum + (words?.has(word) ? 1 / (counts.get(word) ?? 1) : 0), 0);
      };
      return paths
        .map((path) => ({ path, weight: weigh(path) }))
        .filter(({ weight }) => weight > 0)
        .sort((a, b) => b.weight - a.weight || (a.path < b.path ? -1 : 1))
        .map(({ path }) => path);
    },
  };
};
