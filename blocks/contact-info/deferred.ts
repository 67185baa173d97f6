import { transforms } from './transforms';

export const deferred = { transforms };
