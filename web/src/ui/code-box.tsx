// Text for machines, in letters of one width: a secret with its copy button, or a few lines of a program.
import classes from './code-box.module.css';
import { CopyButton } from './copy-button.tsx';
import { Row } from './row.tsx';

/** `shown` is the displayed text (a key in groups of four); `text` is the copied one. */
export function CodeLine({ text, shown = text, label }: { text: string; shown?: string; label?: string }) {
  return (
    <Row mt={14} gap={10} wrap>
      <code className={classes.line} aria-label={label}>
        {shown}
      </code>
      <CopyButton text={text} />
    </Row>
  );
}

export function CodeBlock({ children }: { children: string }) {
  return <pre className={classes.block}>{children}</pre>;
}
