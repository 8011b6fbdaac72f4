import { hash } from 'node:crypto';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Names come from feeds and customers: none of them is markup. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? '');

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.45 system-ui, sans-serif; font-variant-numeric: tabular-nums; }
body { max-width: 680px; margin: 0 auto; padding: 20px 16px 40px; }
header { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; }
h1 { margin: 0; font-size: 22px; }
h2 { margin: 24px 0 8px; font-size: 16px; }
.state { font-weight: 700; }
p { margin: 4px 0; }
article { margin-top: 16px; border-top: 1px solid; padding-top: 12px; }
dl { display: grid; grid-template-columns: minmax(110px, 1fr) 2fr; gap: 4px 12px; margin: 8px 0; }
dt { opacity: 0.75; }
dd { margin: 0; }
ol { margin: 8px 0; padding-inline-start: 20px; }
li { margin: 4px 0; }
footer { margin-top: 28px; font-size: 14px; opacity: 0.8; }
@media print {
  @page { margin: 14mm; }
  body { max-width: none; padding: 0; }
  article, li { break-inside: avoid; }
}`;

/** The page may draw itself by its one style sheet, and do nothing else. */
export const RECEIPT_POLICY = `default-src 'none'; style-src 'sha256-${hash('sha256', STYLE, 'base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** @param body whose texts are escaped */
export const wrapPage = (lang: string, title: string, body: string): string =>
  `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;

/** Terms with what is said of each, in their order; those of which nothing is said are left out. */
export const listTerms = (terms: ReadonlyArray<readonly [string, string | null]>): string =>
  `<dl>${terms
    .flatMap(([term, text]) =>
      text === null ? [] : [`<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd>`],
    )
    .join('')}</dl>`;
