// Few large files rather than a hundred small ones: each costs a request, and joint compression is smaller. A group includes its
// dependencies, so it refers only to groups above it and no two files refer to each other (`refuse-cycles.ts`).
import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const source = (path: string) => join(import.meta.dirname, '../src', path).replaceAll('\\', '/');

/** Returns the modules reachable from `starts` by static imports, or by all imports; `barriers` are not entered. */
function reach(graph: Graph, starts: string[], barriers: string[] = [], isDynamicToo = false): Set<string> {
  const reached = new Set(barriers);
  const next = [...starts];
  for (let id = next.pop(); id !== undefined; id = next.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    const info = graph.getModuleInfo(id);
    next.push(...(info?.importedIds ?? []), ...(isDynamicToo ? (info?.dynamicallyImportedIds ?? []) : []));
  }
  for (const id of barriers) reached.delete(id);
  return reached;
}

/** Computed with the first module that asks; the graph is complete by then. */
function once<Value>(compute: (graph: Graph) => Value): (graph: Graph) => Value {
  let value: Value | undefined;
  return (graph) => (value ??= compute(graph));
}

const documentPages = [
  'pages/document-with-review.tsx',
  'features/document-editor/text/text-editor.tsx',
  'features/document-editor/writing.ts',
].map(source);
/** Modules that a document needs in reading mode. */
const ofReading = once((graph) => reach(graph, ['pages/document-page.tsx', 'pages/document-with-review.tsx'].map(source)));
const ofDocuments = once((graph) => reach(graph, documentPages));
const ofLists = once((graph) => reach(graph, ['pages/dashboard-page.tsx', 'pages/orders-page.tsx'].map(source)));
const ofForms = once((graph) => reach(graph, [source('pages/tool-page.tsx')]));
/** Modules that pages without a document can load. */
const ofOthers = once((graph) =>
  reach(
    graph,
    [source('app/main.tsx')],
    [source('pages/document-page.tsx'), source('pages/task-writing.tsx'), ...documentPages],
    true,
  ),
);

/** Of these, imports lead to all of a package, whatever of it is used (`leaf-imports.ts` knows the others). */
const isBehindBarrel = (id: string) => /node_modules\/(?!@mantine|@tabler)/.test(id);

/** True if a document and others need it. */
const isShared = (id: string, graph: Graph, others: (graph: Graph) => Set<string>): boolean =>
  !isBehindBarrel(id) && ofDocuments(graph).has(id) && others(graph).has(id);

/** Pages and panels that load separately. A module shared by two of them is in neither file. */
const pagesApart = once((graph) =>
  [
    ['pages/dashboard-page.tsx'],
    ['pages/orders-page.tsx'],
    ['pages/tools-page.tsx'],
    ['pages/tool-page.tsx'],
    ['features/document-editor/panel/details-tab.tsx', 'features/document-editor/panel/model-checks.tsx'],
    ['features/tasks/task-of-document.tsx'],
  ].map((starts) => reach(graph, starts.map(source))),
);
const isOfSeveral = (id: string, graph: Graph): boolean =>
  !isBehindBarrel(id) && pagesApart(graph).filter((reached) => reached.has(id)).length > 1;

const ofReviews = once((graph) =>
  reach(graph, ['features/tasks/review-panel.tsx', 'features/tasks/task-of-document.tsx'].map(source)),
);
/** Small parts that the review beside a document has in common with the pages of tasks. */
const isOfReview = (id: string) => /src\/(features\/tasks|base|ui)\/|contract\/src\/|components\/Alert\/|@tabler/.test(id);

/** Of several groups that fit, the first gets a module. */
const inOrder = [
  // The frame's styles come with those of the start: three small files less to ask for, and no page is drawn without them.
  {
    name: 'start',
    test: new RegExp(
      [
        String.raw`src/app/main\.tsx$`,
        'rolldown/runtime',
        String.raw`src/app/shell/(palette/)?[\w-]+\.module\.css`,
        String.raw`src/(ui/(bar-words|tool-tile|actions|kbd|banners|brand-mark|page-header|panel|covering-link|opening-row|status-badge|progress-bar|empty-drawing|avatar|row|paper|quiet-tabs|view-switch|bar-head|score-ring|score-verdict|fact-list|scroll-region)|features/(notifications/bell|websites/websites|tools/favorite-star))\.module\.css`,
        String.raw`@fontsource-variable/source-serif-4/`,
      ].join('|'),
    ),
  },
  // Modules of nearly every page behind the login.
  {
    name: 'shell',
    test: new RegExp(
      [
        String.raw`src/app/shell/shell\.tsx$`,
        String.raw`@mantine/core/esm/components/(ActionIcon|TextInput)/\1\.mjs$`,
        String.raw`@mantine/core/esm/components/(Combobox/ComboboxChevron/ComboboxChevron|CloseButton/CloseButton|Input/InputClearButton/InputClearButton)\.mjs$`,
        String.raw`@mantine/hooks/esm/use-(debounced|merged|uncontrolled|callback)`,
        // Small parts of tabs that lists of choices have too.
        String.raw`(create-scoped-keydown-handler|DirectionProvider|create-safe-context)\.mjs$`,
        String.raw`icons/Icon(Trash|Copy|Plus|X|WorldUpload|CircleCheckFilled|DeviceFloppy|FolderSymlink|Dots|Download|Arrow(Down|Up)|PlayerStop|ChevronRight|Circle|ArrowLeft|Star|StarFilled)\.mjs$`,
        // Modules that count prices and lengths.
        String.raw`contract/src/(tool-price|tool-values|text-words)\.ts$`,
        String.raw`src/(base/(target-folder|source-choices.queries|tool.queries|document-links)|ui/(actions|form-errors|language-names|tool-icons|catalogue-icons|tool-tile|use-page-title|paper|status-badge|view-switch)|features/(tools/(use-credits-text|favorite-star|use-favorite)|folders/folder-tree|tasks/task\.queries|(orders|folders|brand-voices)/[\w-]+\.queries))\.tsx?$`,
      ].join('|'),
    ),
  },
  { name: 'choices', test: /@mantine\/core\/(esm\/components\/(Select|Menu|Popover)\/(Select|Menu|Popover)\.mjs)$/ },
  { name: 'dialogs', test: /src\/ui\/(dialog|confirm-dialog|form-dialog)\.tsx$/ },
  // One file of modules that documents in reading mode share with lists and others: it is small, and each file is a request.
  {
    name: (id: string, graph: Graph) =>
      isShared(id, graph, ofLists) || (isShared(id, graph, ofOthers) && ofReading(graph).has(id) && !ofForms(graph).has(id))
        ? 'documents-and-lists'
        : null,
  },
  { name: (id: string, graph: Graph) => (isShared(id, graph, ofForms) ? 'documents-and-forms' : null) },
  { name: (id: string, graph: Graph) => (isOfSeveral(id, graph) ? 'several-pages' : null) },
  { name: 'dashboard', test: /src\/pages\/dashboard-page\.tsx$/ },
  { name: 'lists', test: /src\/pages\/orders-page\.tsx$/ },
  { name: 'forms', test: /src\/(pages\/tool-page|features\/tools\/tool-workbench|ui\/tool-fields\/tool-field)\.tsx$/ },
  // The styles of a document come with those that its text is read in.
  {
    name: 'reading',
    test: /src\/(pages\/document-page\.tsx|features\/document-editor\/(\w+\/)?[\w-]+\.module\.css)$|styles\/Tabs\.layer\.css$/,
  },
  { name: (id: string, graph: Graph) => (isShared(id, graph, ofOthers) ? 'documents-and-others' : null) },
  { name: 'document', test: /src\/pages\/document-(editing|with-review)\.tsx$/ },
  // The panels that are not the first one of a text.
  {
    name: 'panels',
    test: /src\/features\/(document-editor\/panel\/(details-tab|model-checks)|websites\/publication-list)\.tsx$/,
  },
  { name: (id: string, graph: Graph) => (isOfReview(id) && ofReviews(graph).has(id) ? 'review' : null) },
  { name: 'media', test: /src\/features\/assets\/(media-stage|media-download-menu)\.tsx$/ },
  { name: 'editor', test: /src\/features\/document-editor\/text\/text-editor\.tsx$/ },
];

export const chunkGroups = inOrder.map((group, index) => ({ ...group, priority: inOrder.length - index }));
