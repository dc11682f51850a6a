import { pageTitle } from '#shared/site/config.ts';
import { ButtonsExample } from './buttons.tsx';
import { FieldsExample } from './fields.tsx';
import { FloatingExample } from './floating.tsx';
import { MessagesExample } from './messages.tsx';
import { PaperExample } from './paper.tsx';

/** Every component in every state, for developers. Exists in development only. */
export function GalleryPage() {
  return (
    <div className="mx-auto grid max-w-page gap-14 px-4 py-12 sm:px-6">
      <title>{pageTitle('Gallery')}</title>
      <h1 className="font-serif text-display font-normal">Gallery of components</h1>
      <ButtonsExample />
      <FieldsExample />
      <FloatingExample />
      <MessagesExample />
      <PaperExample />
    </div>
  );
}
