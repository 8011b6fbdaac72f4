import { CustomerInfoSchema } from '@lineboard/domain/account/customer/customer.schema';
import { ContestLineSchema } from '@lineboard/domain/lines/line/contest-line.schema';
import { GameSchema } from '@lineboard/domain/lines/line/game.schema';
import { GameLineSchema } from '@lineboard/domain/lines/line/game-line.schema';
import { OpenBetItemSchema, OpenBetSchema } from '@lineboard/domain/books/open-bets/open-bet.schema';
import { GameScoreSchema } from '@lineboard/domain/ground/score/game-score.schema';
import { SiteSettingsSchema } from '@lineboard/domain/words/site/site-settings.schema';
import { parseSync, Visitor } from 'oxc-parser';

const SCHEMAS = {
  Game: GameSchema,
  GameLine: GameLineSchema,
  ContestLine: ContestLineSchema,
  GameScore: GameScoreSchema,
  CustomerInfo: CustomerInfoSchema,
  SiteSettings: SiteSettingsSchema,
  OpenBet: OpenBetSchema,
  OpenBetItem: OpenBetItemSchema,
};

/** A feed's records are whole without them: the log gives the one, a line mover's token says the other. */
const GIVEN_LATER: readonly string[] = ['version', 'feedId'];

const FIELDS = Object.entries(SCHEMAS).map(
  ([record, { properties }]) =>
    [record, Object.keys(properties).filter((name) => !GIVEN_LATER.includes(name))] as const,
);

interface WholeRecord {
  /** Counted from 1. */
  readonly line: number;
  readonly record: string;
}

/** Objects of a source that name every field of a record. */
export function findWholeRecords(path: string, source: string): WholeRecord[] {
  const found: WholeRecord[] = [];
  const visitor = new Visitor({
    ObjectExpression: ({ properties, start }) => {
      const names = new Set(
        properties.map((property) =>
          property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : null,
        ),
      );
      for (const [record, fields] of FIELDS)
        if (fields.every((field) => names.has(field)))
          found.push({ line: source.slice(0, start).split('\n').length, record });
    },
  });
  visitor.visit(parseSync(path, source).program);
  return found;
}
