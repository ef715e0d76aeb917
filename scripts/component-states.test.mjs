import { describe, expect, it } from 'vitest';
import { exportsComponent, missingStates } from './component-states.mjs';

const states = "export const states: ComponentStates = { page: 'components/buttons', states: { Usual: () => null } };";

const found = (/** @type {Record<string, string>} */ sources) =>
  missingStates(Object.keys(sources), (file) => sources[file] ?? '').map((line) => line.split(':')[0]);

describe('what counts as a component', () => {
  it.each([
    'export function Avatar({ name }: AvatarProps) {}',
    'export const ButtonLink = createLink(AnchorButton);',
    'export default function Avatar() {}',
  ])('is drawn on a page: %s', (source) => {
    expect(exportsComponent(source)).toBe(true);
  });

  it.each([
    'export function useDeletionQuestion(deletion: Deletion) {}',
    'export const toastError = (message: string): void => {}',
    'export interface Deletion { loss: string }',
    "export type Fact = [name: string, said: ReactNode];\nexport const DAYS = ['mon'];",
    'function AnchorButton() {}',
  ])('is none: %s', (source) => {
    expect(exportsComponent(source)).toBe(false);
  });
});

describe('components without states', () => {
  it('are named, in folders below too', () => {
    const component = 'export function Badge() {}';
    expect(
      found({
        'web/src/ui/badge.tsx': component,
        'web/src/ui/tool-fields/badge.tsx': component,
        'web/src/ui/tool-fields/badge.states.tsx': states,
      }),
    ).toEqual(['web/src/ui/badge.tsx']);
  });

  it('are left outside of ui, and so are files that draw nothing, tests and plain modules', () => {
    expect(
      found({
        'web/src/features/tasks/core/task-list.tsx': 'export function TaskList() {}',
        'web/src/ui/toast.tsx': 'export const toastError = () => undefined;',
        'web/src/ui/badge.test.tsx': 'export function Sample() {}',
        'web/src/ui/theme.ts': 'export const Theme = {};',
      }),
    ).toEqual([]);
  });

  it('are not excused by a file of states that is empty, or exports none, or whose component is gone', () => {
    const component = 'export function Badge() {}';
    expect(
      found({
        'web/src/ui/badge.tsx': component,
        'web/src/ui/badge.states.tsx': "export const states: ComponentStates = { page: 'a', states: {} };",
        'web/src/ui/card.tsx': component,
        'web/src/ui/card.states.tsx': 'const states = {};',
        'web/src/ui/gone.states.tsx': states,
      }),
    ).toEqual(['web/src/ui/badge.states.tsx', 'web/src/ui/card.states.tsx', 'web/src/ui/gone.states.tsx']);
  });
});
