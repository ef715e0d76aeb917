// Sign and words that tell if a tool works now. Each choice of tools uses them.
import type { ToolWorks } from '@folio/contract/tool-works';
import { Row } from '../ui/row.tsx';
import { useText } from '../ui/use-text.ts';
import { useMe } from './use-me.ts';
import classes from './works-mark.module.css';

/** False once no tool waits for a model: then all tools work alike and nothing marks them. */
export const useShowsWorks = (): boolean => useMe().templates.some(({ works }) => works === 'needs_model');

interface WorksMarkProps {
  works: ToolWorks;
  /** For a control that it describes. */
  id?: string;
}

export function WorksMark({ works, id }: WorksMarkProps) {
  const { t } = useText();
  return (
    <Row
      as="span"
      id={id}
      size="xs"
      tone="muted"
      weight="medium"
      gap={6}
      nowrap
      inline
      flex="none"
      className={classes.mark}
      data-works={works}
    >
      <span className={classes.sign} aria-hidden="true" />
      {t(`toolWorks.${works}`)}
    </Row>
  );
}
