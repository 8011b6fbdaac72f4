import { schemaOfCommand } from '@lineboard/domain/desk/operator/commands.schema';
import { open, unlink } from 'node:fs/promises';
import type { Argv } from 'yargs';
import type { CommandResult } from './command-runner.ts';
import type { TypedCommand } from './create-cli.ts';
import type { ExtraCommand } from './extra-command.ts';
import { WrongInput } from './wrong-input.ts';

/** @throws WrongInput when it is there already, or can't be made */
const openNew = (path: string) =>
  open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    const why = error.code === 'EEXIST' ? 'it is there already' : error.message;
    throw new WrongInput(`${path} can’t be made: ${why}.`);
  });

/**
 * An image of a card goes into a file that its owner alone can read, and to no screen.
 *
 * @param run carries a command out and tells what came of it, as `change` has it
 */
export const createShowCardCommand = (
  run: (command: TypedCommand, change: (result: CommandResult) => Promise<CommandResult>) => Promise<void>,
): ExtraCommand => ({
  group: 'cards',
  command: 'show <image-id>',
  describe: schemaOfCommand('cards show').summary,
  builder: (argv: Argv) =>
    argv.positional('image-id', { type: 'string', describe: 'As `cards list` has it' }).option('out', {
      type: 'string',
      requiresArg: true,
      demandOption: true,
      describe: 'New JPEG file, for your eyes only',
    }),
  handler: async (typed) => {
    const out = typed['out'] as string | string[];
    if (Array.isArray(out)) throw new WrongInput('--out was given twice.');
    const file = await openNew(out);
    let isWritten = false;
    try {
      const command: TypedCommand = {
        name: 'cards show',
        input: { imageId: String(typed['image-id']) },
        isJson: typed['json'] === true,
        url: typed['url'] as string | undefined,
        idempotencyKey: typed['key'] as string | undefined,
      };
      await run(command, async (result) => {
        if (!result.ok) return result;
        const { image, ...record } = result.answer as { image: string };
        await file.writeFile(Buffer.from(image, 'base64'));
        isWritten = true;
        return { ok: true, answer: record };
      });
    } finally {
      await file.close();
      if (!isWritten) await unlink(out);
    }
  },
});
