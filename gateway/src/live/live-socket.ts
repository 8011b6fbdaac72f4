import type { TopicName } from '@lineboard/domain/book/topic';
import type { ClientToGateway, GatewayToClient } from '@lineboard/domain/wire/live-messages';
import type { DefaultEventsMap, Server, Socket } from 'socket.io';

/** Who sits at the other end; set by the handshake. */
export interface LiveSocketData {
  /** null: a visitor, who sees the default store's lines. */
  customerId: string | null;
  store: string;
}

export type LiveSocket = Socket<ClientToGateway, GatewayToClient, DefaultEventsMap, LiveSocketData>;
export type LiveIo = Server<ClientToGateway, GatewayToClient, DefaultEventsMap, LiveSocketData>;

export const roomOfTopic = (topic: TopicName): string => `topic ${topic}`;
/** Joined by the server alone. */
export const roomOfCustomer = (customerId: string): string => `customer ${customerId}`;
