// What stands beside a document: how it does in search, and what is known of it.
import type { DocumentDetail } from '@folio/contract/orders';
import { Tabs } from '@mantine/core';
import '@mantine/core/styles/Tabs.layer.css';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../ui/use-text.ts';
import type { DraftFields } from '../open-draft.ts';
import type { WantedLine } from '../text/shown-line.ts';
import type { SourceNumbers } from '../text/shown-sources.ts';
import { DetailsTab } from './details-tab.tsx';
import type { DocumentText } from './document-text.ts';
import type { FieldWords } from './read-inputs.ts';
import { SeoTab } from './seo-tab.tsx';
import classes from './side-panel.module.css';
import { voiceReportQuery } from './voice.queries.ts';
import { VoiceTab } from './voice-tab.tsx';

export type PanelTab = 'seo' | 'comments' | 'voice' | 'details';

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
  /** The tab that somebody asked for; null for the first. */
  tab: PanelTab | null;
  onTab: (tab: PanelTab) => void;
  comments: ReactNode;
  openComments: number;
  onFields: (change: Partial<DraftFields>) => void;
  /** Index of the heading that the caret is at or under. */
  heading: number;
  onShowLine: (wanted: WantedLine) => void;
}

/** The voice has a tab only where the document was ordered with one. All tabs keep what was typed in them while another is looked at. */
export function SidePanel({
  order,
  text,
  words,
  fields,
  form,
  heading,
  onFields,
  onShowLine,
  tab,
  onTab,
  comments,
  openComments,
  ...sources
}: SidePanelProps) {
  const { t } = useText();
  // What was computed is a table of figures; a picture, a sound or what was said in one is no page: there is nothing to rank.
  const isForSearch = order.engine?.kind !== 'computed' && order.category !== 'media' && order.macrocategory !== 'audio_text';
  const { data: voice } = useQuery(voiceReportQuery(order.order_detail_id, order.updated_at));
  const hasVoice = Boolean(voice?.brand_voice);
  return (
    <Tabs
      value={tab ?? (isForSearch ? 'seo' : 'details')}
      keepMounted={false}
      onChange={(value) => {
        if (value) onTab(value as PanelTab);
      }}
    >
      <div className={classes.tabs}>
        <Tabs.List grow>
          {isForSearch ? <Tabs.Tab value="seo">{t('editor.panel.seo')}</Tabs.Tab> : null}
          <Tabs.Tab value="comments">
            {t('comments.title')}
            {openComments > 0 ? (
              <>
                <span className={classes.tabCount} aria-hidden="true">
                  {openComments}
                </span>
                <span className="unseen">{t('comments.open', { open: openComments })}</span>
              </>
            ) : null}
          </Tabs.Tab>
          {hasVoice ? <Tabs.Tab value="voice">{t('voices.document.tab')}</Tabs.Tab> : null}
          <Tabs.Tab value="details">{t('editor.panel.details')}</Tabs.Tab>
        </Tabs.List>
      </div>
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
    </Tabs>
  );
}
