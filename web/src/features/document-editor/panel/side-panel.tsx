// What stands beside a document: how it does in search, and what is known of it.
import type { DocumentDetail } from '@folio/contract/orders';
import { Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import type { DraftFields } from '../open-draft.ts';
import type { WantedLine } from '../text/shown-line.ts';
import type { SourceNumbers } from '../text/shown-sources.ts';
import { DetailsTab } from './details-tab.tsx';
import type { DocumentText } from './document-text.ts';
import { usePanelTabs } from './panel-tabs.tsx';
import type { FieldWords } from './read-inputs.ts';
import { SeoTab } from './seo-tab.tsx';
import classes from './side-panel.module.css';
import { VoiceTab } from './voice-tab.tsx';

interface SidePanelProps {
  order: DocumentDetail;
  /** Null until the text is open. */
  text: DocumentText | null;
  words: number;
  fields: DraftFields;
  form: Record<string, FieldWords>;
  numbers: NonNullable<SourceNumbers>;
  isShowingOrigins: boolean;
  onShowOrigins: (isShown: boolean) => void;
  isShowingSources: boolean;
  onShowSources: (isShown: boolean) => void;
  publications: ReactNode;
  comments: ReactNode;
  onFields: (change: Partial<DraftFields>) => void;
  /** Index of the heading that the caret is at or under. */
  heading: number;
  onShowLine: (wanted: WantedLine) => void;
}

/** The panels of `PanelTabs`, inside the same tabs. All keep what was typed in them while another is looked at. */
export function SidePanel({
  order,
  text,
  words,
  fields,
  form,
  heading,
  onFields,
  onShowLine,
  comments,
  ...sources
}: SidePanelProps) {
  const { hasVoice } = usePanelTabs(order);
  return (
    <>
      <Tabs.Panel value="seo" className={classes.body}>
        <SeoTab
          order={order}
          text={text}
          words={words}
          fields={fields}
          heading={heading}
          onFields={onFields}
          onShowLine={onShowLine}
        />
      </Tabs.Panel>
      <Tabs.Panel value="comments" className={classes.body}>
        {comments}
      </Tabs.Panel>
      {hasVoice ? (
        <Tabs.Panel value="voice" className={classes.body}>
          <VoiceTab order={order} onShowLine={onShowLine} />
        </Tabs.Panel>
      ) : null}
      <Tabs.Panel value="details" className={classes.body}>
        <DetailsTab order={order} form={form} {...sources} />
      </Tabs.Panel>
    </>
  );
}
