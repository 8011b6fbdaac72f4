import { listManifests, type Manifest } from './list-manifests.ts';

interface Probe {
  httpGet?: { path: string; port: string };
  exec?: { command: string[] };
  periodSeconds: number;
  failureThreshold: number;
}

export interface Container {
  image: string;
  ports: Array<{ name: string; containerPort: number }>;
  env: Array<{ name: string; value?: string }>;
  envFrom: Array<{ secretRef?: { name: string }; configMapRef?: { name: string } }>;
  startupProbe: Probe;
  readinessProbe: Probe;
  livenessProbe: Probe;
  lifecycle: { preStop: { sleep: { seconds: number } } };
  securityContext: Record<string, unknown>;
  volumeMounts: Array<{ name: string; mountPath: string }>;
}

type Labels = Record<string, string>;

/** The fields that tests ask about, by kind; that there are no others is what the schemas of Kubernetes see. */
interface Kinds {
  ConfigMap: { data: Record<string, string> };
  Deployment: {
    spec: {
      replicas?: number;
      selector: { matchLabels: Labels };
      strategy: { rollingUpdate: { maxSurge: number; maxUnavailable: number } };
      progressDeadlineSeconds: number;
      template: {
        metadata: { labels: Labels };
        spec: {
          terminationGracePeriodSeconds: number;
          securityContext: Record<string, unknown>;
          containers: [Container];
          topologySpreadConstraints: Array<{ labelSelector: { matchLabels: Labels } }>;
          volumes: Array<{ name: string; emptyDir: object }>;
        };
      };
    };
  };
  Service: {
    spec: {
      selector?: Labels;
      publishNotReadyAddresses?: boolean;
      ports: Array<{ name: string; port: number; targetPort?: string }>;
    };
  };
  Ingress: {
    spec: {
      rules: Array<{
        host: string;
        http: {
          paths: Array<{ path: string; backend: { service: { name: string; port: { name: string } } } }>;
        };
      }>;
      tls: Array<{ hosts: string[] }>;
    };
  };
  PodDisruptionBudget: {
    spec: { minAvailable?: number; maxUnavailable?: number; selector: { matchLabels: Labels } };
  };
  HorizontalPodAutoscaler: {
    spec: {
      scaleTargetRef: { apiVersion: string; kind: string; name: string };
      minReplicas: number;
      maxReplicas: number;
      metrics: Array<{ pods: { metric: { name: string } } }>;
    };
  };
  NetworkPolicy: {
    spec: {
      podSelector: { matchLabels: Labels };
      ingress: Array<{ ports: Array<{ port: string }> }>;
      egress: Array<{ ports: Array<{ port: number }> }>;
    };
  };
}

const manifests = listManifests();

/** The document of a kind, of the name that all have where no other is given. */
export const findManifest = <K extends keyof Kinds>(kind: K, name = 'lineboard'): Kinds[K] & Manifest => {
  const found = manifests.find(({ manifest }) => manifest.kind === kind && manifest.metadata.name === name);
  if (found === undefined) throw new Error(`No ${kind} is called ${name}.`);
  return found.manifest as Kinds[K] & Manifest;
};
