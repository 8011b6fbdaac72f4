import type { CommandName } from '@lineboard/domain/operator/commands.schema';

/** A command with what it takes, as it was typed. */
export interface GivenCommand {
  name: CommandName;
  input: object;
  idempotencyKey: string;
}

export type CommandResult =
  | { ok: true; answer: unknown }
  /** `field` is the part of the input that is wrong, where one is. */
  | { ok: false; code: string; message: string; field?: string };

/** Where commands are carried out: in the database, or by a gateway. */
export interface CommandRunner {
  run(command: GivenCommand): Promise<CommandResult>;
  close(): Promise<void>;
}
