import { part } from '@slipstream/forms';

export const { name, settings } = part(
	'input-rating',
	'M12 4l2.4 5 5.6.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.6-.8z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' )
);
