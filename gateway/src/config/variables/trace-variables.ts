import { SAMPLERS } from '../../ground/traces/trace-settings.ts';
import { described, flag, oneOf, text, type Variable } from '../../ground/variables/variable.ts';

const collectorAddress: Variable<string | null> = {
  takes: 'an http or https address without a user in it, e.g. http://127.0.0.1:4318',
  fallback: null,
  parse: (given) => {
    const parsed = given.length <= 2_000 && URL.canParse(given) ? new URL(given) : null;
    if (parsed === null || parsed.username !== '' || parsed.password !== '') return undefined;
    return parsed.protocol === 'http:' || parsed.protocol === 'https:' ? given : undefined;
  },
};

const decode = (part: string): string | null => {
  try {
    return decodeURIComponent(part.trim());
  } catch {
    return null;
  }
};

/** A list in OpenTelemetry's form: `name=value,name=value`, percent-encoded. */
const pairs = (
  takes: string,
  name: RegExp,
  isSecret = false,
): Variable<Readonly<Record<string, string>>> => ({
  takes,
  secret: isSecret,
  fallback: {},
  parse: (given) => {
    const entries: Array<[string, string]> = [];
    for (const pair of given.split(',').filter((part) => part.trim() !== '')) {
      const equals = pair.indexOf('=');
      const [key, value] = [decode(pair.slice(0, Math.max(equals, 0))), decode(pair.slice(equals + 1))];
      // A header can't contain a line break, and displayed values don't need any.
      if (key === null || !name.test(key) || value === null || !/^[\x20-\x7e]{0,1000}$/.test(value))
        return undefined;
      entries.push([key, value]);
    }
    return Object.fromEntries(entries);
  },
});

const share: Variable<number> = {
  takes: 'a number from 0 to 1',
  fallback: 1,
  parse: (given) => (/^(0?\.\d{1,9}|1\.0{1,9}|[01])$/.test(given) ? Number(given) : undefined),
};

export const traceVariables = {
  OTEL_EXPORTER_OTLP_ENDPOINT: described(
    collectorAddress,
    'The address of a collector of OpenTelemetry, to which [traces](traces.md) are posted under `/v1/traces`. ' +
      'Without it, and without `OTEL_EXPORTER_OTLP_TRACES_ENDPOINT`, nothing is traced.',
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: described(
    collectorAddress,
    'The same with its whole path, for traces alone; it counts before the other.',
  ),
  OTEL_EXPORTER_OTLP_PROTOCOL: described(
    oneOf(['http/json'], 'http/json'),
    'How traces are sent: as JSON over HTTP. A collector takes that on the port of `http/protobuf`, 4318, and not on ' +
      'that of gRPC.',
  ),
  OTEL_EXPORTER_OTLP_HEADERS: described(
    pairs(
      'header names with their values, e.g. x-api-key=abc,x-tenant=book',
      /^[A-Za-z0-9!#$%&'*+.^_`|~-]{1,100}$/,
      true,
    ),
    'Headers that each post to the collector carries, percent-encoded, by comma.',
    'none',
  ),
  OTEL_SERVICE_NAME: described(
    text<string | null>('a name of up to 100 characters', /^[\x21-\x7e][\x20-\x7e]{0,99}$/, null),
    'What the collector knows the book by (`service.name`); each gateway of it has a `service.instance.id` of its ' +
      'own, made up at each start.',
    '`lineboard`, or the `service.name` of `OTEL_RESOURCE_ATTRIBUTES`',
  ),
  OTEL_RESOURCE_ATTRIBUTES: described(
    pairs(
      'names with their values, e.g. deployment.environment.name=live,host.name=book-1',
      /^[\x21-\x7e]{1,100}$/,
    ),
    'What all spans of this gateway say of it, percent-encoded, by comma.',
    'none',
  ),
  OTEL_TRACES_SAMPLER: described(
    oneOf(SAMPLERS, 'parentbased_always_on'),
    'Which traces are kept. The `traceidratio` ones keep the share that `OTEL_TRACES_SAMPLER_ARG` says. What callers ' +
      'send decides nothing: only the line log carries a decision from one gateway to the others, and those that ' +
      'are `parentbased` go by it.',
  ),
  OTEL_TRACES_SAMPLER_ARG: described(
    share,
    'The share of traces that is kept, for the `traceidratio` samplers.',
  ),
  OTEL_SDK_DISABLED: described(flag(false), 'Turns traces off, whatever the other variables say.'),
} as const;
