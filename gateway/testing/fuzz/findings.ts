/** Something that must not be, with what brought it about. */
export interface Finding {
  /** Findings of one kind are told once, by their smallest request. */
  kind: string;
  detail: string;
  /** What was sent, as JSON where it is a ticket; empty where no one request is to blame. */
  request: string;
  times: number;
}

export interface Findings {
  add(kind: string, detail: string, request?: string): void;
  list(): Finding[];
}

export const createFindings = (): Findings => {
  const found = new Map<string, Finding>();
  return {
    add: (kind, detail, request = '') => {
      const known = found.get(kind);
      const isSmaller = known === undefined || request.length < known.request.length;
      found.set(kind, {
        ...(isSmaller ? { kind, detail, request } : known),
        times: (known?.times ?? 0) + 1,
      });
    },
    list: () => [...found.values()],
  };
};
