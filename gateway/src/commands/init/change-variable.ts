import { copyFileSync, constants, existsSync, readFileSync, realpathSync } from 'node:fs';
import { chmod, rename, rm, writeFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { WrongInput } from '../wrong-input.ts';

/**
 * Gives one variable of the file another value and leaves every other line as it is; what the file said before is
 * next to it.
 * @returns the copy of before; null: there is no such file
 * @throws WrongInput when Node would read something else
 */
export const changeVariable = async (named: string, name: string, value: string): Promise<string | null> => {
  if (!existsSync(named)) return null;
  // Others read where a link leads to, too.
  const file = realpathSync(named);
  const text = readFileSync(file, 'utf8');
  const line = `${name}='${value}'`;
  const own = new RegExp(`^\\s*(?:export\\s+)?${name}\\s*=`);
  const others = text.split('\n').filter((each) => !own.test(each));
  while (others.at(-1) === '') others.pop();
  const changed = `${[...others, line].join('\n')}\n`;
  const [before, after] = [parseEnv(text), parseEnv(changed)];
  const isAsMeant =
    after[name] === value &&
    Object.entries(before).every(([each, was]) => each === name || after[each] === was);
  if (!isAsMeant) throw new WrongInput(`${file} can’t be changed by itself: write ${line} there.`);
  const kept = `${file}.before-${Date.now()}`;
  copyFileSync(file, kept, constants.COPYFILE_EXCL);
  await chmod(kept, 0o600);
  const beside = `${file}.${process.pid}`;
  try {
    await writeFile(beside, changed, { mode: 0o600, flag: 'wx' });
    await rename(beside, file);
  } finally {
    await rm(beside, { force: true });
  }
  return kept;
};
