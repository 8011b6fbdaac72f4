/** The figures that a query asks for, each with the labels that it goes by. */
export type UsedFigures = ReadonlyMap<string, ReadonlySet<string>>;

/** Labels that Prometheus puts on everything that it reads, and those of a histogram. */
const OF_PROMETHEUS = new Set(['job', 'instance', 'le']);

const FIGURE = /\b(?:lineboard|nodejs|process)_\w+/g;

/** The figures that all queries use, with their labels. What a query groups by counts for each of its figures. */
export const findUsedFigures = (queries: readonly string[]): UsedFigures => {
  const used = new Map<string, Set<string>>();
  for (const query of queries) {
    const groups = [...query.matchAll(/\b(?:by|without) \(([^)]*)\)/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    );
    for (const { 0: figure, index } of query.matchAll(FIGURE)) {
      const selector = /^\{([^}]*)\}/.exec(query.slice(index + figure.length))?.[1] ?? '';
      const selected = [...selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, name = '']) => name);
      const labels = used.get(figure) ?? new Set<string>();
      for (const name of [...groups, ...selected]) if (!OF_PROMETHEUS.has(name)) labels.add(name);
      used.set(figure, labels);
    }
  }
  return used;
};
