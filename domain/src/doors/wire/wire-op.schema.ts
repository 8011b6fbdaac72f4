import { Type } from 'typebox';
import { list } from '../../ground/schema/list.ts';

const Scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean(), Type.Null()]);
/** A list of lists is a score's segments. */
const Nested = list(Type.Union([Scalar, list(Scalar)]));

/** `WireValue`. */
export const WireValueSchema = Type.Union([Scalar, Nested]);

/** `WireOp`. */
export const WireOpSchema = list(WireValueSchema, {
  minItems: 3,
  description:
    'put [0, kind, …values] · patch [1, kind, key, index, value, …] · remove [2, kind, key]. Kinds and fields are named by their ' +
    'index in RECORD_KINDS and RECORD_FIELDS.',
});
