import './without-eval.ts';
import { answerBy } from './answer.ts';
import { factsOfText } from './read/facts-of-text.ts';
import { readDocument } from './read/read-document.ts';

answerBy((source) => ('bytes' in source ? readDocument(source.bytes) : factsOfText(source.text)));
