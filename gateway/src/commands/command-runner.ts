import type { CommandName } from '@lineboard/domain/desk/operator/commands.schema';
import type { OperatorRefusal } from '@lineboard/domain/desk/operator/operator-refusal.schema';

/** A command with what it takes, as it was typed. */
export interface GivenCommand {
  name: CommandName;
  input: object;
  idempotencyKey: string;
}

export type CommandResult = { ok: true; answer: unknown } | ({ ok: false } & OperatorRefusal);

/** The place where commands are carried out: the database, or a gateway. */
export interface CommandRunner {
  run(command: GivenCommand): Promise<CommandResult>;
  close(): Promise<void>;
}
