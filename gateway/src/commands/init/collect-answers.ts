import { input } from '@inquirer/prompts';
import { WrongInput } from '../wrong-input.ts';
import type { Question } from './questions.ts';

/** By the questions' names. */
export type Answers = ReadonlyMap<string, string>;

export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/**
 * What was given by options, and for the rest what is usual, or what somebody at the terminal says.
 * @param terminal null: nobody is asked
 * @throws WrongInput when an option is wrong, or one is needed
 */
export const collectAnswers = async (
  questions: readonly Question[],
  given: Answers,
  terminal: Terminal | null,
): Promise<Answers> => {
  const answers = new Map<string, string>();
  for (const { name, message, fallback, judge, isNeeded, tidy = (text: string) => text } of questions) {
    const typed = given.get(name);
    if (isNeeded?.(answers) === false) continue;
    if (typed === undefined && terminal !== null) {
      const validate = (text: string): string | true => judge(text) ?? true;
      answers.set(name, tidy(await input({ message, default: fallback(answers), validate }, terminal)));
      continue;
    }
    const value = typed ?? fallback(answers);
    const wrong = judge(value);
    if (wrong !== null)
      throw new WrongInput(value === '' ? `--${name} is needed. ${wrong}` : `--${name}: ${wrong}`);
    answers.set(name, tidy(value));
  }
  return answers;
};
