import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { AskedFirst } from './use-ask-first.ts';

interface BlanksQuestionProps {
  asked: AskedFirst;
  /** How many there are. */
  blanks: number;
  onFill: () => void;
}

/** Asked before a letter is copied with blanks in it. */
export function BlanksQuestion({ asked, blanks, onFill }: BlanksQuestionProps) {
  const isOne = blanks === 1;
  return (
    <Question
      asked={asked}
      title={isOne ? 'Copy with 1 blank?' : `Copy with ${blanks} blanks?`}
      description={
        isOne
          ? 'It is copied as a note in square brackets. Replace it before you send.'
          : 'They are copied as notes in square brackets. Replace them before you send.'
      }
      instead={isOne ? 'Fill it in' : 'Fill them in'}
      onInstead={onFill}
    />
  );
}

interface QuestionProps {
  asked: AskedFirst;
  title: string;
  description: string;
  /** What is done instead of copying. */
  instead: string;
  onInstead: () => void;
  children?: ReactNode;
}

/** Copying is possible all the same. */
export function Question({ asked, title, description, instead, onInstead, children }: QuestionProps) {
  const refuse = () => {
    asked.refuse();
    onInstead();
  };
  return (
    <Dialog
      open={asked.isAsking}
      onClose={asked.refuse}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={asked.agree}>
            Copy anyway
          </Button>
          <Button onClick={refuse}>{instead}</Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
