import { pageTitle } from '#shared/site/config.ts';

export function ProposalToolPage() {
  return (
    <div className="mx-auto max-w-page px-4 py-12 sm:px-6">
      <title>{pageTitle('Proposal tool')}</title>
      <h1 className="font-serif text-heading font-normal">Create a proposal</h1>
    </div>
  );
}
