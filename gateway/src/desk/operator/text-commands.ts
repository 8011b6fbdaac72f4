import type { TEXT_COMMANDS } from '@lineboard/domain/desk/operator/text-commands.schema';
import { findTranslationFault } from '@lineboard/domain/words/translations/find-translation-fault';
import { MOST_TRANSLATIONS } from '@lineboard/domain/words/translations/text-bounds';
import type { Language } from '@lineboard/domain/ground/language/languages';
import {
  holdTranslations,
  readTranslation,
  writeTranslation,
} from '../../words/translations/translation-rows.ts';
import { ALLOW_SUGGESTIONS } from '../../ground/customer/allow-suggestions.ts';
import type { CommandContext, Run, Runs } from './command.ts';
import { lockAccount } from './lock-customer.ts';
import type { CommandAnswer } from '@lineboard/domain/desk/operator/commands.schema';
import {
  END_SAME_SUGGESTIONS,
  END_SUGGESTIONS_OF,
  TAKE_SUGGESTION,
} from '../../words/translations/end-suggestions.ts';

const MOST_LISTED = 200;

interface Suggestion {
  language: Language;
  key: string;
  builtIn: string;
  before: string;
  after: string;
}

const list: Run<'texts list'> = async ({ client }, { language = null, after = 0 }) => {
  const { rows } = await client.query<CommandAnswer<'texts list'>[number]>(
    `select s.suggestion_id as "suggestionId", s.customer_id as "customerId", s.language, s.text_key as key,
       coalesce(t.body, s.built_in) as before, s.body as after, s.suggested_at_ms as "suggestedAtMs"
     from text_suggestion s left join translation t using (language, text_key)
     where s.suggestion_id > $1 and ($2::text is null or s.language = $2)
     order by s.suggestion_id limit $3`,
    [after, language, MOST_LISTED],
  );
  return { answer: rows };
};

type Held = CommandContext<'texts reject'>;

/** Takes a suggestion off the list. */
const take = async ({ client, refuse }: Held, suggestionId: number): Promise<Suggestion> => {
  await holdTranslations(client);
  const { rows } = await client.query<Omit<Suggestion, 'before'>>(TAKE_SUGGESTION, [suggestionId]);
  const taken = rows[0];
  if (taken === undefined) return refuse('unknownSuggestion', { suggestionId });
  return { ...taken, before: (await readTranslation(client, taken)) ?? taken.builtIn };
};

const accept: Run<'texts accept'> = async (context, { suggestionId }) => {
  const { client, refuse, wallMs } = context;
  const { builtIn, language, key, before, after } = await take(context as unknown as Held, suggestionId);
  const fault = findTranslationFault(builtIn, after);
  if (fault !== null && fault !== 'same') return refuse('textUnfit', { fault });
  const { rows } = await client.query<{ all: number }>('select count(*)::integer as all from translation');
  if (rows[0]!.all >= MOST_TRANSLATIONS) return refuse('tooManyTexts', { most: MOST_TRANSLATIONS });
  await writeTranslation(client, { language, key, text: fault === 'same' ? null : after, wallMs });
  // Suggestions that asked for the same text are fulfilled now.
  await client.query(END_SAME_SUGGESTIONS, [language, key, after]);
  return { before, after, answer: { language, key, before, after } };
};

const reject: Run<'texts reject'> = async (context, { suggestionId }) => {
  const { language, key, before, after } = await take(context, suggestionId);
  return { before: after, after: before, answer: { language, key, before, after: before } };
};

const changed: Run<'texts changed'> = async ({ client }, { language = null }) => {
  const { rows } = await client.query<CommandAnswer<'texts changed'>[number]>(
    `select language, text_key as key, body as text, changed_at_ms as "changedAtMs" from translation
     where $1::text is null or language = $1 order by language, text_key`,
    [language],
  );
  return { answer: rows };
};

const restore: Run<'texts restore'> = async ({ client, refuse, wallMs }, place) => {
  await holdTranslations(client);
  const before = await readTranslation(client, place);
  if (before === null) return refuse('nothingToChange', {});
  await writeTranslation(client, { ...place, text: null, wallMs });
  return { before, after: null, answer: { ...place, before } };
};

type Allowing = CommandContext<'texts allow'>;

const turn = async (context: Allowing, typed: string, maySuggestTexts: boolean) => {
  const { client, refuse } = context;
  const { customer_id: customerId, may_suggest_texts: before } = await lockAccount(context, typed);
  if (before === maySuggestTexts) return refuse('nothingToChange', {});
  await client.query(ALLOW_SUGGESTIONS, [customerId, maySuggestTexts]);
  if (!maySuggestTexts) await client.query(END_SUGGESTIONS_OF, [customerId]);
  const after = { customerId, maySuggestTexts };
  return {
    customerId,
    before: { customerId, maySuggestTexts: before },
    after,
    answer: after,
    events: [{ kind: 'settings' as const }],
  };
};

export const TEXT_RUNS: Runs<keyof typeof TEXT_COMMANDS> = {
  'texts list': list,
  'texts accept': accept,
  'texts reject': reject,
  'texts changed': changed,
  'texts restore': restore,
  'texts allow': (context, { customerId }) => turn(context, customerId, true),
  'texts forbid': (context, { customerId }) => turn(context as unknown as Allowing, customerId, false),
};
