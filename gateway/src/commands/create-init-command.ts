import type { Argv } from 'yargs';
import { isWell } from './doctor/print-findings.ts';
import type { ExtraCommand } from './extra-command.ts';
import type { Answers } from './init/collect-answers.ts';
import { describeSetUp } from './init/describe-set-up.ts';
import { describeExisting, isThere, readVariables } from './init/environment-file.ts';
import { createQuestions, type Question } from './init/questions.ts';
import { refuseHttpOptions } from './refuse-http-options.ts';
import { WrongInput } from './wrong-input.ts';

const readGiven = (questions: readonly Question[], typed: Readonly<Record<string, unknown>>): Answers => {
  const given = new Map<string, string>();
  for (const { name } of questions) {
    const value = typed[name];
    if (Array.isArray(value)) throw new WrongInput(`--${name} was given twice.`);
    if (typeof value === 'string') given.set(name, value);
  }
  return given;
};

/** Whether the file may be replaced; never without being asked. */
const askToReplace = async (file: string, typed: Readonly<Record<string, unknown>>): Promise<boolean> => {
  if (typed['overwrite'] === true || !isThere(file)) return typed['overwrite'] === true;
  if (typed['yes'] === true) throw new WrongInput(describeExisting(file));
  const { confirm } = await import('@inquirer/prompts');
  const isReplaced = await confirm({
    message: `${file} is there already. Go through it again? What you aren’t asked about stays, and so does a copy.`,
    default: false,
  });
  if (!isReplaced) throw new WrongInput('Nothing was done.');
  return true;
};

/** `lineboard init`: from nothing to a first real customer. */
export const createInitCommand = (envFile: string): ExtraCommand => {
  const questions = createQuestions(process.env);
  return {
    command: 'init',
    describe: 'Set up a book for real customers: variables, database, a token, a first customer',
    builder: (argv: Argv) => {
      for (const { name, message } of questions)
        argv.option(name, { type: 'string', requiresArg: true, describe: message });
      return argv
        .option('file', {
          type: 'string',
          default: envFile,
          requiresArg: true,
          describe: 'Where the variables go',
        })
        .option('overwrite', {
          type: 'boolean',
          default: false,
          describe: 'Go through a file that is there: what isn’t said anew stays, and a copy of it',
        })
        .option('yes', { type: 'boolean', default: false, describe: 'Ask nothing: for scripts' });
    },
    handler: async (typed) => {
      refuseHttpOptions('init', typed);
      const isAsking = typed['yes'] !== true;
      if (isAsking && !process.stdin.isTTY)
        throw new WrongInput('There is no terminal to ask on: give --yes, and what is needed as options.');
      const file = String(typed['file']);
      const isReplaced = await askToReplace(file, typed);
      const terminal = isAsking ? { input: process.stdin, output: process.stdout } : null;
      const kept = isReplaced && isThere(file) ? readVariables(file) : null;
      const asked = createQuestions(process.env, kept);
      const { collectAnswers } = await import('./init/collect-answers.ts');
      const answers = await collectAnswers(asked, readGiven(asked, typed), terminal);
      const { setUpBook } = await import('./init/set-up-book.ts');
      const setUp = await setUpBook(answers, file, kept);
      const told = typed['json'] === true ? JSON.stringify(setUp) : describeSetUp(setUp, answers, file);
      process.stdout.write(`${told}\n`);
      if (!isWell(setUp.findings)) process.exitCode = 1;
    },
  };
};
