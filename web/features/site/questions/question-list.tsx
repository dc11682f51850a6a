import { ChevronDown } from 'lucide-react';
import { TextLink } from '../text-link.tsx';
import { type Block, isList, type Paragraph, type Question } from './question.ts';

interface QuestionListProps {
  questions: readonly Question[];
  /** Of the questions of one group one at a time is open. */
  group: string;
  /** The rank of a question among the page's headings. */
  level: 3 | 4;
}

/**
 * Questions between hairlines that open without a script. The name that an answer has in the address is
 * inside of what is folded, which is how a browser knows to open it; questions-in-browser.ts does the rest.
 */
export function QuestionList({ questions, group, level }: QuestionListProps) {
  const Title = `h${level}` as const;
  return (
    <div className="border-t border-line">
      {questions.map(({ id, question, answer }) => (
        <details key={id} name={group} className="group border-b border-line">
          <summary className="flex cursor-pointer list-none items-center justify-between gap-4 rounded-tight py-4 transition-colors duration-(--quick) ease-out hover:text-accent-ink [&::-webkit-details-marker]:hidden">
            <Title className="font-strong">{question}</Title>
            <ChevronDown
              aria-hidden
              className="size-5 shrink-0 text-ink-faint transition-transform duration-(--calm) ease-out group-open:rotate-180"
            />
          </summary>
          <div id={id} className="grid max-w-measure scroll-mt-18 gap-3 pb-5 text-ink-soft group-open:animate-appear">
            {answer.map((block, index) => (
              <AnswerBlock key={String(index)} block={block} />
            ))}
          </div>
        </details>
      ))}
    </div>
  );
}

function AnswerBlock({ block }: { block: Block }) {
  if (!isList(block)) {
    return (
      <p>
        <Words of={block} />
      </p>
    );
  }
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Words({ of: words }: { of: Paragraph }) {
  if (typeof words === 'string') return words;
  return words.map((piece) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <TextLink key={piece.to} to={piece.to}>
        {piece.text}
      </TextLink>
    ),
  );
}
