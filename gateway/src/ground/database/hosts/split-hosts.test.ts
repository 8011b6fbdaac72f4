import { expect, it } from 'vitest';
import { readTarget } from '../read-target.ts';
import { listHosts } from './read-hosts.ts';

const read = (address: string) =>
  listHosts(address).map(({ name, address: own }) => {
    const { host, port, user, password, database } = readTarget(own);
    return { name, host, port, user, password, database };
  });

const me = { user: 'me', password: 'a,b:c@d', database: 'book' };

it('leaves the address of one server as it is', () => {
  for (const address of [
    'postgres://me:secret@db.example/book?sslmode=disable',
    'postgresql://me@localhost/book?host=%2Frun%2Fpostgresql&port=5433',
    'postgres://me@[::1]:5433/book',
  ])
    expect(listHosts(address).map((host) => host.address)).toEqual([address]);
});

it('takes a port for each host, 5432 where there is none', () => {
  expect(read('postgres://me:a%2Cb%3Ac%40d@one.example:5433,two.example/book')).toEqual([
    { name: 'one.example:5433', host: 'one.example', port: 5433, ...me },
    { name: 'two.example:5432', host: 'two.example', port: 5432, ...me },
  ]);
});

it('takes addresses of version 6 in brackets, and folders of sockets', () => {
  expect(read('postgres://me:a%2Cb%3Ac%40d@[::1]:5433,[2001:db8::2],%2Frun%2Fpg/book')).toEqual([
    { name: '[::1]:5433', host: '::1', port: 5433, ...me },
    { name: '[2001:db8::2]:5432', host: '2001:db8::2', port: 5432, ...me },
    { name: '/run/pg:5432', host: '/run/pg', port: 5432, ...me },
  ]);
});

it('takes hosts and ports as parameters, one port for all or one for each', () => {
  const query = 'postgres://me:a%2Cb%3Ac%40d@/book?host=one,%2Frun%2Fpg';
  expect(read(`${query}&port=6432`).map(({ host, port }) => [host, port])).toEqual([
    ['one', 6432],
    ['/run/pg', 6432],
  ]);
  expect(read(`${query}&port=6432,6433`).map(({ port }) => port)).toEqual([6432, 6433]);
});

it('leaves out what only other clients need, and keeps the rest', () => {
  const hosts = listHosts('postgres://me@one,two/book?target_session_attrs=read-write&sslmode=require');
  expect(hosts.map(({ address }) => address)).toEqual([
    'postgres://me@localhost/book?sslmode=require&host=one&port=5432',
    'postgres://me@localhost/book?sslmode=require&host=two&port=5432',
  ]);
});

it.each([
  ['one,,two', 'a host is missing between two commas: write postgres://'],
  ['one:5432,two:', null],
  ['one:5432,two:high', 'a port of its hosts isn’t a number from 1 to 65535: write postgres://'],
  ['one:5432,two:65536', 'a port of its hosts isn’t a number'],
  ['one,2001:db8::2', 'a host of it has several colons: write an IPv6 address as [::1]:5432.'],
  ['one,%zz', 'a host of it is wrongly percent-encoded'],
])('says what to write in place of %s', (hosts, line) => {
  const act = () => listHosts(`postgres://me:secret@${hosts}/book`);
  if (line === null) return expect(act).not.toThrow();
  expect(act).toThrow(`DATABASE_URL: ${line}`);
  expect(act).not.toThrow('secret');
});

it('says so when ports and hosts don’t match, and when a stand-by is asked for', () => {
  expect(() => listHosts('postgres://me@/book?host=one,two,three&port=1,2')).toThrow(
    'DATABASE_URL: it names 3 hosts and 2 ports: name one port for each, or one for all.',
  );
  expect(() => listHosts('postgres://me@one,two/book?target_session_attrs=standby')).toThrow(
    'DATABASE_URL: target_session_attrs=standby isn’t taken: the gateway works on the server that can be written.',
  );
});
