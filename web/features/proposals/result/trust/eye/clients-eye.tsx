import { useState } from 'react';
import { toPlainLetters } from '#shared/proposals/unicode-text.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { ListViewCard } from '../../sheet/text-figures.tsx';
import { type SpokenPiece, spokenPieces } from './spoken.ts';

export interface ClientsEyeProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** As Copy would give it now. */
  text: string;
  /** What it is written in. */
  lang: string | undefined;
  onPlainLettersChange: (plain: boolean) => void;
}

/** The proposal as its reader meets it: in the list, on a phone, and read aloud. */
export function ClientsEye({ open, onOpenChange, text, lang, onPlainLettersChange }: ClientsEyeProps) {
  const [view, setView] = useState('list');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="As the client sees it"
      description="Platforms show plain text: this is all that arrives."
      className="max-w-2xl"
    >
      <Tabs value={view} onValueChange={setView} className="gap-4">
        <TabsList aria-label="Ways to see it">
          <TabsTrigger value="list">In the list</TabsTrigger>
          <TabsTrigger value="phone">On a phone</TabsTrigger>
          <TabsTrigger value="spoken">Read aloud</TabsTrigger>
        </TabsList>
        <TabsContent value="list">
          <ListViewCard text={text} lang={lang} />
        </TabsContent>
        <TabsContent value="phone">
          <OnPhone text={text} lang={lang} />
        </TabsContent>
        <TabsContent value="spoken">
          <ReadAloud text={text} onPlainLetters={() => onPlainLettersChange(true)} />
        </TabsContent>
      </Tabs>
    </Dialog>
  );
}

function OnPhone({ text, lang }: Pick<ClientsEyeProps, 'text' | 'lang'>) {
  return (
    <div className="mx-auto w-full max-w-80 rounded-[1.75rem] border-4 border-line-strong bg-sheet p-2">
      <div
        role="region"
        aria-label="The proposal on a phone"
        tabIndex={0}
        className="max-h-[55dvh] overflow-y-auto rounded-[1.25rem] px-3 py-4 text-small whitespace-pre-line wrap-anywhere"
      >
        <div lang={lang}>{text}</div>
      </div>
    </div>
  );
}

function ReadAloud({ text, onPlainLetters }: { text: string; onPlainLetters: () => void }) {
  const pieces = spokenPieces(text);
  const spelled = pieces.filter(({ isSpelled }) => isSpelled).length;
  return (
    <div className="grid gap-4">
      {spelled === 0 ? (
        <p className="text-ink-soft">Nothing in the way: a screen reader says every word as a word.</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-soft border border-amber-line bg-amber-wash p-4">
          <p className="min-w-0 flex-1 basis-64 text-ink-soft">
            Many screen readers spell styled letters out by their names, or skip them. Plain letters are read as words,
            and a client’s search finds them.
          </p>
          <Button size="sm" onClick={onPlainLetters}>
            Use plain letters
          </Button>
        </div>
      )}
      <div
        className="max-h-[45dvh] overflow-y-auto rounded-soft border border-line bg-sheet p-4 whitespace-pre-line wrap-anywhere"
        role="region"
        aria-label="What is said"
        tabIndex={0}
      >
        {pieces.map((piece, index) => (
          <Said key={`${index}-${piece.isSpelled}`} {...piece} />
        ))}
      </div>
    </div>
  );
}

function Said({ text, isSpelled }: SpokenPiece) {
  return isSpelled ? <span className="text-amber-ink italic">{text}</span> : <>{toPlainLetters(text)}</>;
}
