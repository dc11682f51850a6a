import { PackageOpen } from 'lucide-react';
import { useState } from 'react';
import { isBlank } from '#shared/http/text.ts';
import type { MaskedKind } from '#shared/proposals/masking.ts';
import { Button } from '#web/ui/button.tsx';
import { onDemand } from '#web/ui/on-demand.ts';
import { generateRequest } from '../generation/generate-request.ts';
import { useWizard } from '../wizard/wizard-context.ts';

const box = onDemand(async () => (await import('./glass-box.tsx')).PromptPreview);

const SHORT: Record<MaskedKind, string> = {
  names: 'names',
  emails: 'e-mails',
  phones: 'phone numbers',
  addresses: 'addresses',
  links: 'links',
  amounts: 'amounts',
  accounts: 'accounts',
};

/** The glass box: what leaves this server for a proposal, and what of it shall not. */
export function WhatIsSent() {
  const { state, dispatch, may } = useWizard();
  const [isOpen, setIsOpen] = useState(false);
  box.useWanted(isOpen, () => setIsOpen(false));
  const { jobTitle, jobDescription } = state.fields;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="sm"
        onClick={() => setIsOpen(true)}
        onPointerEnter={box.warm}
        onFocus={box.warm}
      >
        <PackageOpen aria-hidden />
        What we send to the AI
      </Button>
      {state.masked.length > 0 && (
        <span className="text-small text-ink-soft">
          Hidden from the model: {state.masked.map((kind) => SHORT[kind]).join(', ')}
        </span>
      )}
      <box.Part
        open={isOpen}
        onOpenChange={setIsOpen}
        request={isBlank(jobTitle) || isBlank(jobDescription) ? null : generateRequest(state, may)}
        masked={state.masked}
        onMask={(kinds) => dispatch({ type: 'masked', kinds })}
      />
    </div>
  );
}
