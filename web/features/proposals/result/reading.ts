export { ProposalBody } from './sheet/proposal-body.tsx';
export { htmlToPlain, treeOfHtml } from './text/html-to-plain.ts';
