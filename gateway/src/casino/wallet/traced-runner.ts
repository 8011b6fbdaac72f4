import type { StatementRunner } from '../../ground/database/statement-runner.ts';
import type { Traces } from '../../ground/traces/traces.ts';

/** The runner, each of whose statements is a span with its name; what it writes is told to nobody. */
export const traceRunner = (traces: Traces, runner: StatementRunner): StatementRunner =>
  traces.isOn
    ? {
        query: (statement) =>
          traces.inSpan('wallet.statement', (span) => {
            span.set({ 'db.system.name': 'postgresql', 'lineboard.statement': statement.name });
            return runner.query(statement);
          }),
      }
    : runner;
