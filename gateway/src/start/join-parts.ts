type NamesApart<One, Other> = Other extends object
  ? {
      [Name in keyof One & keyof Other]: [One[Name], Other[Name]] extends [Other[Name], One[Name]]
        ? never
        : Name;
    }[keyof One & keyof Other]
  : never;

/** Names that two bags of parts bring with different types. */
type Clash<Bags extends readonly object[]> = Bags extends readonly [
  infer First extends object,
  ...infer Rest extends readonly object[],
]
  ? NamesApart<First, Rest[number]> | Clash<Rest>
  : never;

type Joined<Bag> = (Bag extends object ? (bag: Bag) => void : never) extends (bag: infer All) => void
  ? All
  : never;

/**
 * One bag of several. A name means one part: bags that bring two types by it don't compile together, and two values are
 * refused, where a spread would silently take the later one.
 */
export const joinParts = <const Bags extends readonly object[]>(
  bags: readonly [...Bags] & ([Clash<Bags>] extends [never] ? unknown : { clash: Clash<Bags> }),
): Joined<Bags[number]> => {
  const joined = new Map<string, unknown>();
  for (const bag of bags) {
    for (const [name, part] of Object.entries(bag)) {
      if (joined.has(name) && joined.get(name) !== part) throw new Error(`two parts are named ${name}`);
      joined.set(name, part);
    }
  }
  return Object.fromEntries(joined) as Joined<Bags[number]>;
};
