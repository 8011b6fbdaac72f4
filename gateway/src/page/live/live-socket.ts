import type { TopicName } from '@lineboard/domain/lines/book/topic';
import type { ClientToGateway, GatewayToClient } from '@lineboard/domain/doors/wire/live-messages.schema';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

export interface SocketSession {
  customerId: string;
  store: string;
  sessionId: string;
  /** Wall milliseconds, as far as is known here: a ping over HTTP moves it on. */
  expiresAtMs: number;
}

/** What is known of the page at the other end; set by the handshake. */
export interface LiveSocketData {
  /** null: a visitor, who sees the default store's lines. */
  session: SocketSession | null;
  store: string;
  /** The cookie named a session that no longer holds. */
  hasEnded: boolean;
  /** The cookie's customer, where the page didn't name that very session; null: the page has nothing new to learn. */
  tellPage: string | null;
}

export type LiveSocket = Socket<ClientToGateway, GatewayToClient, DefaultEventsMap, LiveSocketData>;
export type LiveIo = Server<ClientToGateway, GatewayToClient, DefaultEventsMap, LiveSocketData>;

export const roomOfTopic = (topic: TopicName): string => `topic ${topic}`;
/** Joined by the server alone, as is the session's. */
export const roomOfCustomer = (customerId: string): string => `customer ${customerId}`;
export const roomOfSession = (sessionId: string): string => `session ${sessionId}`;
