import { randomUUID } from 'node:crypto';
import type { TraceSettings } from '../ground/traces/trace-settings.ts';
import type { Config } from './read-config.ts';

type Traced = Pick<Config, Extract<keyof Config, `OTEL_${string}`>>;

const urlOf = (config: Traced): string | null => {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: base, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: whole } = config;
  if (whole !== null || base === null) return whole;
  return `${base.replace(/\/+$/, '')}/v1/traces`;
};

/** @returns null: nothing is traced */
export const traceSettingsOf = (config: Traced): TraceSettings | null => {
  const url = urlOf(config);
  if (url === null || config.OTEL_SDK_DISABLED) return null;
  const given = config.OTEL_RESOURCE_ATTRIBUTES;
  const name = config.OTEL_SERVICE_NAME ?? given['service.name'] ?? 'lineboard';
  return {
    url,
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    resource: { 'service.instance.id': randomUUID(), ...given, 'service.name': name },
    sampler: config.OTEL_TRACES_SAMPLER,
    ratio: config.OTEL_TRACES_SAMPLER_ARG,
  };
};
