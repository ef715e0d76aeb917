// Addresses of pages and people in a text.

/** Returns the host without "www."; empty if the URL is invalid. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '');

export const addresses = /https?:\/\/[^\s"'<>)\]]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/giu;

/** Without the mark that ends the sentence. */
export const addressesIn = (text: string): string[] =>
  (text.match(addresses) ?? []).map((address) => address.replace(/[.,;:!?]+$/u, ''));
