import { Type } from 'typebox';
import { strict } from '../../ground/schema/strict.ts';
import { SECRET } from './command-schema.ts';
import { customerIdField, limitCents, TERMS } from './operator-fields.schema.ts';

export const passwordField = () =>
  Type.String({
    minLength: 8,
    maxLength: 256,
    description: 'Left out: one is made up and told once',
    ...SECRET,
  });

export const currencyField = (description: string) =>
  Type.Optional(Type.String({ pattern: '^[A-Za-z]{3}$', description }));

/** Told once: nobody can read it again. */
export const madeUpPassword = () =>
  Type.Optional(Type.String({ description: 'When it was made up here.', ...SECRET }));

export const TermsSchema = Type.Partial(strict(TERMS));

/** What is said of a customer when the account is opened. */
export const NEW_CUSTOMER = {
  customerId: customerIdField(),
  password: Type.Optional(passwordField()),
  currency: currencyField('Of the account; USD'),
  maxBaseCents: Type.Optional(
    limitCents('The most on any one bet (HR-4); 1,000.00. `limits set` says it in detail'),
  ),
  ...TermsSchema.properties,
};
