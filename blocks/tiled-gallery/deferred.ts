import { deprecated } from './deprecated';
import { transforms } from './transforms';

export const deferred = { deprecated, transforms };
