/** The fault of each field, by the field's name. */
export type FieldFaults = ReadonlyMap<string, string>;
