import type { Static } from 'typebox';
import type { TicketStorySchema } from './ticket-story.schema.ts';

/** All that happened to one ticket. */
export type TicketStory = Static<typeof TicketStorySchema>;

export type StoryBet = TicketStory['bets'][number];

export type StoryLeg = TicketStory['legs'][number];

export type Ruling = StoryLeg['rulings'][number];

export type StoryEntry = TicketStory['entries'][number];
