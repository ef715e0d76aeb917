// Due dates of review steps from their working days. Pure: days in, days out.
import { addWorkingDays } from '@folio/contract/working-days';

interface DatedStep {
  due_date?: string | null | undefined;
  days?: number | null | undefined;
  is_fixed?: boolean | null | undefined;
}

/**
 * Steps that have days are due so many working days after the end before them, which for the first one is the due day of the task. A fixed
 * date stays, and the next step counts from it. Without an end before it a step keeps the date that it has.
 */
export function datesOfSteps<Step extends DatedStep>(
  steps: readonly Step[],
  taskDue: string | null,
  freeDays: readonly string[],
): Step[] {
  let end = taskDue;
  return steps.map((step) => {
    const follows = !step.is_fixed && typeof step.days === 'number' && end !== null;
    const due = follows && end !== null ? addWorkingDays(end, step.days ?? 0, freeDays) : (step.due_date ?? null);
    end = due ?? end;
    return { ...step, due_date: due };
  });
}
