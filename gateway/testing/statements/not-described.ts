/**
 * Files with a statement that nobody can write down beforehand, each with the reason. What else they send is described;
 * a file that sends nothing of the kind any more is refused here.
 */
export const NOT_DESCRIBED: Readonly<Record<string, string>> = {
  'gateway/src/desk/backup/copy-table.ts':
    'it copies whatever table of a backup, with the columns that it has there',
  'gateway/src/desk/backup/fill-database.ts': 'it empties whatever table a backup fills',
  'gateway/src/desk/backup/judge-place.ts':
    'it drops what a broken-off restore has left, by the names that the server has',
  'gateway/src/ground/customer/insert-customer.ts': 'its columns are those that its callers say',
  'gateway/src/ground/customer/set-terms.ts': 'it sets the columns that an operator names',
  'gateway/src/ground/database/listener.ts': 'a channel is a name, and no value, to PostgreSQL',
  'gateway/src/ground/database/migrate.ts': 'it runs the migrations',
  'gateway/src/ground/database/moved-mark.ts': 'it runs a statement that the server has written',
  'gateway/src/ground/database/patient-client.ts':
    'it sets a session up as its callers say, and asks who answers in the same turn',
  'gateway/src/ground/database/pipelined-connection.ts': 'it passes on what others ask',
  'gateway/src/ground/database/probe.ts': 'it passes on what others ask',
  'gateway/src/ground/database/statement-pipeline.ts': 'it passes on what others ask',
  'gateway/src/desk/operations/database-health.ts': 'it passes on what a check asks',
  'gateway/src/betting/wagers/placed-bet.ts': 'Kysely has made it, and says what its rows are',
  'gateway/src/betting/wagers/stored-wager.ts': 'Kysely has made it, and says what its rows are',
  'gateway/src/casino/wallet/traced-runner.ts': 'it passes on what others ask',
};
