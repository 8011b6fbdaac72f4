import { describe, expect, it } from 'vitest';
import { createCli, type TypedCommand } from './create-cli.ts';

const read = async (line: string): Promise<TypedCommand> => {
  let read: TypedCommand | null = null;
  const cli = createCli(line.split(' '), {
    onCommand: async (command) => {
      read = command;
    },
    readSecret: async () => 'from the input',
    extraCommands: [],
    readText: async (path) => `the text of ${path}`,
    readFile: async (path) => `the bytes of ${path}`,
  });
  await cli.fail(false).exitProcess(false).parseAsync();
  if (read === null) throw new Error('nothing was read');
  return read;
};

describe('the command line', () => {
  it('reads names, amounts, choices and flags as the command takes them', async () => {
    expect(
      await read('limits set bob 1,250.50 --sport-type Football --limit-type S --period-number 0'),
    ).toEqual({
      name: 'limits set',
      input: {
        customerId: 'bob',
        maxBaseCents: 125_050,
        sportType: 'Football',
        limitType: 'S',
        periodNumber: 0,
      },
      isJson: false,
      url: undefined,
      idempotencyKey: undefined,
    });
    expect(await read('balance adjust bob -0.01 --note typo --json --key k')).toMatchObject({
      input: { customerId: 'bob', amountCents: -1, note: 'typo' },
      isJson: true,
      idempotencyKey: 'k',
    });
    expect((await read('customers set 007 --no-credit-acct')).input).toEqual({
      customerId: '007',
      creditAcctFlag: false,
    });
    expect((await read('restrictions set bob LESSJUICE --params Cents=5 Max=2')).input).toEqual({
      customerId: 'bob',
      code: 'LESSJUICE',
      params: { Cents: 5, Max: 2 },
    });
  });

  it('takes a secret from the standard input alone', async () => {
    expect((await read('customers create bob --password-stdin')).input).toEqual({
      customerId: 'bob',
      password: 'from the input',
    });
    await expect(read('customers create bob --password hunter2')).rejects.toThrow(/Unknown argument/);
  });

  it('takes a picture from a file alone', async () => {
    expect((await read('slider add spring --image-file spring.png --alt Spring')).input).toEqual({
      name: 'spring',
      image: 'the bytes of spring.png',
      alt: 'Spring',
    });
  });

  it('takes a long text from a file alone', async () => {
    expect((await read('content set 13 en --text-file rules.md --rules-position 1')).input).toEqual({
      pageId: '13',
      language: 'en',
      text: 'the text of rules.md',
      rulesPosition: 1,
    });
    await expect(read('content set 13 en --text-file x --text Rules')).rejects.toThrow(/Unknown argument/);
  });

  it.each([
    ['cash in bob 5.001', /amount: “5.001” can mean 5.00 or 5,001.00: write 5 or 5001/],
    ['cash in bob 12,50', /amount: “12,50” can mean 12.50 or 1,250.00: write 12.50 or 1250/],
    ['limits set bob 1200,50', /max-base: “1200,50” can mean 1,200.50 or 120,050.00/],
    ['lines circle 5 12,5', /max-wager: “12,5” can mean 12.50 or 125.00/],
    ['cash in bob', /Not enough non-option arguments/],
    ['cash in bob 5 --notes x', /Unknown argument: notes/],
    ['cash in bob 5 --note x --note y', /--note was given twice/],
    ['cash in bob 5 6', /Unknown argument: 6/],
    ['cash steal bob', /Unknown argument/],
    ['cash', /Say what to do/],
    ['casch in bob 5', /Did you mean cash/],
    ['limits set bob 5 --limit-type Q', /Invalid values/],
    ['restrictions set bob X --params five', /it takes NAME=NUMBER/],
    ['balance adjust bob 5', /Missing required argument: note/],
  ])('doesn’t understand “%s”', (line, said) => expect(read(line)).rejects.toThrow(said));
});
