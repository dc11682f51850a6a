import { useState } from 'react';
import type { OwnKeyAnswer } from '#shared/proposals/own-key.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { longDate } from '#web/ui/dates.ts';
import { Fetched } from '#web/ui/fetched.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { AskingButton } from '../security/row.tsx';
import { Definition, DefinitionList } from './definition-list.tsx';
import { KeyForm } from './writer/key-form.tsx';
import { usageInWords, writerInWords } from './writer/key-words.ts';
import { useDeleteOwnKey, useOwnKey } from './writer/use-own-key.ts';

/** The writer of the person's proposals, and the key for their own language model. */
export function WriterTab() {
  return (
    <div className="grid gap-6">
      <Fetched
        query={useOwnKey()}
        failed="Your writer could not be loaded"
        loading={<Loading label="Loading your writer" rows={['h-24', 'h-80']} className="gap-6" />}
      >
        {(answer) => <Loaded answer={answer} />}
      </Fetched>
    </div>
  );
}

function Loaded({ answer }: { answer: OwnKeyAnswer }) {
  const [isChanging, setChanging] = useState(false);
  const { key, usage } = answer;
  return (
    <>
      <Card aria-labelledby="writer-title">
        <CardHeader className="mb-2">
          <CardTitle id="writer-title">Who writes</CardTitle>
        </CardHeader>
        <p className="max-w-160 wrap-anywhere">{writerInWords(answer)}</p>
        {!key && usage.inAll.texts > 0 && (
          <p className="mt-2 text-ink-soft">Written with your own keys so far: {usageInWords(usage.inAll)}.</p>
        )}
      </Card>
      <Card aria-labelledby="own-key-title">
        <CardHeader className={key && !isChanging ? 'mb-4' : 'mb-2'}>
          <CardTitle id="own-key-title">{key ? 'Your key' : 'Use your own key'}</CardTitle>
        </CardHeader>
        {key && !isChanging && <PresentKey answer={answer} stored={key} onReplace={() => setChanging(true)} />}
        {(!key || isChanging) && (
          <>
            <p className="mb-5 max-w-160 text-ink-soft">
              Have a language model of your choice write your proposals. Your provider bills you. Available on every
              plan.
            </p>
            <KeyForm
              answer={answer}
              onSaved={() => setChanging(false)}
              onCancel={key ? () => setChanging(false) : undefined}
            />
          </>
        )}
      </Card>
    </>
  );
}

interface PresentKeyProps {
  answer: OwnKeyAnswer;
  stored: NonNullable<OwnKeyAnswer['key']>;
  onReplace: () => void;
}

/** The key that is stored, as far as it is ever shown, what it cost so far, and the ways to change and remove it. */
function PresentKey({ answer: { providers, usage }, stored, onReplace }: PresentKeyProps) {
  const remove = useDeleteOwnKey();
  const name = providers.find(({ id }) => id === stored.provider)?.name ?? stored.provider;
  return (
    <div className="grid gap-5">
      {!stored.isReadable && (
        <Alert tone="warning" title="Your key can no longer be read">
          The encryption key of this server was changed. Enter your key again to use it.
        </Alert>
      )}
      <DefinitionList>
        <Definition name="Provider">{name}</Definition>
        <Definition name="Model">
          <span className="wrap-anywhere">{stored.model}</span>
        </Definition>
        <Definition name="Key">
          <span aria-hidden>•••• </span>
          <span className="sr-only">Ends in </span>
          <span className="tabular-nums">{stored.lastFour}</span>
          <span className="text-ink-faint"> · saved on {longDate(stored.savedAt)}</span>
        </Definition>
        <Definition name="This month">{usageInWords(usage.thisMonth)}</Definition>
        <Definition name="In total">{usageInWords(usage.inAll)}</Definition>
      </DefinitionList>
      <p className="text-small text-ink-faint">
        Costs are estimated from list prices. What you are charged is in your account at {name}.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onReplace}>
          Change key or model
        </Button>
        <AskingButton
          name="Delete key"
          variant="secondary"
          className="border-danger-line text-danger-ink hover:border-danger"
          question={{
            title: 'Delete your key?',
            action: 'Delete key',
            cancel: 'Keep it',
            children: (
              <p>We remove it from our database immediately. At {name} it stays valid until you revoke it there.</p>
            ),
          }}
          busy={remove.isPending}
          onConfirm={(onSettled) => remove.mutate(undefined, { onSettled })}
        />
      </div>
    </div>
  );
}
