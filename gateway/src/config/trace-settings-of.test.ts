import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';
import { traceSettingsOf } from './trace-settings-of.ts';

const ENDPOINT = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' };

const settingsOf = (env: Record<string, string>) => {
  const result = readConfig(env);
  if (!result.ok) throw new Error(result.mistake);
  return traceSettingsOf(result.config);
};
const mistakeOf = (env: Record<string, string>): string => {
  const result = readConfig(env);
  return result.ok ? 'none' : result.mistakes.join('\n');
};

describe('what is traced', () => {
  it('is nothing until a collector is named, nor when it is turned off', () => {
    expect(settingsOf({})).toBeNull();
    expect(settingsOf({ OTEL_SERVICE_NAME: 'book', OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull();
    expect(settingsOf({ ...ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBeNull();
  });

  it('goes to the address for traces, else under the path for traces of the address for all', () => {
    expect(settingsOf(ENDPOINT)?.url).toBe('http://collector:4318/v1/traces');
    expect(settingsOf({ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://otel.example/in/' })?.url).toBe(
      'https://otel.example/in/v1/traces',
    );
    const whole = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://otel.example/mine' };
    expect(settingsOf({ ...ENDPOINT, ...whole })?.url).toBe('https://otel.example/mine');
    expect(settingsOf(whole)?.url).toBe('https://otel.example/mine');
  });

  it('says what the operator calls the book and the gateway', () => {
    const attributes = { OTEL_RESOURCE_ATTRIBUTES: 'service.name=a,deployment.environment.name=on%20trial,' };
    expect(settingsOf(ENDPOINT)?.resource).toMatchObject({ 'service.name': 'lineboard' });
    expect(settingsOf({ ...ENDPOINT, ...attributes })?.resource).toMatchObject({
      'service.name': 'a',
      'deployment.environment.name': 'on trial',
      'service.instance.id': expect.any(String),
    });
    expect(settingsOf({ ...ENDPOINT, ...attributes, OTEL_SERVICE_NAME: 'b' })?.resource).toMatchObject({
      'service.name': 'b',
    });
  });

  it('is sampled as the operator says', () => {
    expect(settingsOf(ENDPOINT)).toMatchObject({ sampler: 'parentbased_always_on', ratio: 1, headers: {} });
    expect(
      settingsOf({
        ...ENDPOINT,
        OTEL_TRACES_SAMPLER: 'traceidratio',
        OTEL_TRACES_SAMPLER_ARG: '0.25',
        OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a%3Db, x-tenant=1',
      }),
    ).toMatchObject({
      sampler: 'traceidratio',
      ratio: 0.25,
      headers: { authorization: 'Bearer a=b', 'x-tenant': '1' },
    });
  });

  it.each([
    'collector:4318',
    'grpc://collector:4317',
    'http://',
    '/v1/traces',
    'http://user:secret@collector:4318',
    `http://collector/${'x'.repeat(2_000)}`,
  ])('stops the start where it has no place to go: %s', (address) => {
    for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'])
      expect(mistakeOf({ [name]: address })).toMatch(new RegExp(`^${name} got .* it takes an http or https`));
  });

  it.each([
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', 'it takes http/json.'],
    ['OTEL_TRACES_SAMPLER', 'sometimes', 'it takes always_on, '],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5', 'it takes a number from 0 to 1.'],
    ['OTEL_TRACES_SAMPLER_ARG', '-0.1', 'it takes a number from 0 to 1.'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'no-value', 'it takes names with their values'],
    ['OTEL_RESOURCE_ATTRIBUTES', 'a=%zz', 'it takes names with their values'],
    ['OTEL_SDK_DISABLED', 'yes', 'it takes true or false.'],
  ])('stops the start where %s is %s', (name, value, takes) => {
    expect(mistakeOf({ ...ENDPOINT, [name]: value })).toContain(takes);
  });

  it('never repeats what headers hold, and takes none that would be two', () => {
    for (const given of ['x-key=hunter2%0d%0ax-other: 1', 'a b=hunter2', '=hunter2']) {
      const mistake = mistakeOf({ ...ENDPOINT, OTEL_EXPORTER_OTLP_HEADERS: given });
      expect(mistake).toMatch(/^OTEL_EXPORTER_OTLP_HEADERS got a value that is not shown/);
      expect(mistake).not.toContain('hunter2');
    }
  });
});
