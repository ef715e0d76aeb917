// The link map of a website, and a table of the same.
import type { LinksTabProps } from '../../base/links-search.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useText } from '../../ui/use-text.ts';

export function LinkMapTab({ choice, tabs }: LinksTabProps) {
  const { t } = useText();
  return (
    <>
      <PageHeader title={t('shell.links')} lead={t('links.lead')} actions={choice} />
      {tabs}
    </>
  );
}
