// The kinds of websites, and the fields of each; read by the server's validation and by the form. Their connectors: server/src/connectors.

export const websiteKinds = ['wordpress', 'webhook', 'download'] as const;
export type WebsiteKind = (typeof websiteKinds)[number];

interface ConnectionFields {
  /** Remotely: drafts or live entries are sent there, and the connection can be tested. By download: Folio hands out the file. */
  publishes: 'remotely' | 'by_download';
  /** The URL is that of the website's first page (`site`) or of the program that receives documents (`endpoint`). */
  url: 'site' | 'endpoint';
  /** Null if the kind has none. */
  username: { isRequired: boolean } | null;
  /** `label` is its key among the texts `websites.secrets`; with `hasSteps` the form says where to find it. */
  secret: { isRequired: boolean; label: string; hasSteps: boolean } | null;
}

export const connectionFields = {
  wordpress: {
    publishes: 'remotely',
    url: 'site',
    username: { isRequired: true },
    secret: { isRequired: true, label: 'wordpress', hasSteps: true },
  },
  webhook: {
    publishes: 'remotely',
    url: 'endpoint',
    username: null,
    secret: { isRequired: false, label: 'webhook', hasSteps: false },
  },
  download: { publishes: 'by_download', url: 'site', username: null, secret: null },
} as const satisfies Record<WebsiteKind, ConnectionFields>;
