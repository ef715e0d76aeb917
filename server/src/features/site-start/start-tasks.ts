// The first tasks of a website: the work, its pages, and a brief.

import type { InterfaceLanguage } from '@folio/contract/languages';
import { pathOf } from '@folio/contract/page-address';
import type { StartFound } from '@folio/contract/site-start';
import type { StartTaskKind } from '@folio/contract/site-start-words';
import { taskLimits } from '@folio/contract/task-words';
import { message } from '../../kernel/messages/messages.ts';

export interface FirstTask {
  kind: StartTaskKind;
  title: string;
  description: string;
  tool: string | null;
}

/** As many lines as fit; the last says how many do not. */
function listLines(lead: string, lines: readonly string[], language: InterfaceLanguage): string {
  const kept: string[] = [];
  let length = lead.length + 60;
  for (const line of lines) {
    if (length + line.length + 1 > taskLimits.description) break;
    kept.push(line);
    length += line.length + 1;
  }
  const left = lines.length - kept.length;
  return [lead, '', ...kept, ...(left > 0 ? [message('start_task_more', language, { count: left })] : [])]
    .join('\n')
    .slice(0, taskLimits.description);
}

const cut = (text: string) => text.slice(0, taskLimits.title);

/** Tasks for findings of these kinds. A kind without findings gets none. */
export function firstTasks(
  found: Pick<StartFound, 'titles' | 'missing_links' | 'descriptions' | 'tasks'>,
  kinds: readonly StartTaskKind[],
  language: InterfaceLanguage,
): FirstTask[] {
  const { titles, missing_links: links, descriptions } = found;
  const tool = (kind: StartTaskKind) => found.tasks.find((task) => task.kind === kind)?.tool ?? null;
  const count = (many: readonly unknown[]) => (many.length === 1 ? 'one' : 'many');
  const text = (name: 'titles' | 'links' | 'descriptions', many: readonly unknown[]) =>
    cut(message(`start_task_${name}_${count(many)}`, language, { count: many.length }));
  const tasks: FirstTask[] = [];
  if (kinds.includes('titles') && titles.length > 0)
    tasks.push({
      kind: 'titles',
      title: text('titles', titles),
      description: listLines(
        message('start_task_titles_brief', language),
        titles.map(({ url, title, pixels }) => `${pathOf(url)}: ${title ?? ''} (${pixels} px)`),
        language,
      ),
      tool: tool('titles'),
    });
  if (kinds.includes('missing_links') && links.length > 0)
    tasks.push({
      kind: 'missing_links',
      title: text('links', links),
      description: listLines(
        message('start_task_links_brief', language),
        links.map(({ from, to, anchor }) =>
          message('start_task_links_line', language, { from: pathOf(from.url), to: pathOf(to.url), anchor }),
        ),
        language,
      ),
      tool: tool('missing_links'),
    });
  if (kinds.includes('descriptions') && descriptions.length > 0)
    tasks.push({
      kind: 'descriptions',
      title: text('descriptions', descriptions),
      description: listLines(
        message('start_task_descriptions_brief', language),
        descriptions.map(({ url, title }) => `${pathOf(url)}: ${title ?? ''}`),
        language,
      ),
      tool: tool('descriptions'),
    });
  const job = found.tasks.find(({ kind }) => kind === 'job_posting');
  if (kinds.includes('job_posting') && job?.vacancy) {
    const { title, place, url } = job.vacancy;
    const name = [title, place].filter(Boolean).join(', ');
    tasks.push({
      kind: 'job_posting',
      title: cut(name === '' ? message('start_task_job', language) : message('start_task_job_named', language, { name })),
      description: message('start_task_job_brief', language, { url }).slice(0, taskLimits.description),
      tool: job.tool,
    });
  }
  return tasks;
}
