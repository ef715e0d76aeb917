import type { LinkRunRow } from '@folio/contract/link-runs';
import type { TFunction } from 'i18next';

/** "Run 22: Orphans"; a run without a title of its own is called "Run 22" already. */
export const titleOf = (t: TFunction, { number, title }: Pick<LinkRunRow, 'number' | 'title'>): string =>
  title.endsWith(` ${number}`) ? title : t('links.runs.title', { number, title });
