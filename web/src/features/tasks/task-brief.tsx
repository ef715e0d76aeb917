// The brief: the requester's words, and the input of the tool.
import '@fontsource-variable/source-serif-4';
import { languageName } from '@folio/contract/language-names';
import type { Task } from '@folio/contract/task-shapes';
import { FactList } from '../../ui/fact-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Text } from '../../ui/text.tsx';
import { useText } from '../../ui/use-text.ts';
import classes from './core/tasks.module.css';

export function TaskBrief({ task }: { task: Task }) {
  const { t, language } = useText();
  const name = task.tool?.name ?? task.tool_id;
  const toolName = task.tool?.is_deleted ? t('taskPage.toolDeleted', { name: task.tool.name }) : name;
  const isEmpty = task.description === '' && task.additional_content === '';
  return (
    <>
      <Panel title={t('tasks.brief')}>
        {isEmpty ? (
          <Text size="sm" tone="quiet">
            {t('taskPage.noBrief')}
          </Text>
        ) : null}
        {task.description ? <p className={classes.brief}>{task.description}</p> : null}
        {task.additional_content ? <p className={classes.brief}>{task.additional_content}</p> : null}
      </Panel>
      <Panel title={t('taskPage.toolGets')}>
        <FactList
          isBeside
          facts={[
            [t('tasks.form.tool'), toolName ?? t('tasks.form.noTool')],
            [t('taskPage.requestType'), t(`taskPage.requestTypes.${task.request_type}`)],
            [t('taskPage.type'), t(`taskPage.types.${task.type}`)],
            [t('taskPage.language'), task.language && languageName(task.language, language)],
            [t('taskPage.length'), task.content_length ? t('taskPage.words', { count: task.content_length }) : null],
            [t('taskPage.category'), task.category_name],
            [t('taskPage.linkedKeywords'), task.linked_keywords.join(', ')],
            [t('taskPage.softKeywords'), task.soft_keywords.join(', ')],
            [t('taskPage.headings'), task.h2_headings.join('; ')],
          ]}
        />
      </Panel>
    </>
  );
}
