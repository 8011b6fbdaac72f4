export const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** The traced operations, and the destination of the traces. */
export interface TraceSettings {
  /** Where spans are posted as OTLP in JSON. */
  url: string;
  headers: Readonly<Record<string, string>>;
  /** What all spans of this gateway say of it; its service name is one of them. */
  resource: Readonly<Record<string, string>>;
  sampler: (typeof SAMPLERS)[number];
  /** The share of traces that a ratio keeps, 0 to 1. */
  ratio: number;
}
