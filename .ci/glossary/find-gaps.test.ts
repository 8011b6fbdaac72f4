import { describe, expect, it } from 'vitest';
import type { Shape } from '../describe-schema.ts';
import type { Entity, Term } from './entity.ts';
import { findGaps } from './find-gaps.ts';
import type { NamedShapes } from './named-shape.ts';

const SPECIFICATION = { Game: ['GameNum', 'Team1ID', 'Status', 'LeagueId'] };

const GAME: Shape = {
  title: 'Game',
  properties: {
    gameNum: { type: 'integer' },
    team1Id: { anyOf: [{ type: 'string' }, { type: 'null' }] },
    items: {
      type: 'array',
      items: { type: 'object', properties: { status: { enum: ['O', 'H'] } } },
      description: 'Its lines.',
    },
  },
};

const TERMS: readonly Term[] = [
  ['GameNum', 'Game.gameNum'],
  ['Team1ID', 'Game.team1Id'],
  ['Status', 'Game.items[].status'],
  ['LeagueId', null, 'the name identifies it'],
];

const shapesOf = (shape: Shape): NamedShapes =>
  new Map([['Game', { file: 'domain/src/game.schema.ts', shape }]]);

const find = (change: Partial<Entity> = {}, shapes = shapesOf(GAME)): string[] =>
  findGaps(SPECIFICATION, [{ title: 'Game', shapes: ['Game'], terms: TERMS, ...change }], shapes);

/** The terms with another one in the place of the first. */
const withFirst = (...first: Term[]): Partial<Entity> => ({ terms: [...first, ...TERMS.slice(1)] });

describe('what is missing in the glossary', () => {
  it('is nothing where each field has a row and each row a property', () => expect(find()).toEqual([]));

  it('is a row of a field that the specification lists', () =>
    expect(find(withFirst())).toEqual(['Game: GameNum has no row']));

  it('is a field of the specification to what a row names', () =>
    expect(find(withFirst(['GameNumber, GameNum', 'Game.gameNum']))).toEqual([
      'Game: GameNumber is no field of the specification',
    ]));

  it('is nothing where a row tells of what the specification has no name for', () =>
    expect(find({ terms: [...TERMS, ['(its lines)', 'Game.items']] })).toEqual([]));

  it('is one row where a field has two', () =>
    expect(find({ terms: [...TERMS, ['GameNum', 'Game.gameNum']] })).toEqual(['Game: GameNum has two rows']));

  it.each(['Game.gameNumber', 'Game.items.status', 'Game.items[].state', 'Game.team1Id.status'])(
    'is the property where a row says %s',
    (property) =>
      expect(find(withFirst(['GameNum', property]))).toEqual([
        `Game: GameNum is said to be ${property}, which domain/src/game.schema.ts doesn’t have`,
      ]),
  );

  it('is the schema where a row names one that nobody has', () =>
    expect(find(withFirst(['GameNum', 'Match.gameNum']))).toEqual([
      'Game: Match.gameNum of GameNum: no schema or interface is a Match',
    ]));

  it('is the schema where a section names one that nobody has', () =>
    expect(find({ shapes: ['Match'] })).toEqual(['Game: no schema or interface is a Match']));

  it('is a reason where a field isn’t ours', () =>
    expect(find(withFirst(['GameNum', null]))).toEqual(['Game: GameNum isn’t ours, and no reason is given']));

  it('is the section of an entity, and the entity of a section', () =>
    expect(find({ title: 'Match' })).toEqual([
      'Game: the specification has it, the glossary has no section',
      'Match: the specification has no such entity',
    ]));

  it('is a description of a property whose type says nothing of what it holds', () => {
    const extra: Shape = { type: 'object', properties: { number: { type: 'integer' } } };
    const told: Shape = { ...extra, description: 'What else is known.' };
    expect(find({}, shapesOf({ ...GAME, properties: { ...GAME.properties, extra, told } }))).toEqual([
      'Game.extra: neither a description nor its type says what it holds',
    ]);
  });
});
