export { ProposalBody } from './letter/proposal-body.tsx';
