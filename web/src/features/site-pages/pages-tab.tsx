// Pages of a website: how they answer, what links to them, and what is wrong with them.
import type { LinksTabProps } from '../../base/links-search.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { useText } from '../../ui/use-text.ts';

export function PagesTab({ choice, tabs }: LinksTabProps) {
  const { t } = useText();
  return (
    <>
      <PageHeader title={t('shell.links')} lead={t('links.lead')} actions={choice} />
      {tabs}
    </>
  );
}
