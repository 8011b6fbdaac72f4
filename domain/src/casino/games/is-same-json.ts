const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values of JSON say the same, in whatever order their fields are. */
export const isSameJson = (a: unknown, b: unknown): boolean => {
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const fields = Object.keys(a);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    fields.length === Object.keys(b).length &&
    fields.every((field) => Object.hasOwn(b, field) && isSameJson(a[field], b[field]))
  );
};
