type EditorModule = typeof import('./proposal-editor.tsx');

let loading: Promise<EditorModule> | undefined;

/** The editor's own chunk, fetched once. A failed fetch is forgotten, so that asking again tries again. */
export function loadEditor(): Promise<EditorModule> {
  loading ??= import('./proposal-editor.tsx');
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}
