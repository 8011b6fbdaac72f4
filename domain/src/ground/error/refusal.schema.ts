import { Type } from 'typebox';
import { strict } from '../schema/strict.ts';
import type { ErrorCode } from './error-code.ts';
import { OPTIONAL_PARAMS, REQUIRED_PARAMS } from './error-params.schema.ts';
import type { Refusal } from './refusal.ts';

const PARAMS: ReadonlyMap<string, Type.TObject> = new Map<string, Type.TObject>(
  Object.entries({ ...REQUIRED_PARAMS, ...OPTIONAL_PARAMS }),
);

/**
 * Any of these codes with what belongs to it (`Refusal`), as a field of each of several shapes: first the codes that
 * come without parameters.
 * @param beside fields that come with all of them
 */
export const refusalOf = <C extends ErrorCode, P extends Type.TProperties = Record<never, Type.TSchema>>(
  codes: readonly C[],
  beside: P = {} as P,
  options: Type.TSchemaOptions = {},
) => {
  const alone = codes.filter((code) => !Object.hasOwn(REQUIRED_PARAMS, code));
  const withParams = codes.flatMap((code) => {
    const params = PARAMS.get(code);
    return params === undefined ? [] : [strict({ ...beside, code: Type.Literal(code), params })];
  });
  const shapes = [
    ...(alone.length > 0 ? [strict({ ...beside, code: Type.Enum(alone) })] : []),
    ...withParams,
  ];
  return Type.Unsafe<Type.Static<Type.TObject<P>> & Refusal<C>>(Type.Union(shapes, options));
};

/** What is wrong with one item of a ticket (`ItemError`). */
export const itemErrorOf = <C extends ErrorCode>(codes: readonly C[]) =>
  refusalOf(
    codes,
    { itemId: Type.String({ maxLength: 80, description: 'The ticket’s own name for the item.' }) },
    { title: 'ItemError' },
  );

/** The body of a refused call (`ErrorBody`). */
export const errorBodyOf = <C extends ErrorCode>(codes: readonly C[]) => strict({ error: refusalOf(codes) });
