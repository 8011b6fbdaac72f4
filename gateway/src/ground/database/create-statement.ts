import type { PreparedStatement } from './statement-runner.ts';

/** `:customerId`, but not the cast `::text`. */
const PARAMETER = /(?<!:):([a-z]\w*)/gi;

/**
 * A prepared statement whose parameters go by name (`:customerId::text`) and are numbered here, once: no list of values
 * has to mirror the order of the text.
 *
 * @param name of the prepared statement, one for each text
 * @returns the query for these values; a value that the text doesn't name is left out
 * @throws Error when a parameter has no value
 */
export const createStatement = <Values extends object>(
  name: string,
  text: string,
): ((values: Values) => PreparedStatement) => {
  const parameters: string[] = [];
  const numbered = text.replace(PARAMETER, (_, parameter: string) => {
    if (!parameters.includes(parameter)) parameters.push(parameter);
    return `$${parameters.indexOf(parameter) + 1}`;
  });
  return (values) => {
    // Read by the names in our own text.
    const given = values as Record<string, unknown>;
    return {
      name,
      text: numbered,
      values: parameters.map((parameter) => {
        const value = given[parameter];
        if (value === undefined) throw new Error(`${name}: no value for ${parameter}`);
        return value;
      }),
    };
  };
};
