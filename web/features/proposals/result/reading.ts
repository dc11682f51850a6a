export { ProposalBody } from './sheet/proposal-body.tsx';
