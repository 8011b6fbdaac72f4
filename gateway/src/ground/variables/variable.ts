/** How one environment variable is read. Untrusted text in, a value or what it takes out. */
export interface Variable<T> {
  /** What follows "takes" in the one line that stops the start. */
  takes: string;
  /** Shown in that line only when it is no secret. */
  secret?: boolean;
  fallback: T;
  /** @returns undefined when the text is wrong */
  parse(text: string): T | undefined;
  /** Where `takes` can be said better once the text is known. */
  explain?(text: string): { value: string; takes: string };
}

/** What docs/operations/configuration.md says of a variable, in Markdown that lies in `docs/operations`. */
export interface DescribedVariable<T> extends Variable<T> {
  about: string;
  /** Where the value that holds when it is unset says too little. */
  unset?: string;
}

export const described = <T>(variable: Variable<T>, about: string, unset?: string): DescribedVariable<T> => ({
  ...variable,
  about,
  ...(unset === undefined ? {} : { unset }),
});

/** The reader has to know that it was not given. */
export const optional = <T>(variable: Variable<T>): Variable<T | null> => ({ ...variable, fallback: null });

export const integer = (min: number, max: number, fallback: number): Variable<number> => ({
  takes: `a whole number from ${min} to ${max}`,
  fallback,
  parse: (text) => {
    if (!/^\d{1,15}$/.test(text)) return undefined;
    const value = Number(text);
    return value >= min && value <= max ? value : undefined;
  },
});

export const flag = (fallback: boolean): Variable<boolean> => ({
  takes: 'true or false',
  fallback,
  parse: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
});

export const oneOf = <const T extends string, F extends T | null = T>(
  values: readonly T[],
  fallback: F,
): Variable<T | F> => ({
  takes: values.join(', '),
  fallback,
  parse: (text) => values.find((value) => value === text),
});

export const text = <T extends string | null>(
  takes: string,
  pattern: RegExp,
  fallback: T,
): Variable<string | T> => ({
  takes,
  fallback,
  parse: (value) => (pattern.test(value) ? value : undefined),
});

/** Never repeated, whatever is wrong with it. */
export const secret = (takes: string, pattern: RegExp): Variable<string | null> => ({
  ...text<string | null>(takes, pattern, null),
  secret: true,
});

export const url = (protocols: readonly string[], secret = false): Variable<string | null> => ({
  takes: `an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  secret,
  fallback: null,
  parse: (value) => {
    const parsed = URL.canParse(value) ? new URL(value) : null;
    // A Unix socket is in the query: postgresql://user@/name?host=/run/postgresql
    const isPlaced = parsed !== null && (parsed.host !== '' || parsed.searchParams.has('host'));
    return isPlaced && protocols.includes(parsed.protocol) ? value : undefined;
  },
});

/** Comma-separated; every part must parse. */
export const listOf = <T>(
  takes: string,
  parsePart: (part: string) => T | undefined,
  secret = false,
): Variable<T[]> => ({
  takes,
  secret,
  fallback: [],
  parse: (value) => {
    const parts = value.split(',').map((part) => parsePart(part.trim()));
    return parts.every((part) => part !== undefined) ? (parts as T[]) : undefined;
  },
});
