import {
	choiceField,
	createAddressView,
	numberField,
	textField,
} from '@slipstream/ui';
import type { Query } from '@slipstream/http';
import type { Access, State } from './types';

export type Part = State | 'newsletters' | 'import' | 'settings';

/** What the section shows. */
export interface SubscribersView {
	show: Part;
	search: string;
	access: '' | Access;
	/** A newsletter category, or 0. */
	category: number;
	sort: 'since-desc';
	page: number;
	/** The open import, or 0. */
	import: number;
	/** The open newsletter, or 0. */
	newsletter: number;
	/** The open subscriber, or 0. */
	id: number;
}

export const address = createAddressView< SubscribersView >( {
	path: '/subscribers',
	item: 'id',
	fields: {
		show: choiceField( [
			'active',
			'left',
			'newsletters',
			'import',
			'settings',
		] ),
		search: textField,
		access: choiceField( [ '', 'free', 'paid' ] ),
		category: numberField( 0 ),
		sort: choiceField( [ 'since-desc' ] ),
		page: numberField( 1 ),
		import: numberField( 0 ),
		newsletter: numberField( 0 ),
		id: numberField( 0 ),
	},
} );

/**
 * What the route is asked for.
 *
 * @param view The view.
 */
export const queryOf = ( view: SubscribersView ): Query => ( {
	state: view.show === 'left' ? 'left' : 'active',
	access: view.access || undefined,
	category: view.category || undefined,
} );
