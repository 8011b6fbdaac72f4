import { nameOfOption, typedOption } from '@lineboard/domain/desk/operator/option-name';
import {
  COMMAND_NAMES,
  type CommandName,
  schemaOfCommand,
} from '@lineboard/domain/desk/operator/commands.schema';
import yargs, { type Argv } from 'yargs';
import { COMMAND_GROUPS, groupOf } from './command-groups.ts';
import type { ExtraCommand } from './extra-command.ts';
import { parseTyped, takes, fieldOf, fieldsOf, type Field } from './typed-field.ts';
import { WrongInput } from './wrong-input.ts';

export interface TypedCommand {
  name: CommandName;
  input: Record<string, unknown>;
  isJson: boolean;
  /** The gateway that runs the command; undefined: it runs in the database directly. */
  url: string | undefined;
  idempotencyKey: string | undefined;
}

export interface CliParts {
  onCommand: (command: TypedCommand) => Promise<void>;
  /** Reads a secret for `--password-stdin`. */
  readSecret: () => Promise<string>;
  /** The commands besides those of the table. */
  extraCommands: readonly ExtraCommand[];
  /** Reads a long text. @param path `-` is the standard input @throws WrongInput when it can't be read */
  readText: (path: string) => Promise<string>;
  /** Reads a file as base64. @throws WrongInput when it can't be read */
  readFile: (path: string) => Promise<string>;
}

const kindOf = ({ type, secret }: Field): 'boolean' | 'array' | 'string' => {
  if (secret === true || type === 'boolean') return 'boolean';
  return type === 'array' || type === 'object' ? 'array' : 'string';
};

const describe = (name: string, field: Field): string => {
  if (field.secret === true) return 'Read it from the standard input';
  const description = field.description ?? takes(name, field);
  return field.long === true ? `A file, or - for the standard input. ${description}` : description;
};

const declare = (builder: Argv, command: CommandName): Argv => {
  const { input, positional } = schemaOfCommand(command);
  const required = new Set((input as { required?: readonly string[] }).required);
  for (const [name, field] of fieldsOf(fieldOf(input))) {
    const choices = field.enum === undefined ? {} : { choices: field.enum };
    if (positional.includes(name))
      builder.positional(nameOfOption(name), { type: 'string', describe: describe(name, field), ...choices });
    else
      builder.option(typedOption(name, field), {
        type: kindOf(field),
        describe: describe(name, field),
        demandOption: required.has(name),
        requiresArg: kindOf(field) !== 'boolean',
        ...choices,
      });
  }
  return builder;
};

const readInput = async (
  command: CommandName,
  typed: Readonly<Record<string, unknown>>,
  { readSecret, readText, readFile }: Pick<CliParts, 'readSecret' | 'readText' | 'readFile'>,
): Promise<Record<string, unknown>> => {
  const read = new Map<string, unknown>();
  for (const [name, field] of fieldsOf(fieldOf(schemaOfCommand(command).input))) {
    const option = typedOption(name, field);
    const given = typed[option];
    if (given === undefined) continue;
    if (field.secret === true) {
      if (given === true) read.set(name, await readSecret());
      continue;
    }
    if (Array.isArray(given) && kindOf(field) !== 'array')
      throw new WrongInput(`--${option} was given twice.`);
    if (field.long === true) {
      read.set(name, await (field.file === true ? readFile : readText)(given as string));
      continue;
    }
    const parsed = parseTyped(name, field, given);
    if (!parsed.ok) throw new WrongInput(`${option}: ${parsed.fault}.`);
    read.set(name, parsed.value);
  }
  return Object.fromEntries(read);
};

const syntaxOf = (command: CommandName, verb: string): string => {
  const { positional } = schemaOfCommand(command);
  return [verb, ...positional.map((name) => `<${nameOfOption(name)}>`)].join(' ');
};

/** Creates the command line of the operator's commands: each command's options come from its schema. */
export const createCli = (
  args: readonly string[],
  { onCommand, extraCommands, ...readers }: CliParts,
): Argv => {
  const cli = yargs([...args])
    .scriptName('lineboard')
    .usage(
      '$0 <command>\n\nRuns a book: customers, limits, money. Amounts are in units of the currency, e.g. 12.50.',
    )
    .option('json', {
      type: 'boolean',
      default: false,
      describe: 'Answer as JSON, for scripts',
      global: true,
    })
    .option('url', {
      type: 'string',
      requiresArg: true,
      describe:
        'Of the gateway that carries it out (or LINEBOARD_URL), with the token in LINEBOARD_TOKEN; ' +
        'without it the configured database does',
    })
    .option('key', {
      type: 'string',
      requiresArg: true,
      describe: 'A UUID: the same again does nothing again',
    })
    .parserConfiguration({ 'camel-case-expansion': false, 'duplicate-arguments-array': true })
    .strict()
    .demandCommand(1, 'Say which command; --help lists them.')
    .recommendCommands()
    .version(false)
    .completion('completion', 'Print a script for the completion of bash or zsh')
    .wrap(100);
  const fromTable = COMMAND_NAMES.filter((name) => schemaOfCommand(name).typed === undefined);
  const groups = Map.groupBy(fromTable, groupOf);
  for (const [group, names] of groups)
    cli.command(group, COMMAND_GROUPS[group], (builder: Argv) => {
      for (const name of names) {
        const verb = name.slice(group.length + 1);
        builder.command(
          syntaxOf(name, verb),
          schemaOfCommand(name).summary,
          (each: Argv) => declare(each, name),
          async (typed: Record<string, unknown>) => {
            const input = await readInput(name, typed, readers);
            await onCommand({
              name,
              input,
              isJson: typed['json'] === true,
              url: typed['url'] as string | undefined,
              idempotencyKey: typed['key'] as string | undefined,
            });
          },
        );
      }
      for (const extra of extraCommands) if (extra.group === group) builder.command(extra);
      return builder.demandCommand(1, 'Say what to do; --help lists it.');
    });
  for (const extra of extraCommands) if (extra.group === undefined) cli.command(extra);
  return cli;
};
