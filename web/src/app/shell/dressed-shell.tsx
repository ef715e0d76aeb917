// The shell in a frame of the style guide: to be looked at, so that nobody logs out or writes there.
import { useSearch } from '@tanstack/react-router';
import { DressedDocument } from '../../pages/style-guide/dressed-document.tsx';
import { type GuideAddress, readGuideView } from '../../pages/style-guide/guide-view.ts';
import { StyleGuideShellPage } from '../../pages/style-guide-shell-page.tsx';
import { Shell } from './shell.tsx';

export function DressedShell() {
  const address: GuideAddress = useSearch({ strict: false });
  return (
    <DressedDocument view={readGuideView(address)}>
      <div inert>
        <Shell>
          <StyleGuideShellPage />
        </Shell>
      </div>
    </DressedDocument>
  );
}
