export { createVisitors, type Visitors } from './visitor.ts';
