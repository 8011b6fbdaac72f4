/** What is wrong with a field, by its name. */
export type FieldFaults = ReadonlyMap<string, string>;
