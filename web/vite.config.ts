import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { catalogueIcons } from './build/catalogue-icons.ts';
import { compressFiles } from './build/compress-files.ts';
import { earlyStart } from './build/early-start.ts';
import { leafImports } from './build/leaf-imports.ts';

/** Few large files rather than a hundred small ones: each costs a start of its own. What a group needs comes along with it. */
const groups = [
  // The frame's styles come with those of the start: three small files less to ask for, and no page is drawn without them.
  {
    name: 'start',
    test: new RegExp(
      [
        String.raw`src/app/main\.tsx$`,
        'rolldown/runtime',
        String.raw`src/app/shell/(palette/)?[\w-]+\.module\.css`,
        String.raw`@mantine/core/styles/(Input|ScrollArea|Combobox|Popover|Menu|ActionIcon|InlineInput|Tooltip)\.layer\.css`,
        String.raw`src/(ui/(tool-tile|actions|kbd|banners|brand-mark|page-header|panel|covering-link|opening-row|status-badge|progress-bar|empty-drawing|avatar|row)|features/notifications/bell)\.module\.css`,
      ].join('|'),
    ),
    priority: 3,
  },
  { name: 'shell', test: /src\/app\/shell\/shell\.tsx$/, priority: 2 },
  {
    name: 'controls',
    test: new RegExp(
      [
        String.raw`@mantine/core/esm/components/(ActionIcon|TextInput)/\1\.mjs$`,
        String.raw`@mantine/core/esm/components/(Combobox/ComboboxChevron/ComboboxChevron|CloseButton/CloseButton|Input/InputClearButton/InputClearButton)\.mjs$`,
        String.raw`@mantine/hooks/esm/use-(debounced|merged|uncontrolled|callback)`,
        String.raw`@mantine/core/styles/Input\.layer\.css$`,
        String.raw`icons/Icon(Trash|Copy|Plus|X|WorldUpload|CircleCheckFilled|DeviceFloppy|FolderSymlink|Dots|Download|Arrow(Down|Up)|PlayerStop|ChevronRight|Circle)\.mjs$`,
        String.raw`src/(base/(target-folder|source-choices.queries|tool.queries|document-links)|ui/(actions|tool-icons|catalogue-icons|tool-tile|use-page-title)|features/(tools/use-credits-text|folders/folder-tree|(orders|folders|brand-voices)/[\w-]+\.queries))\.tsx?$`,
      ].join('|'),
    ),
    priority: 1.6,
  },
  {
    name: 'choices',
    test: /@mantine\/core\/(esm\/components\/(Select|Menu)\/(Select|Menu)\.mjs|styles\/(ScrollArea|Combobox|Popover|Menu)\.layer\.css)$/,
    priority: 1.4,
  },
  { name: 'dashboard', test: /src\/pages\/dashboard-page\.tsx$/, priority: 1 },
  { name: 'lists', test: /src\/pages\/orders-page\.tsx$/, priority: 0.8 },
  {
    name: 'forms',
    test: /src\/(pages\/tool-page|features\/tools\/tool-workbench|ui\/tool-fields\/tool-field)\.tsx$/,
    priority: 0.6,
  },
  // What other pages need of these stays in chunks of its own: they load nothing of the editor.
  {
    name: 'document',
    test: /src\/pages\/document-with-review\.tsx$/,
    priority: 0.5,
    entriesAware: true,
    entriesAwareMergeThreshold: 3000,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), catalogueIcons(), leafImports(), earlyStart(), compressFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // Every browser of the build's target preloads modules itself.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // The first chunk lists the files of all pages: with names it is a kilobyte longer on every first visit.
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css')) ? 'assets/[hash].css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
});
