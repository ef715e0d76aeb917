import { PaperHtml } from '../../../ui/paper.tsx';
import toolbar from '../core/toolbar.module.css';
import classes from './text-editor.module.css';

/** The same paper before the editor's code is there: it can be read already. */
export function WaitingText({ html, language }: { html: string; language: string }) {
  return (
    <>
      <div className={`${toolbar.toolbar} ${toolbar.waiting}`} aria-hidden="true" />
      <div className={classes.desk} data-waiting>
        <PaperHtml html={html} language={language} />
      </div>
    </>
  );
}
