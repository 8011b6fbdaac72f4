import { type CommandRow, notRun, verified } from '../row.ts';

const SCHEMAS = 'npm run verify:kubernetes';

/** What needs a cluster; the manifests are held to Kubernetes' schemas and to the product without one. */
const inCluster = (command: string, standIn = SCHEMAS): CommandRow =>
  notRun(command, 'It needs a cluster.', standIn);

const ROLLOUT = 'npm run verify:rollout';

export const kubernetesRows: readonly CommandRow[] = [
  verified(SCHEMAS),
  verified(ROLLOUT),
  notRun('npm run verify:rollout -- --plant no-pre-stop', 'It has to fail.', ROLLOUT),
  notRun('npm run verify:rollout -- --plant ready-at-once', 'It has to fail.', ROLLOUT),
  inCluster('kubectl create namespace book'),
  inCluster('kubectl config set-context --current --namespace book'),
  inCluster(
    'kubectl create secret generic lineboard --from-env-file secrets.env',
    '.ci/kubernetes/manifests.test.ts',
  ),
  inCluster('kubectl apply -f docs/operations/kubernetes'),
  inCluster(
    'kubectl create secret generic lineboard-watch --from-env-file watch.env',
    '.ci/kubernetes/edge.test.ts',
  ),
  inCluster('kubectl apply -f docs/operations/kubernetes/edge', '.ci/kubernetes/edge.test.ts'),
  inCluster('kubectl rollout status deployment/lineboard', '.ci/kubernetes/readiness-probe.test.ts'),
  inCluster('kubectl rollout restart deployment/lineboard', ROLLOUT),
  inCluster(
    'kubectl exec deployment/lineboard -- lineboard customers create ann',
    'npm run verify:container',
  ),
  inCluster('kubectl exec deployment/lineboard -- lineboard doctor', 'npm run verify:container'),
  inCluster('kubectl set image deployment/lineboard gateway=registry.example/lineboard@sha256:…', ROLLOUT),
  inCluster(
    "kubectl get --raw '/apis/custom.metrics.k8s.io/v1beta1/namespaces/book/pods/*/lineboard_live_sockets'",
    '.ci/kubernetes/manifests.test.ts',
  ),
];
