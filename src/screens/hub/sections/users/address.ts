import {
	createAddressView,
	numberField,
	optionalNumberField,
	textField,
} from '@slipstream/ui';

/** What the list of users shows. */
export interface UsersView {
	search: string;
	/** The site whose users are shown; undefined for all. */
	site: number | undefined;
	sort: string;
	page: number;
	id: number;
}

export const address = createAddressView< UsersView >( {
	path: '/users',
	fields: {
		search: textField,
		site: optionalNumberField,
		sort: textField,
		page: numberField( 1 ),
		id: numberField( 0 ),
	},
} );
