import type { Website } from '@folio/contract/websites';

/** The website that was added first, for pages that open without a choice: usually the main one. */
export const firstWebsite = <Added extends Pick<Website, 'id'>>(websites: readonly Added[]): Added | undefined =>
  websites.reduce<Added | undefined>((first, one) => (first && first.id < one.id ? first : one), undefined);
