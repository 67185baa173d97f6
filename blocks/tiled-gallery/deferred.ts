import { deprecated } from './deprecated';

export const deferred = { deprecated };
