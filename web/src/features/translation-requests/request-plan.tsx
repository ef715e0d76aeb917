import type { StageName } from '@folio/contract/translation-words';
import { IconFile, IconVersions } from '@tabler/icons-react';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { StageMark } from '../../ui/translation/stage-marks.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './request-form.module.css';
import type { RequestValues } from './request-form-values.ts';

const stagesOf = {
  machine: ['ai'],
  proofreading: ['ai', 'proofreading'],
  managed: ['translation', 'revision'],
  certified: ['translation', 'revision', 'certificate'],
} as const satisfies Record<RequestValues['kind'], readonly StageName[]>;

/** Stages for each language, and their results. */
export function RequestPlan({ values }: { values: RequestValues }) {
  const { t } = useText();
  const hasFiles = values.files.length > 0;
  const hasDocuments = values.documents.length > 0 || values.text.trim() !== '' || !hasFiles;
  return (
    <div className={classes.beside}>
      <Panel title={t('translationRequests.form.plan')}>
        <ol className={classes.plan}>
          {stagesOf[values.kind].map((stage) => (
            <li key={stage}>
              <StageMark stage={stage} state="waiting" />
              <span>
                <Text as="span" weight="medium" block>
                  {t(`translationRequests.stages.${stage}`)}
                </Text>
                <Text as="span" size="sm" tone="muted" block className={classes.kindLead}>
                  {t(`translationDesk.plan.${stage}`)}
                </Text>
              </span>
            </li>
          ))}
        </ol>
        <Text size="sm" tone="quiet">
          {t('translationRequests.form.analysisLater')}
        </Text>
      </Panel>
      <Panel title={t('translationRequests.form.deliveredAs')}>
        <ul className={classes.plan}>
          {hasFiles ? (
            <li>
              <IconFile size={18} stroke={1.6} aria-hidden="true" />
              {t('translationRequests.form.deliveredFile')}
            </li>
          ) : null}
          {hasDocuments ? (
            <li>
              <IconVersions size={18} stroke={1.6} aria-hidden="true" />
              {t('translationRequests.form.deliveredDocument')}
            </li>
          ) : null}
        </ul>
      </Panel>
    </div>
  );
}
