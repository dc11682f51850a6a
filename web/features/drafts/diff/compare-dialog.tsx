import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { NotLoaded } from '#web/ui/not-loaded.tsx';
import { Select } from '#web/ui/select.tsx';
import { DiffView } from './diff-view.tsx';

/** One text that can be compared with others. */
export interface ComparedText {
  readonly id: string;
  /** 'Version 2' */
  readonly name: string;
  readonly hint: string;
  readonly queryKey: readonly unknown[];
  readonly load: (signal: AbortSignal) => Promise<string>;
}

interface CompareDialogProps {
  title: string;
  texts: readonly ComparedText[];
  /** Ids of the two that are compared at first, the earlier one before. */
  before: string;
  after: string;
  onClose: () => void;
}

/** Any two of some texts, with what differs between them. */
export function CompareDialog({ title, texts, onClose, ...first }: CompareDialogProps) {
  const [beforeId, setBefore] = useState(first.before);
  const [afterId, setAfter] = useState(first.after);
  const before = texts.find(({ id }) => id === beforeId);
  const after = texts.find(({ id }) => id === afterId);
  return (
    <Dialog
      onClose={onClose}
      title={title}
      className="max-w-240"
      footer={
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="grid gap-5">
        <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
          <Choice label="From" texts={texts} value={beforeId} onChange={setBefore} />
          <ArrowRight aria-hidden className="mb-2.5 size-5 text-ink-faint max-sm:hidden" />
          <Choice label="To" texts={texts} value={afterId} onChange={setAfter} />
        </div>
        {before && after && <Difference before={before} after={after} />}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  texts: readonly ComparedText[];
  value: string;
  onChange: (id: string) => void;
}

function Choice({ label, texts, value, onChange }: ChoiceProps) {
  const options = texts.map(({ id, name, hint }) => ({ value: id, name, hint }));
  return (
    <Field label={label}>
      <Select options={options} value={value} onValueChange={onChange} />
    </Field>
  );
}

function Difference({ before, after }: { before: ComparedText; after: ComparedText }) {
  const [one, other] = [useText(before), useText(after)];
  const error = one.error ?? other.error;
  if (one.data !== undefined && other.data !== undefined)
    return <DiffView before={one.data} after={other.data} beforeName={before.name} afterName={after.name} />;
  if (!error) return <Loading label="Loading the texts" rows={['w-full', 'w-11/12', 'w-2/3']} />;
  const retry = () => {
    if (one.error) void one.refetch();
    if (other.error) void other.refetch();
  };
  return (
    <NotLoaded title="The texts could not be loaded" isBusy={one.isFetching || other.isFetching} onRetry={retry}>
      {error.message}
    </NotLoaded>
  );
}

/** What was saved once stays what it was: it is asked for once. */
function useText({ queryKey, load }: ComparedText) {
  return useQuery({ queryKey, queryFn: ({ signal }) => load(signal) });
}
