// Fast key handling: events without other listeners end at the text, and native typing also scrolls natively.
import type { EditorProps } from '@tiptap/pm/view';

/** Each that bubbles is looked up in the whole tree of components, and none of them has a handler for it. */
const ownEvents = ['keypress', 'textInput', 'input', 'keyup'] as const;

/** Props of one editor. */
export function typingEvents(): Pick<EditorProps, 'handleDOMEvents' | 'handleScrollToSelection'> {
  let isWrittenByBrowser = false;
  const endHere = (_view: unknown, event: Event) => {
    event.stopPropagation();
    return false;
  };
  return {
    handleDOMEvents: {
      ...Object.fromEntries(ownEvents.map((name) => [name, endHere])),
      keydown: () => {
        isWrittenByBrowser = false;
        return false;
      },
      beforeinput: (_view, event) => {
        event.stopPropagation();
        isWrittenByBrowser = event.inputType === 'insertText' && !event.defaultPrevented;
        return false;
      },
    },
    // Asking where the caret is makes the browser lay out the whole text within the key.
    handleScrollToSelection: () => isWrittenByBrowser,
  };
}
