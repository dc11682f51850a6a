export { Link } from './link.tsx';
export { Navigate, useLocation, useNavigate, useSearchParams } from './navigator.ts';
export type { NavigateFunction, NavigateOptions } from './router.ts';
