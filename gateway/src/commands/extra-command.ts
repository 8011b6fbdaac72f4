import type { CommandModule } from 'yargs';

/** A command that takes more than the table of commands tells: a file, a conversation. */
export interface ExtraCommand extends CommandModule {
  /** The group of the table's commands that lists it; without one it is listed separately. */
  group?: string;
}
