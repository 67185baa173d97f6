import { part } from '@slipstream/forms';
import metadata from './block.json';
import { saveAsBefore } from './save-as-before';

export const { name, settings } = part(
	'form-progress-indicator',
	'M3 10.5h18v3H3zm9 1.2v.6h7.8v-.6z',
	() => import( /* webpackChunkName: "forms-fields-edit" */ './edit' ),
	() => null,
	{
		deprecated: [
			{
				// The server draws it today: whatever HTML was saved is taken for valid, and not saved again.
				attributes: {
					...metadata.attributes,
					html: { type: 'string', source: 'raw' },
				},
				supports: { className: false, customClassName: false },
				save: saveAsBefore,
				migrate: ( { html, ...attributes }: { html?: string } ) =>
					attributes,
			},
		],
	}
);
