import { calleeName, ownerName } from '../read-calls.ts';
import { dropDoneCalls } from './drop-done-calls.ts';

const VERBS = new Set(['get', 'post', 'put', 'delete', 'patch', 'route', 'all']);
const APPS = new Set(['app', 'scope', 'server', 'instance']);

export const dropRoute = dropDoneCalls({
  name: 'drop-route',
  says: 'Doesn’t register a route',
  isIn: (path) => path.startsWith('gateway/src/'),
  isMeant: (call) =>
    calleeName(call) === 'handle' || (VERBS.has(calleeName(call)) && APPS.has(ownerName(call))),
});
