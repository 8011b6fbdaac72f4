// Written by `npm run docs`: the names of all texts.
import 'i18next';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: readonly ['none', ...Array<keyof CustomTypeOptions['resources']>];
    keySeparator: false;
    nsSeparator: ':';
    returnNull: false;
    resources: {
      none: Readonly<Record<never, string>>;
      banners: typeof import('@lineboard/domain/words/en/later/banners.json');
      board: typeof import('@lineboard/domain/words/en/first/board.json');
      captcha: typeof import('@lineboard/domain/words/en/later/captcha.json');
      cards: typeof import('@lineboard/domain/words/en/later/cards.json');
      cashier: typeof import('@lineboard/domain/words/en/sandbox/cashier.json');
      chat: typeof import('@lineboard/domain/words/en/later/chat.json');
      content: typeof import('@lineboard/domain/words/en/later/content.json');
      'daily-figures': typeof import('@lineboard/domain/words/en/later/daily-figures.json');
      desk: typeof import('@lineboard/domain/words/en/sandbox/desk.json');
      'domain-states': typeof import('@lineboard/domain/words/en/later/domain-states.json');
      error: typeof import('@lineboard/domain/words/en/first/error.json');
      frame: typeof import('@lineboard/domain/words/en/sandbox/frame.json');
      game: typeof import('@lineboard/domain/words/en/later/game.json');
      games: typeof import('@lineboard/domain/words/en/sandbox/games.json');
      guest: typeof import('@lineboard/domain/words/en/sandbox/guest.json');
      integrations: typeof import('@lineboard/domain/words/en/first/integrations.json');
      keys: typeof import('@lineboard/domain/words/en/later/keys.json');
      league: typeof import('@lineboard/domain/words/en/first/league.json');
      live: typeof import('@lineboard/domain/words/en/sandbox/live.json');
      lobby: typeof import('@lineboard/domain/words/en/later/lobby.json');
      messages: typeof import('@lineboard/domain/words/en/later/messages.json');
      offering: typeof import('@lineboard/domain/words/en/first/offering.json');
      'open-bets': typeof import('@lineboard/domain/words/en/later/open-bets.json');
      'own-limits': typeof import('@lineboard/domain/words/en/later/own-limits.json');
      people: typeof import('@lineboard/domain/words/en/sandbox/people.json');
      period: typeof import('@lineboard/domain/words/en/first/period.json');
      pick: typeof import('@lineboard/domain/words/en/first/pick.json');
      prop: typeof import('@lineboard/domain/words/en/later/prop.json');
      props: typeof import('@lineboard/domain/words/en/sandbox/props.json');
      push: typeof import('@lineboard/domain/words/en/later/push.json');
      scores: typeof import('@lineboard/domain/words/en/later/scores.json');
      search: typeof import('@lineboard/domain/words/en/first/search.json');
      session: typeof import('@lineboard/domain/words/en/later/session.json');
      settings: typeof import('@lineboard/domain/words/en/later/settings.json');
      shell: typeof import('@lineboard/domain/words/en/first/shell.json');
      'side-features': typeof import('@lineboard/domain/words/en/later/side-features.json');
      'sign-up': typeof import('@lineboard/domain/words/en/later/sign-up.json');
      slip: typeof import('@lineboard/domain/words/en/first/slip.json');
      sport: typeof import('@lineboard/domain/words/en/later/sport.json');
      table: typeof import('@lineboard/domain/words/en/sandbox/table.json');
      ticket: typeof import('@lineboard/domain/words/en/later/ticket.json');
      transactions: typeof import('@lineboard/domain/words/en/later/transactions.json');
      translations: typeof import('@lineboard/domain/words/en/later/translations.json');
      wager: typeof import('@lineboard/domain/words/en/first/wager.json');
    };
  }
}
