// Actions as data: menus, bars over a selection and the command palette draw the same lists.
import type { TablerIcon } from '@tabler/icons-react';
import type { LinkOptions } from '@tanstack/react-router';
import type { TFunction } from 'i18next';

/** An action as its feature lists it, for any thing of a kind. */
export interface ActionDefinition<Id extends string, Thing> {
  id: Id;
  icon: TablerIcon;
  /** As `Kbd` takes it. */
  shortcut?: string;
  /** `things` are those that it can be done with, at least one. */
  label: (t: TFunction, things: Thing[]) => string;
  /** True if the server lets the caller do it with this thing. */
  can: (thing: Thing) => boolean;
  /** Its loss is permanent; drawn in red. */
  isDeletion?: true;
  /** A line above it in a menu, where anything is above. */
  startsGroup?: true;
}

/** One of several ways of an action, such as the format of a download. */
interface ActionChoice {
  id: string;
  label: string;
  /** Label, if it differs from the action's. */
  icon?: TablerIcon;
  run: () => void;
}

/** Effect of selecting an action: it runs, leads somewhere, or asks which way. */
type ActionEffect =
  | { run: () => void; isDisabled?: boolean }
  | { link: LinkOptions }
  | { choices: ActionChoice[]; isDisabled?: boolean; title?: string };

/** An action of certain things, ready to be drawn and chosen. */
export type Action<Id extends string = string> = Pick<
  ActionDefinition<Id, never>,
  'id' | 'icon' | 'shortcut' | 'isDeletion' | 'startsGroup'
> & { label: string } & ActionEffect;

/** By action; one without an effect here is left out. The function gets those of the things that the action can be done with. */
export type ActionEffects<Id extends string, Thing> = Partial<Record<Id, ((things: Thing[]) => ActionEffect) | undefined>>;

/** The actions of a list that can be done with at least one of the things and have an effect here, in the order of the list. */
export function bindActions<Id extends string, Thing>(
  definitions: ActionDefinition<Id, Thing>[],
  things: Thing[],
  t: TFunction,
  effects: ActionEffects<Id, Thing>,
): Action<Id>[] {
  return definitions.flatMap(({ can, label, ...face }) => {
    const possible = things.filter(can);
    const effect = effects[face.id];
    return effect && possible.length > 0 ? [{ ...face, label: label(t, possible), ...effect(possible) }] : [];
  });
}
