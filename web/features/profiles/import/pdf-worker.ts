import { answerBy } from './answer.ts';
import { factsOfText } from './read/facts-of-text.ts';
import { pdfText } from './read/pdf-text.ts';

answerBy(async (source, say) =>
  'bytes' in source ? factsOfText(await pdfText(source.bytes, (done, of) => say({ type: 'page', done, of }))) : [],
);
