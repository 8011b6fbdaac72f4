import { type CommandRow, notRun, verified } from '../row.ts';

const WALK = 'npm run verify:container';

/** What needs an engine of containers; the same image is built and walked through without one. */
const inEngine = (command: string): CommandRow => notRun(command, 'It needs Docker.', WALK);

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
  notRun('git pull', 'It asks a server for a new version.', WALK),
];
