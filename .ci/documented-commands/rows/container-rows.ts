import { atLength, type CommandRow, notRun, verified } from '../row.ts';

const WALK = 'npm run verify:container';

/** What needs an engine of containers; the same image is built and walked through without one. */
const inEngine = (command: string): CommandRow => notRun(command, 'It needs Docker.', WALK);

const ASKS = 'It asks a registry of images.';

export const containerRows: readonly CommandRow[] = [
  verified(WALK),
  notRun(
    'echo "POSTGRES_PASSWORD=$(openssl rand -hex 24)" > .env',
    'It writes what Docker Compose reads.',
    WALK,
  ),
  inEngine('docker compose -f compose.yaml -f compose.demo.yaml up --build'),
  inEngine('docker compose build'),
  inEngine(
    'docker compose run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/setup" gateway lineboard init --file /setup/lineboard.env',
  ),
  inEngine('docker compose up --detach'),
  inEngine('docker compose exec gateway lineboard doctor'),
  inEngine('docker compose exec gateway lineboard customers create ann'),
  inEngine('docker compose exec gateway lineboard cash in ann 50'),
  inEngine('docker compose exec postgres pg_dump -U lineboard -Fc lineboard > before-$(date +%F).dump'),
  notRun('docker buildx imagetools inspect node:24-slim', ASKS, WALK),
  notRun(
    'docker build --build-arg NODE_IMAGE=node:24-slim@sha256:… --tag registry.example/lineboard:0.1.0 .',
    ASKS,
    WALK,
  ),
  inEngine('docker build --tag registry.example/lineboard:0.1.0 .'),
  notRun('docker push registry.example/lineboard:0.1.0', ASKS, WALK),
  notRun('docker buildx build --sbom=true --tag registry.example/lineboard:0.1.0 --push .', ASKS, WALK),
  atLength('npm run sbom -- lineboard.cdx.json', {
    put: [[' -- lineboard.cdx.json', '']],
    says: /CycloneDX/,
  }),
  notRun(
    'cosign attest --key cosign.key --type cyclonedx --predicate lineboard.cdx.json registry.example/lineboard@sha256:…',
    ASKS,
    '.ci/sbom/make-sbom.test.ts',
  ),
  notRun('git pull', 'It asks a server for a new version.', WALK),
];
