/** Inside socket.io (ADR 0015): the encoding of a broadcast, once for all its sockets. */
interface Encoder {
  _encode(packet: unknown, options: { wsPreEncodedFrame?: Buffer[] }): unknown;
}

/**
 * Lets a broadcast leave as one buffer. The adapter makes its WebSocket frame once, as a head and a body; each socket
 * would then gather the two again, which is a good part of what a message costs.
 */
export const joinFrames = (adapter: object): void => {
  const encoder = adapter as Encoder;
  const encode = encoder._encode.bind(adapter);
  encoder._encode = (packet, options) => {
    const encoded = encode(packet, options);
    if (options.wsPreEncodedFrame !== undefined)
      options.wsPreEncodedFrame = [Buffer.concat(options.wsPreEncodedFrame)];
    return encoded;
  };
};
