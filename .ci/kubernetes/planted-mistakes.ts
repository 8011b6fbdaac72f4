import { parseDocument } from 'yaml';

/** A mistake that somebody could make in a manifest. */
interface PlantedMistake {
  what: string;
  kind: string;
  at: ReadonlyArray<string | number>;
  /** None: the field is taken out. */
  value?: unknown;
}

/** Each has to be found by the schemas: else they see less than they are taken for. */
export const PLANTED_MISTAKES: readonly PlantedMistake[] = [
  { what: 'a field that isn’t there', kind: 'Deployment', at: ['spec', 'replicass'], value: 3 },
  { what: 'a text for a number', kind: 'Deployment', at: ['spec', 'minReadySeconds'], value: '10' },
  {
    what: 'a field of a probe beside it',
    kind: 'Deployment',
    at: ['spec', 'template', 'spec', 'containers', 0, 'failureThreshold'],
    value: 3,
  },
  { what: 'a field that is needed', kind: 'Deployment', at: ['spec', 'selector'] },
  { what: 'a number for a text', kind: 'ConfigMap', at: ['data', 'TRUST_PROXY'], value: 1 },
  {
    what: 'a field of an older version',
    kind: 'HorizontalPodAutoscaler',
    at: ['spec', 'targetCPUUtilizationPercentage'],
    value: 80,
  },
  { what: 'a list for an object', kind: 'NetworkPolicy', at: ['spec', 'podSelector'], value: [] },
  {
    what: 'a field of an older Ingress',
    kind: 'Ingress',
    at: ['spec', 'rules', 0, 'http', 'paths', 0, 'backend', 'serviceName'],
    value: 'lineboard',
  },
  {
    what: 'a number that isn’t whole',
    kind: 'PodDisruptionBudget',
    at: ['spec', 'minAvailable'],
    value: 1.5,
  },
  { what: 'a port without a number', kind: 'Service', at: ['spec', 'ports', 0, 'port'] },
];

/** @returns the manifest with the mistake in it */
export const plant = <T extends object>(manifest: T, { at, value }: PlantedMistake): T => {
  const document = parseDocument(JSON.stringify(manifest));
  if (value === undefined) document.deleteIn(at);
  else document.setIn(at, value);
  return document.toJS() as T;
};
