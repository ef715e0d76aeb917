import type { TaskTemplate } from '@folio/contract/task-templates';
import { Link } from '@tanstack/react-router';
import { useMe } from '../../../base/use-me.ts';
import { formatNumber } from '../../../ui/intl-format.ts';
import { Panel } from '../../../ui/panel.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Text } from '../../../ui/text.tsx';
import { ToolTile } from '../../../ui/tool-tile.tsx';
import { useText } from '../../../ui/use-text.ts';
import classes from './templates.module.css';

interface TemplateListProps {
  templates: readonly TaskTemplate[];
  /** Of the one that is open. */
  openId: number | null;
  /** False for readers without permission to open one. */
  canOpen: boolean;
}

/** Templates by name; each says its tool, steps and days. */
export function TemplateList({ templates, openId, canOpen }: TemplateListProps) {
  const { t, language } = useText();
  return (
    <Panel
      isFlush
      title={t('taskPlanning.templates.label')}
      aside={
        <Text as="span" size="sm" tone="quiet">
          {formatNumber(templates.length, language)}
        </Text>
      }
    >
      <ul className={classes.list} aria-label={t('taskPlanning.templates.label')}>
        {templates.map((template) => (
          <li key={template.id} className={classes.row} data-open={template.id === openId || undefined}>
            <TemplateTile slug={template.fields.tool_id ?? null} />
            <Stack as="span" flex="shrink" gap={2}>
              {canOpen ? (
                <Link
                  to="/task-assignment/templates"
                  search={{ template: template.id }}
                  className={classes.name}
                  aria-current={template.id === openId ? 'true' : undefined}
                >
                  {template.name}
                </Link>
              ) : (
                <span className={classes.name}>{template.name}</span>
              )}
              <TemplateFacts template={template} />
            </Stack>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function TemplateTile({ slug }: { slug: string | null }) {
  const tool = useMe().templates.find((one) => one.slug === slug);
  return tool ? (
    <ToolTile icon={tool.icon} category={tool.macrocategory} />
  ) : (
    <ToolTile icon="file-text" category="custom_tools" />
  );
}

function TemplateFacts({ template }: { template: TaskTemplate }) {
  const { t } = useText();
  const tool = useMe().templates.find(({ slug }) => slug === template.fields.tool_id);
  const facts = [
    tool?.name ?? t('tasks.form.noTool'),
    t('taskPlanning.templates.steps', { count: template.review_steps.length }),
    ...(template.days === null ? [] : [t('taskPlanning.templates.lasts', { count: template.days })]),
  ];
  return (
    <Text as="span" size="sm" tone="quiet" breaks>
      {facts.join(', ')}
    </Text>
  );
}
