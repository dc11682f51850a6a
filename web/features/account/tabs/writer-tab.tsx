import { useState } from 'react';
import type { OwnKeyAnswer } from '#shared/proposals/own-key.ts';
import { Card, CardHeader, CardTitle } from '#web/ui/card.tsx';
import { Fetched } from '#web/ui/fetched.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { KeyForm } from './writer/key-form.tsx';
import { usageInWords, writerInWords } from './writer/key-words.ts';
import { PresentKey } from './writer/present-key.tsx';
import { useOwnKey } from './writer/use-own-key.ts';

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
