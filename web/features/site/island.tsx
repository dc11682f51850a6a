import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';

interface IslandProps<Props> {
  of: ComponentType<Props>;
  /** Its name in web/site-islands.ts, which is where the browser finds the component. Once on a page. */
  name: string;
  /** As JSON can hold them: the browser is given the same. */
  props: Props;
}

/**
 * A part of a static page that does something. It is rendered by itself, so that the browser can bring it to life by itself;
 * the prose around it costs no script. For pages that are rendered to text alone: no hook around it, no island inside.
 */
export function Island<Props extends object>({ of: Part, name, props }: IslandProps<Props>) {
  const html = renderToString(<Part {...props} />, { identifierPrefix: name });
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      // oxlint-disable-next-line react/no-danger -- what React itself has just rendered, escaped by it
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
