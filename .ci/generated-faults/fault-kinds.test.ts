import { describe, expect, it } from 'vitest';
import { FAULT_KINDS } from './fault-kinds.ts';
import { EVERY_NAME, findFaults, parse } from './find-faults.ts';
import { applyEdit } from './generated-fault.ts';

interface Example {
  path: string;
  source: string;
  /** The source with each fault of the kind in it. */
  faulty: readonly string[];
}

const ROUTES = 'gateway/src/account/self-service/some-routes.ts';
const START = 'gateway/src/start/start-some.ts';
const PART = 'client/src/some/Some.tsx';
const PLAIN = 'gateway/src/some/some.ts';

const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'drop-route': [
    { path: ROUTES, source: "handle(app, 'a', {}, run);\nb();", faulty: ['\nb();'] },
    { path: ROUTES, source: "app.get('/a', run);", faulty: [''] },
    { path: ROUTES, source: "map.get('/a');", faulty: [] },
  ],
  'drop-plug-in': [
    { path: 'gateway/src/start/app.ts', source: 'await app.register(cookies);', faulty: [''] },
    { path: 'gateway/src/start/app.ts', source: 'inboxRoutes(app, parts);', faulty: [''] },
    { path: 'gateway/src/start/app.ts', source: "app.decorateRequest('span', null);", faulty: [] },
  ],
  'drop-subscription': [
    { path: PLAIN, source: "socket.on('slow', hear);", faulty: [''] },
    {
      path: PLAIN,
      source: 'const stop = lines$.subscribe((line) => take(line));',
      faulty: ['const stop = lines$.subscribe(() => undefined);'],
    },
  ],
  'second-beat': [
    { path: PLAIN, source: 'const t = setInterval(look, 5);', faulty: ['const t = setTimeout(look, 5);'] },
    {
      path: PLAIN,
      source: 'const look = () => { ask(); timer = setTimeout(() => look(), 5); };',
      faulty: ['const look = () => { ask();  };'],
    },
    { path: PLAIN, source: 'const look = () => { timer = setTimeout(end, 5); };', faulty: [] },
  ],
  'drop-event': [
    { path: PLAIN, source: 'customerEvents.publish(id, { kind });', faulty: [''] },
    { path: PLAIN, source: 'if (isNew) tellPages(id);', faulty: ['if (isNew) {}'] },
    { path: PLAIN, source: 'hear(() => tell({ kind }));', faulty: ['hear(() => undefined);'] },
  ],
  'drop-sweep': [
    { path: PLAIN, source: 'void sweepPush(database).catch(failed);', faulty: [''] },
    { path: PLAIN, source: 'every(() => door.sweep());', faulty: ['every(() => undefined);'] },
  ],
  'drop-cleanup': [
    {
      path: PART,
      source: 'useEffect(() => { a(); return () => clearTimeout(t); });',
      faulty: [
        'useEffect(() => { a(); return undefined; });',
        'useEffect(() => { a(); return () => undefined; });',
      ],
    },
    { path: PLAIN, source: 'subscription.unsubscribe();', faulty: [''] },
    { path: PART, source: 'useEffect(() => { if (a) return undefined; });', faulty: [] },
  ],
  'drop-hook': [{ path: PART, source: 'useTexts();\nconst a = useA();', faulty: ['\nconst a = useA();'] }],
  'drop-composition': [
    { path: START, source: 'startSweeps(parts, closers);', faulty: [''] },
    { path: START, source: "log.warn('a');", faulty: [] },
    { path: PLAIN, source: 'startSweeps(parts, closers);', faulty: [] },
  ],
  'drop-call': [
    { path: PLAIN, source: 'await book.take(line);', faulty: [''] },
    { path: PLAIN, source: "console.error('a');\nlog.child(b).info('c');", faulty: [] },
  ],
  'drop-part': [
    {
      path: START,
      source: 'const stops = [lead(), ...others, 1];',
      faulty: ['const stops = [...others, 1];', 'const stops = [lead(), 1];'],
    },
    { path: PLAIN, source: 'const stops = [lead()];', faulty: [] },
    { path: START, source: 'useEffect(() => tell(), [tell]);', faulty: [] },
  ],
  'drop-jsx-child': [
    {
      path: PART,
      source: 'const a = <div><Name />{is && <b>x</b>}<IconX /><i aria-hidden>y</i></div>;',
      faulty: [
        'const a = <div>{is && <b>x</b>}<IconX /><i aria-hidden>y</i></div>;',
        'const a = <div><Name /><IconX /><i aria-hidden>y</i></div>;',
      ],
    },
  ],
  'drop-guard': [
    {
      path: PLAIN,
      source: 'function a() { const b = c(); if (b) return; d(b); if (e) return; }',
      faulty: ['function a() { const b = c();  d(b); if (e) return; }'],
    },
    { path: PLAIN, source: 'function a() { if (b) return; else c(); }', faulty: [] },
  ],
  'swap-arguments': [
    { path: PLAIN, source: 'pay(fromId, toId, 5);', faulty: ['pay(toId, fromId, 5);'] },
    { path: PLAIN, source: "pay(fromId, 'b'); Math.max(a, b); pay(a, a);", faulty: [] },
  ],
  'negate-condition': [
    { path: PLAIN, source: 'if (a === b) c();', faulty: ['if (a !== b) c();'] },
    { path: PLAIN, source: 'const a = !b ? c : d;', faulty: ['const a = b ? c : d;'] },
    { path: PLAIN, source: 'if (a && b) c();', faulty: ['if (!(a && b)) c();'] },
    {
      path: PART,
      source: 'const a = <p>{b > 1 && <i />}</p>;',
      faulty: ['const a = <p>{b <= 1 && <i />}</p>;'],
    },
    { path: PART, source: "const a = <p className={b ? 'c' : 'd'} />;", faulty: [] },
    { path: PLAIN, source: "log.warn(a ? 'b' : 'c');", faulty: [] },
  ],
  'leave-out-argument': [
    { path: PLAIN, source: 'read(a, b);', faulty: ['read(a);'] },
    { path: PLAIN, source: 'read(a,);', faulty: ['read();'] },
  ],
  'leave-out-property': [
    {
      path: PLAIN,
      source: 'read({ type, page: 1, ...rest });',
      faulty: ['read({ page: 1, ...rest });', 'read({ type, ...rest });'],
    },
    { path: PLAIN, source: 'read({ a, b, });', faulty: ['read({ b, });', 'read({ a, });'] },
    { path: PLAIN, source: 'read({ a, });', faulty: ['read({  });'] },
    { path: PART, source: 'const a = <B isWide size="s" />;', faulty: ['const a = <B  size="s" />;'] },
    { path: PART, source: 'const a = <button type="button" />;', faulty: [] },
    {
      path: PART,
      source: 'const a = <form><button type="button" /></form>;',
      faulty: ['const a = <form><button  /></form>;'],
    },
    { path: 'domain/src/some/some.schema.ts', source: 'read({ type });', faulty: [] },
  ],
};

const findOf = (kind: string, { path, source }: Pick<Example, 'path' | 'source'>) =>
  findFaults(path, source, EVERY_NAME).filter((fault) => fault.kind === kind);

it('has examples of each kind, and no two of one name', () => {
  expect(FAULT_KINDS.map(({ name }) => name).toSorted()).toEqual(Object.keys(EXAMPLES).toSorted());
});

describe.each(FAULT_KINDS)('$name', ({ name }) => {
  it.each(EXAMPLES[name] ?? [])('in $source', (example) => {
    const { path, source, faulty } = example;
    expect(findOf(name, example).map(({ edit }) => applyEdit(source, edit))).toEqual(faulty);
    for (const text of faulty) expect(parse(path, text)).toHaveProperty('parseDiagnostics', []);
  });

  it('finds nothing in tests, rooms of test code and what is generated', () => {
    for (const example of EXAMPLES[name] ?? [])
      for (const path of [
        example.path.replace(/\.tsx?$/, '.test.ts'),
        example.path.replace('/src/', '/testing/'),
        example.path.replace(/\.tsx?$/, '.gen.ts'),
      ])
        expect(findFaults(path, example.source, EVERY_NAME)).toEqual([]);
  });
});
