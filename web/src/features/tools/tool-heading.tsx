import type { ToolSummary } from '@folio/contract/tool-definition';
import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ToolTile } from '../../ui/tool-tile.tsx';
import { useText } from '../../ui/use-text.ts';
import { FavoriteStar } from './favorite-star.tsx';

interface ToolHeadingProps {
  tool: ToolSummary;
  category: string;
  /** The quiet link at its end. */
  bulkLink?: ReactNode;
}

/** Dashboard, the macro category, the tool; hidden for chats. Then its name and star. */
export function ToolHeading({ tool, category, bulkLink = null }: ToolHeadingProps) {
  const { t } = useText();
  return (
    <>
      {tool.macrocategory === 'ai_chat' ? null : (
        <Breadcrumbs
          crumbs={[
            { label: t('shell.dashboard'), link: { to: '/dashboard' } },
            { label: category, link: { to: '/tools', search: { macrocategory: tool.macrocategory } } },
            { label: tool.name },
          ]}
        />
      )}
      <Stack mt={12}>
        <PageHeader
          title={tool.name}
          tile={<ToolTile icon={tool.icon} category={tool.macrocategory} size={44} />}
          star={<FavoriteStar tool={tool} />}
          actions={bulkLink}
        />
      </Stack>
    </>
  );
}
