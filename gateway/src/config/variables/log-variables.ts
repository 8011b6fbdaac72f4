import { described, oneOf, secret } from '../../ground/variables/variable.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

export const logVariables = {
  LOG_LEVEL: described(
    oneOf(LOG_LEVELS, 'info'),
    'From which level on lines are logged. Calls are logged at `debug`, answers of 500 and above at `warn`, except ' +
      '503: an outage has a line when it begins and one with its length and its failed calls when it is over. ' +
      '`npm start` logs from `warn` on unless this says otherwise.',
  ),
  LIVE_LOG_LEVEL: described(
    oneOf(LOG_LEVELS, 'warn'),
    'The same levels for the lines of the live server (`part: live`), whatever `LOG_LEVEL` is. `warn`: sockets ' +
      'closed because they read too slowly. `info`: also refused connections and calls with their code, and who ' +
      'becomes slow and keeps up again. `debug`: also who comes and goes. Each line names the connection, its ' +
      'address and, once known, the customer. What anybody can cause by calling is no higher than `info`, so that ' +
      "strangers can't fill the log.",
  ),
  METRICS_TOKEN: described(
    secret('16 to 200 visible characters', /^[\x21-\x7e]{16,200}$/),
    'With it `/metrics` is for anyone who sends `Authorization: Bearer <token>`. Without it `/metrics` is for this ' +
      'machine only, and never through a proxy.',
  ),
} as const;
