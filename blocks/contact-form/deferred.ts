import { saveBare } from '@slipstream/forms';
import { attributes, migrate } from './deprecated';
import { fromShortcode, toSubscriptions } from './transforms';

export const deferred = {
	deprecated: [ { apiVersion: 3, attributes, save: saveBare, migrate } ],
	transforms: { from: [ fromShortcode ], to: [ toSubscriptions ] },
};
