/** A field of the specification and what we call it. */
export type Term = readonly [
  /**
   * The specification's name in its list of the entity, with commas between several that are one thing here. In
   * parentheses: what it speaks of elsewhere, or doesn't know.
   */
  specification: string,
  /**
   * Properties by their schema's title or their interface's name, with commas: `OpenBet.items[].sportType`. null: it
   * isn't ours, and the note says why.
   */
  ours: string | null,
  /** What the property's own description can't say. */
  note?: string,
];

/** What the specification calls an entity, as a section of the glossary. */
export interface Entity {
  /** The specification's name of it. */
  readonly title: string;
  /** Schemas by title and interfaces by name: the section says where they are and what of them is ours alone. */
  readonly shapes: readonly string[];
  readonly about?: string;
  readonly terms: readonly Term[];
}

export const fieldsOfTerm = ([specification]: Term): readonly string[] =>
  specification.startsWith('(') ? [] : specification.split(', ');

export const propertiesOfTerm = ([, ours]: Term): readonly string[] => ours?.split(', ') ?? [];
