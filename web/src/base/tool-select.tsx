// A choice of a tool, each with the words that say whether it works now.
import type { ToolSummary } from '@folio/contract/tool-definition';
import { Select, type SelectProps } from '@mantine/core';
import { Row } from '../ui/row.tsx';
import { Text } from '../ui/text.tsx';
import { useText } from '../ui/use-text.ts';
import classes from './works-mark.module.css';
import { useShowsWorks, WorksMark } from './works-mark.tsx';

interface ToolSelectProps
  extends Pick<
    SelectProps,
    'label' | 'description' | 'error' | 'value' | 'onChange' | 'onBlur' | 'onFocus' | 'disabled' | 'readOnly'
  > {
  /** In the order in which they are offered. */
  tools: readonly ToolSummary[];
  /** A first choice besides the tools. */
  none?: { value: string; label: string } | undefined;
  /** The dialog's focus begins here. */
  hasFirstFocus?: boolean | undefined;
}

export function ToolSelect({ tools, none, hasFirstFocus = false, ...field }: ToolSelectProps) {
  const { t } = useText();
  const isMarked = useShowsWorks();
  const bySlug = new Map(tools.map((tool) => [tool.slug, tool.works]));
  return (
    <Select
      {...field}
      data={[...(none ? [none] : []), ...tools.map(({ slug, name }) => ({ value: slug, label: name }))]}
      searchable
      allowDeselect={false}
      checkIconPosition="right"
      comboboxProps={{ shadow: 'none' }}
      nothingFoundMessage={t('shell.noToolFound')}
      {...(hasFirstFocus ? { 'data-autofocus': true } : {})}
      {...(isMarked
        ? {
            renderOption: ({ option }) => {
              const works = bySlug.get(option.value);
              return (
                <Row as="span" justify="between" gap={12} className={classes.option}>
                  <Text as="span" breaks flex="shrink">
                    {option.label}
                  </Text>
                  {works ? <WorksMark works={works} /> : null}
                </Row>
              );
            },
          }
        : {})}
    />
  );
}
