// The bar above the tools: whether they work now, their category, and the search; all of it is in the address.
import type { MacroCategory, ToolSummary } from '@folio/contract/tool-definition';
import { type ToolWorks, toolWorks } from '@folio/contract/tool-works';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useShowsWorks } from '../../base/works-mark.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { Menu } from '../../ui/menu.tsx';
import { MenuRadio } from '../../ui/menu-parts.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useText } from '../../ui/use-text.ts';
import { ViewSwitch } from '../../ui/view-switch.tsx';
import { filterTools } from './filter-tools.ts';
import type { ToolSearch } from './tool-search.ts';

interface ToolsFilterBarProps {
  tools: ToolSummary[];
  categories: { slug: MacroCategory; name: string }[];
  search: ToolSearch;
  onSearch: (search: ToolSearch) => void;
}

const all = 'all';

/** Without the keys that say nothing. */
const filled = ({ macrocategory, works, search }: Record<keyof ToolSearch, string | undefined>): ToolSearch => ({
  ...(macrocategory ? { macrocategory } : {}),
  ...(works ? { works: works as ToolWorks } : {}),
  ...(search ? { search } : {}),
});

export function ToolsFilterBar({ tools, categories, search, onSearch }: ToolsFilterBarProps) {
  const { t } = useText();
  const hasWorks = useShowsWorks();
  const { macrocategory, works, search: text } = search;
  const change = (changes: Partial<Record<keyof ToolSearch, string | undefined>>) =>
    onSearch(filled({ macrocategory, works, search: text, ...changes }));
  const others = filterTools(tools, filled({ macrocategory, works: undefined, search: text }));
  const countOf = (one: ToolWorks) => others.filter((tool) => tool.works === one).length;
  const parts = toolWorks.filter((one) => one === works || tools.some((tool) => tool.works === one));
  const allCategories = { value: all, label: t('toolWorks.allCategories') };
  const choices = [
    allCategories,
    { value: 'favorited', label: t('tools.favourites') },
    ...(macrocategory === 'suggested' ? [{ value: 'suggested', label: t('dashboard.suggested') }] : []),
    ...categories.map(({ slug, name }) => ({ value: slug, label: slug === 'custom_tools' ? t('shell.premiumTools') : name })),
  ];
  const chosen = choices.find(({ value }) => value === macrocategory) ?? allCategories;
  return (
    <FilterBar
      isBare
      views={
        hasWorks ? (
          <ViewSwitch
            label={t('toolWorks.label')}
            value={works ?? all}
            views={[
              { value: all, label: t('tools.all'), count: others.length },
              ...parts.map((one) => ({ value: one, label: t(`toolWorks.${one}`), count: countOf(one) })),
            ]}
            onChange={(value) => change({ works: value === all ? undefined : value })}
          />
        ) : null
      }
      search={
        <SearchField label={t('tools.search')} value={text ?? ''} onSearch={(typed) => change({ search: typed || undefined })} />
      }
    >
      <Menu
        position="bottom-start"
        label={t('toolWorks.category')}
        button={
          <Button
            variant="default"
            aria-label={`${t('toolWorks.category')}: ${chosen.label}`}
            rightSection={<IconChevronDown size={16} stroke={1.7} aria-hidden="true" />}
          >
            {chosen.label}
          </Button>
        }
      >
        {choices.map(({ value, label }) => (
          <MenuRadio
            key={value}
            value={value}
            checked={value === chosen.value}
            onChange={() => change({ macrocategory: value === all ? undefined : value })}
          >
            {label}
          </MenuRadio>
        ))}
      </Menu>
    </FilterBar>
  );
}
