import type { CommandModule } from 'yargs';

/** A command that takes more than the table of commands tells: a file, a conversation. */
export interface ExtraCommand extends CommandModule {
  /** It stands in this group of the table's commands; none: by itself. */
  group?: string;
}
