import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openNamedBook } from './open-named-book.ts';

describe('a book that is named', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lineboard-named-'));
    return () => rmSync(folder, { recursive: true });
  });
  const write = (text: string): string => {
    const file = join(folder, 'customers.csv');
    writeFileSync(file, text);
    return file;
  };

  it('takes customers of a CSV file as a spreadsheet writes it', () => {
    const customers = write('\uFEFFpassword,customerId,note\r\n"a,b""c",ANN,x\r\n\r\nsecret, BOB ,\r\n');
    expect(openNamedBook({ book: 'https://book.example/sports', customers }).logins).toEqual([
      { customerId: 'ANN', password: 'a,b"c' },
      { customerId: 'BOB', password: 'secret' },
    ]);
  });

  it('says which customer lacks something', () => {
    const customers = write('customerId,password\nANN,secret\nBOB,\n');
    expect(() => openNamedBook({ book: 'https://book.example', customers })).toThrow('customer 2');
  });

  it('moves lines at the gateways that are named beside the site, else at the site', () => {
    const feed = 'load:token:with:colons';
    const alone = openNamedBook({ book: 'https://book.example/', feed });
    expect([alone.origin, alone.feedOrigins]).toEqual(['https://book.example', ['https://book.example']]);
    expect(alone.feed).toEqual({ feedId: 'load', token: 'token:with:colons' });
    const many = openNamedBook({ book: 'https://book.example,http://10.0.0.1:8080,http://10.0.0.2:8080' });
    expect(many.feedOrigins).toEqual(['http://10.0.0.1:8080', 'http://10.0.0.2:8080']);
    expect(many.feed).toBeNull();
  });

  it.each([
    ['a book that is no address', { book: 'book.example' }, '--book'],
    ['a feed without a token', { book: 'https://book.example', feed: 'load' }, '--feed'],
  ])('refuses %s', (_, named, says) => {
    expect(() => openNamedBook(named)).toThrow(says);
  });
});
