// Content of the style guide's frames: the components of one page, or one state that needs a window of its own.
import { useParams, useSearch } from '@tanstack/react-router';
import type { SyntheticEvent } from 'react';
import { statesIn, statesOn } from './style-guide/all-states.ts';
import { DressedDocument } from './style-guide/dressed-document.tsx';
import { findGuidePage } from './style-guide/guide-pages.ts';
import { frameSearch, type GuideAddress, readGuideView } from './style-guide/guide-view.ts';
import { DrawnState, StatePanels } from './style-guide/state-panels.tsx';

/** The address of a frame; `state` of `file` alone where they are given. */
type FrameAddress = GuideAddress & { file?: string; state?: string };

/** Links of states lead nowhere, and no form is sent. */
const keepHere = (event: SyntheticEvent) => {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (event.type === 'submit' || (link && !link.hasAttribute('data-opens-window'))) event.preventDefault();
};

export function StyleGuideFramePage() {
  const params = useParams({ strict: false });
  const address: FrameAddress = useSearch({ strict: false });
  const page = findGuidePage(params.area ?? '', params.page);
  const view = readGuideView(address);
  const scheme = view.scheme === 'dark' ? 'dark' : 'light';
  const draw = address.state === undefined ? undefined : statesIn(address.file)?.states[address.state];
  const path = `${page?.area}/${page?.name}`;
  return (
    <DressedDocument view={{ ...view, scheme }}>
      <main id="content" tabIndex={-1} onClickCapture={keepHere} onSubmitCapture={keepHere}>
        {address.state !== undefined ? (
          draw ? (
            <DrawnState draw={draw} />
          ) : null
        ) : (
          <StatePanels
            files={statesOn(path)}
            isPhone={window.innerWidth < 992}
            windowOf={(file, state) =>
              `/style-guide/frame/${path}?${frameSearch(view, scheme)}&${new URLSearchParams({ file, state }).toString()}`
            }
          />
        )}
      </main>
    </DressedDocument>
  );
}
