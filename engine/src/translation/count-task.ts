/** A count: its object and its unit. */
export type CountTask =
  | { kind: 'count'; of: 'words of a file'; name: string; bytes: Uint8Array }
  | { kind: 'count'; of: 'words of a page'; html: string; seo: boolean; left: string[] }
  | { kind: 'count'; of: 'rows of a table'; bytes: Uint8Array };
