import { Type } from 'typebox';

export const orNull = <T extends Type.TSchema>(schema: T, options: Type.TSchemaOptions = {}) =>
  Type.Union([schema, Type.Null()], options);
