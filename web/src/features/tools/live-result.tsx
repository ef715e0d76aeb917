// The result of a live tool while the form is filled in, with a button that saves it.
import type { ToolDetail } from '@folio/contract/tool-definition';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../base/api.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Paper, PaperHtml } from '../../ui/paper.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './tool-layout.module.css';
import { previewQuery } from './tools.queries.ts';
import type { ToolForm } from './use-tool-form.ts';

const typingPause = 400;

function plainText(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.innerText;
}

interface LiveResultProps {
  tool: ToolDetail;
  form: ToolForm;
}

/** Asks 400 ms after the last key, and only when nothing is wrong with the form. */
export function LiveResult({ tool, form }: LiveResultProps) {
  const { t, language } = useText();
  const typed = JSON.stringify(form.values);
  const [settled] = useDebouncedValue(typed, typingPause);
  const { data, error, refetch } = useQuery(previewQuery(tool.slug, settled, form.read, settled === typed));
  const html = data?.html;
  return (
    <>
      <div className={classes.caption}>
        <span>{t('tools.result')}</span>
        {html ? <CopyButton text={plainText(html)} html={html} label={t('tools.copyResult')} /> : null}
      </div>
      {html ? (
        <PaperHtml html={html} language={language} />
      ) : error ? (
        <Panel>
          <ErrorState title={t('tools.noResult')} message={messageOf(error)} onRetry={() => void refetch()} />
        </Panel>
      ) : (
        <Paper>
          <Text size="lg" tone="quiet" family="interface">
            {t('tools.previewEmpty')}
          </Text>
        </Paper>
      )}
    </>
  );
}
