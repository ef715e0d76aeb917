// Days of tasks, jobs and translation requests as iCalendar (RFC 5545): titles and states, and no texts.
import type { InterfaceLanguage } from '@folio/contract/languages';
import type { ICalEventData } from 'ical-generator';
import { message } from '../../kernel/messages/messages.ts';
import type { DueTaskDay } from '../tasks/index.ts';
import type { DeskDay } from '../translation-desk/index.ts';

/** Refresh interval that calendar programs should follow: an hour, in seconds. */
const refreshSeconds = 3600;

const millisecondsOfDay = 86_400_000;

export interface FeedFacts {
  days: readonly DueTaskDay[];
  /** Due dates at the translation desk. */
  deskDays: readonly DeskDay[];
  /** Null for the tasks of all workspaces. */
  workspaceName: string | null;
  language: InterfaceLanguage;
  /** Public URL of the product, like `https://folio.example`. */
  publicUrl: string;
}

/** Control characters but the end of a line, and separators that some readers take for one: not allowed in a text (RFC 5545). */
const notAllowed = /(?![\n\r])[\p{Cc}\u2028\u2029]/gu;

/** The text of a feed. It changes only with its entries, so that an unchanged one has the same tag. */
export async function feedText({ days, deskDays, workspaceName, language, publicUrl }: FeedFacts): Promise<string> {
  const { default: createCalendar, ICalCalendarMethod, ICalEventTransparency } = await import('ical-generator');
  const host = new URL(publicUrl).hostname;
  const eventOf = (due: DueTaskDay): ICalEventData => {
    const start = new Date(`${due.day}T00:00:00Z`);
    const isReview = due.step_id !== null;
    const state = due.status === 'on_going' && due.round > 1 ? 'changes' : due.status;
    return {
      id: isReview ? `task-${due.id}-review-${due.step_id}@${host}` : `task-${due.id}@${host}`,
      start,
      // The end of a whole day is the day after, which is not part of the event.
      end: new Date(start.getTime() + millisecondsOfDay),
      allDay: true,
      stamp: due.updated_at,
      lastModified: due.updated_at,
      summary: isReview ? message('calendar_review', language, { title: due.title }) : due.title,
      description: message(`calendar_state_${state}`, language),
      url: `${publicUrl}/task-assignment/${due.id}`,
      // A due entry does not block a day of work.
      transparency: ICalEventTransparency.TRANSPARENT,
    };
  };
  const deskEventOf = (due: DeskDay): ICalEventData => ({
    id: `translation-${due.kind}-${due.id}@${host}`,
    start: due.due_at,
    end: due.due_at,
    stamp: due.updated_at,
    lastModified: due.updated_at,
    summary: message(due.kind === 'job' ? 'calendar_job' : 'calendar_request', language, {
      number: due.number,
      title: due.title,
    }),
    description: message(`calendar_desk_${due.state}`, language),
    url: `${publicUrl}/${due.kind === 'job' ? `translation-manager/jobs/${due.id}` : `tool/translation_requests/${due.id}`}`,
    transparency: ICalEventTransparency.TRANSPARENT,
  });
  const name =
    workspaceName === null
      ? message('calendar_name_all', language)
      : message('calendar_name', language, { workspace: workspaceName });
  return createCalendar({
    name,
    prodId: { company: 'Folio', product: 'Tasks', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: refreshSeconds,
    events: [...days.map(eventOf), ...deskDays.map(deskEventOf)],
  })
    .toString()
    .replaceAll(notAllowed, ' ');
}
