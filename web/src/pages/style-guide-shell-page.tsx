import { Button } from '@mantine/core';
import { doNothing } from '../ui/component-states.ts';
import { PageFrame } from '../ui/page-frame.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Pager } from '../ui/pager.tsx';
import { Panel } from '../ui/panel.tsx';
import { useText } from '../ui/use-text.ts';
import { ChosenList } from './style-guide/chosen-list.tsx';

/** A page for the shell in a frame: the list of documents with a selection and a pager. */
export function StyleGuideShellPage() {
  const { t } = useText();
  return (
    <PageFrame>
      <PageHeader
        title={t('orders.title')}
        lead={t('orders.lead')}
        actions={<Button onClick={doNothing}>{t('actions.newDocument')}</Button>}
      />
      <Panel isFlush>
        <ChosenList />
        <Pager page={2} total={187} onChange={doNothing} />
      </Panel>
    </PageFrame>
  );
}
