import { expect, it } from 'vitest';
import { indexWords, splitWords } from './word-index.ts';

it('splits names into their words, and leaves out the shortest', () => {
  expect([...splitWords("handle(app, 'findTicket', HTTPServer)")]).toEqual([
    'handle',
    'findticket',
    'httpserver',
    'find',
    'ticket',
    'http',
    'server',
  ]);
});

it('ranks texts by the rare words that they share, and passes over words that most of them have', () => {
  const texts = new Map(Array.from({ length: 40 }, (_, at) => [`${at}.test.ts`, 'expect(value)']));
  texts.set('7.test.ts', 'expect(findTicket)').set('9.test.ts', 'expect(findTicket, closeTicket)');
  const { rank } = indexWords(texts);
  expect(rank(splitWords('expect closeTicket findTicket'), [...texts.keys()])).toEqual([
    '9.test.ts',
    '7.test.ts',
  ]);
  expect(rank(splitWords('findTicket'), ['7.test.ts'])).toEqual(['7.test.ts']);
  expect(rank(splitWords('value'), [...texts.keys()])).toEqual([]);
});
