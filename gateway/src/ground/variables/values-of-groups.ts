import type { DescribedVariable, Variable } from './variable.ts';

/** Variables by what they are about, as docs/operations/configuration.md tells of them. */
export type VariableGroups = Readonly<Record<string, Readonly<Record<string, DescribedVariable<unknown>>>>>;

/** The properties that all members of a union share. */
export type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The parsed values of variables, by their names. */
export type ValuesOf<Variables> = {
  [Name in keyof Variables]: Variables[Name] extends Variable<infer T> ? T : never;
};

/** The parsed values of the variables of all groups. */
export type ValuesOfGroups<Groups extends VariableGroups> = ValuesOf<Together<Groups[keyof Groups]>>;
