/** The parts of a browser's claims that are needed before they are verified. */
export interface ClientData {
  challenge: string;
}

/**
 * @param clientDataJSON base64url
 * @returns null for what no page of the site has asked for: not even well-formed, or asked from within another site's
 *   page, of which browsers don't always say whose it was
 */
export const readClientData = (clientDataJSON: string): ClientData | null => {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    if (typeof said !== 'object' || said === null) return null;
    const { challenge, crossOrigin } = said as { challenge?: unknown; crossOrigin?: unknown };
    if (typeof challenge !== 'string' || crossOrigin === true) return null;
    return { challenge };
  } catch {
    return null;
  }
};
