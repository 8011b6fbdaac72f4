import { describe, expect, it } from 'vitest';
import { findLongLines } from './find-long-lines.ts';

const wide = (columns: number): string => 'a'.repeat(columns);

describe('a page', () => {
  it('takes 120 columns and no more, counted as characters', () => {
    expect(findLongLines('docs/a.md', `# Title\n\n${wide(120)}\n${wide(119)}–`)).toEqual([]);
    expect(findLongLines('docs/a.md', `# Title\n\n${wide(121)}`)).toEqual([{ line: 3, columns: 121 }]);
  });

  it('may have long rows of tables, but no long code', () => {
    expect(findLongLines('docs/a.md', `| ${wide(200)} |`)).toEqual([]);
    expect(findLongLines('docs/a.md', `\`\`\`\n${wide(200)}\n\`\`\``)).toHaveLength(1);
  });
});

describe('a source', () => {
  it.each([
    ['a.ts', `// ${wide(120)}`],
    ['a.tsx', `const page = <b>{/* ${wide(120)} */}</b>;`],
    ['a.mjs', `const short = 1; // ${wide(120)}`],
    ['a.css', `a {\n}\n/* ${wide(20)}\n ${wide(120)} */`],
    ['a.ts', `/**\n * ${wide(120)}\n */\nconst price = 1;`],
  ])('%s with a long comment is told', (path, text) => {
    expect(findLongLines(path, text)).toHaveLength(1);
  });

  it('may have long lines without a comment, also such as look like one', () => {
    expect(findLongLines('a.ts', `const url = 'https://${wide(120)}';`)).toEqual([]);
    expect(findLongLines('a.css', `a { background: url(${wide(120)}); }`)).toEqual([]);
  });

  it('has its columns counted behind characters of several bytes, too', () => {
    const text = `const sign = '−½–…';\n// short\nconst other = '${wide(120)}';\n// ${wide(120)}`;
    expect(findLongLines('a.ts', text).map(({ line }) => line)).toEqual([4]);
  });
});
