import { resolve } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { DEFAULT_DATA_DIR } from '../../ground/folders/folders.ts';
import { collectAnswers } from './collect-answers.ts';
import { createQuestions } from './questions.ts';

const GIVEN = new Map([
  ['origin', 'https://book.example'],
  ['customer', 'maria'],
]);

describe('what init has to know', () => {
  it('comes from options, the environment, and what is usual', async () => {
    const questions = createQuestions({ DATABASE_URL: 'postgres://u:p@db/book' });
    const answers = await collectAnswers(questions, GIVEN, null);
    expect(Object.fromEntries(answers)).toEqual({
      origin: 'https://book.example',
      database: 'postgres://u:p@db/book',
      redis: '',
      port: '8080',
      feed: 'mover',
      operator: 'owner',
      customer: 'maria',
      deposit: '100',
    });
  });

  it('asks for a folder outside the program’s where the database is the one of npm, and nowhere else', async () => {
    const env = { HOME: '/home/ann', XDG_DATA_HOME: '/data' };
    const answers = await collectAnswers(createQuestions(env), GIVEN, null);
    expect(answers.get('data-dir')).toMatch(/^\/(data|var\/lib)\/lineboard\/book\.example$/);
    const said = await collectAnswers(createQuestions({ DATA_DIR: 'data' }), GIVEN, null);
    expect(said.get('data-dir')).toBe(resolve('data'));
  });

  it('leaves a book that was set up before where it is', async () => {
    const dirOf = async (kept: ReadonlyMap<string, string>) =>
      (await collectAnswers(createQuestions({}, kept), GIVEN, null)).get('data-dir');
    expect(await dirOf(new Map([['PORT', '8080']]))).toBe(DEFAULT_DATA_DIR);
    expect(await dirOf(new Map([['DATA_DIR', '/srv/book']]))).toBe('/srv/book');
    expect(await dirOf(new Map([['DATABASE_URL', 'postgres://u:p@db/book']]))).toBeUndefined();
  });

  it.each([
    ['origin', 'book.example', '--origin: It takes origins'],
    ['origin', '', '--origin is needed'],
    ['database', 'mysql://db', '--database: It takes an address that begins with postgres:'],
    ['port', '80800', '--port: It takes a whole number'],
    ['feed', 'My Feed', '--feed: It takes small letters'],
    ['customer', 'x!', '--customer: It takes letters'],
    ['deposit', '0', '--deposit: It takes an amount'],
    ['deposit', '5.001', '--deposit: “5.001” can mean 5.00 or 5,001.00: write 5 or 5001'],
    ['deposit', '12,50', '--deposit: “12,50” can mean 12.50 or 1,250.00: write 12.50 or 1250'],
  ])('is judged: --%s %j', (name, value, said) =>
    expect(collectAnswers(createQuestions({}), new Map([...GIVEN, [name, value]]), null)).rejects.toThrow(
      said,
    ),
  );

  it('is asked for on a terminal, again until it is right', async () => {
    const [question] = createQuestions({});
    const input = new PassThrough();
    const output = new PassThrough();
    const asked = collectAnswers([question!], new Map(), { input, output });
    let shown = '';
    output.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
    });
    const shows = async (text: string): Promise<void> => {
      while (!shown.includes(text)) await new Promise((resolve) => output.once('data', resolve));
    };
    await shows('Public address of the site');
    input.write('book.example\n');
    await shows('It takes origins');
    input.write('\u007f'.repeat(12));
    input.write('https://book.example\n');
    expect((await asked).get('origin')).toBe('https://book.example');
  });
});
