import type { RunTarget } from '@folio/contract/link-runs';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { CodeBlock } from '../../../ui/code-box.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Paper } from '../../../ui/paper.tsx';
import { Row } from '../../../ui/row.tsx';
import { Text } from '../../../ui/text.tsx';
import { useText } from '../../../ui/use-text.ts';
import { ViewSwitch } from '../../../ui/view-switch.tsx';
import classes from './run-page.module.css';

/** A paragraph comes without the tags around it. */
const paragraphOf = (html: string) => (/^<(?:p|h[1-6]|li|ul|ol|table|blockquote)[\s>]/i.test(html) ? html : `<p>${html}</p>`);
const views = ['inline', 'beside', 'html'] as const;

interface RunDifferenceProps {
  target: RunTarget;
  /** Renders two texts as one with their changes. */
  compareTexts: (before: string, after: string, language: string) => ReactNode;
}

/** Preview of changes in one page or document: only paragraphs with a link, the others are counted. */
export function RunDifference({ target, compareTexts }: RunDifferenceProps) {
  const { t, language } = useText();
  const [view, setView] = useState<(typeof views)[number]>('inline');
  const html = target.html ?? target.changes.map(({ after }) => after).join('\n');
  return (
    <>
      <Row mb={12} gap={8} justify="between" wrap>
        <ViewSwitch
          label={t('links.runs.views.label')}
          views={views.map((one) => ({ value: one, label: t(`links.runs.views.${one}`) }))}
          value={view}
          onChange={setView}
        />
        <Text as="span" size="sm" tone="quiet" breaks>
          {t('links.runs.paragraphs', { changed: target.changes.length, all: target.paragraphs })}
        </Text>
      </Row>
      {view === 'html' ? (
        <CodeBlock>{html}</CodeBlock>
      ) : (
        <Paper>
          <h2>{target.subject.title}</h2>
          {target.changes.map((change, index) => {
            const gap = change.paragraph - (target.changes[index - 1]?.paragraph ?? 0) - 1;
            return (
              <div key={change.paragraph}>
                {gap > 0 ? (
                  <Row as="p" size="sm" tone="quiet" weight="regular" family="interface" gap={12} className={classes.gap}>
                    {t('links.runs.unchanged', { count: gap })}
                  </Row>
                ) : null}
                {view === 'inline' ? (
                  compareTexts(paragraphOf(change.before), paragraphOf(change.after), language)
                ) : (
                  <div className={classes.beside}>
                    <div dangerouslySetInnerHTML={{ __html: change.before }} />
                    <div dangerouslySetInnerHTML={{ __html: change.after }} />
                  </div>
                )}
              </div>
            );
          })}
        </Paper>
      )}
      {target.html ? (
        <Row mt={14} gap={10} wrap className={classes.paste}>
          <p>{t('links.runs.pasteLead')}</p>
          <CopyButton text={target.html} label={t('links.runs.copyHtml')} />
          {target.subject.url ? (
            <Button component="a" variant="default" href={target.subject.url} target="_blank" rel="noreferrer">
              {t('links.runs.openPage')}
            </Button>
          ) : null}
        </Row>
      ) : null}
    </>
  );
}
