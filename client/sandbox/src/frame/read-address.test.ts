import { expect, it } from 'vitest';
import { readAddress, withoutToken } from './read-address.ts';

const read = (url: string) => readAddress(new URL(url, 'http://sandbox.example'));

it.each(['token', 'data'])('takes %s out of the address, and leaves the rest', (name) => {
  const address = read(`/sports/Qora?gameId=7&${name}=abc&theme=light`);
  expect(address.token).toBe('abc');
  expect(withoutToken(address)).toBe('/sports/Qora?gameId=7&theme=light');
});

it('knows the site’s languages and two themes, and accepts nothing else', () => {
  expect(read('/horses?language=zh-hant&theme=dark')).toMatchObject({ language: 'zh-hant', theme: 'dark' });
  expect(read('/horses?language=__proto__&theme=constructor')).toMatchObject({ language: 'en', theme: null });
  expect(read('/horses')).toMatchObject({ token: null, language: 'en', theme: null });
});
