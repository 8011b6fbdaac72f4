import { expect, it } from 'vitest';
import { checkPage } from './check-page.ts';

const URL_OF_PAGE = new URL('https://book.example/sports/');

const answer = (status: number, text: string, location?: string) => ({
  status,
  text,
  headers: new Headers(location === undefined ? {} : { location }),
});

it.each([
  ['ok', answer(200, '<div class="lb-first-frame">'), /comes at https:\/\/book\.example\/sports\//],
  ['wrong', answer(302, '', '/sports/'), /leads to itself: a proxy takes \/sports\/ off the path/],
  ['warning', answer(301, '', 'https://www.book.example/'), /leads to https:\/\/www\.book\.example\//],
  ['wrong', answer(200, '<h1>Welcome to nginx!</h1>'), /Something else comes .* \(status 200\)/],
  ['wrong', answer(502, '<h1>Bad Gateway</h1>'), /Something else comes .* \(status 502\)/],
])('the page at the public address is %s', (state, came, said) => {
  expect(checkPage(URL_OF_PAGE, came)).toMatchObject({ state, found: expect.stringMatching(said) });
});
