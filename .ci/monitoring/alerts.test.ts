import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slugOf } from '../documented-commands/slug-of.ts';
import { ROOT } from '../run-command.ts';
import { readAlerts } from './read-queries.ts';

const RUNBOOK = 'docs/operations/runbook.md';

const alerts = readAlerts();
const names = alerts.map(({ alert }) => alert);
const sections = readFileSync(join(ROOT, RUNBOOK), 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((text) => ({ name: text.slice(0, text.indexOf('\n')), text }));

it('has a section of the runbook for each alert, in the order of the rules, and no other', () => {
  expect(names.length).toBeGreaterThan(20);
  expect(sections.map(({ name }) => name)).toEqual(names);
});

it('leads each alert to its section', () => {
  for (const { alert, annotations } of alerts)
    expect(annotations['runbook_url']).toBe(`${RUNBOOK}#${slugOf(alert)}`);
});

it.each(sections)(
  '$name says what customers notice, where to look, what to do and when it clears',
  ({ text }) => {
    for (const part of ['Customers notice', 'Look first', 'Do', 'Clears'])
      expect(text).toMatch(new RegExp(`^- \\*\\*${part}\\*\\*`, 'm'));
  },
);

it('says of each alert how urgent it is, what it means and what to do first', () => {
  for (const { alert, labels, annotations } of alerts) {
    expect(labels['severity'], alert).toMatch(/^(?:page|ticket)$/);
    for (const name of ['summary', 'do']) expect(annotations[name], alert).toMatch(/\.$/);
  }
});
