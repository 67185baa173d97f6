/*
 * What the stand-in for Mailchimp starts with: three audiences, whose settings differ, and 21 more to page through.
 */

/** The key that is good. */
export const KEY = `${ '0123456789abcdef'.repeat( 2 ) }-us7`;

/** Opt-in twice, with groups and fields. */
export const DOUBLE = '57afe96172';
/** Opt-in once. */
export const SINGLE = '1a2b3c4d5e';
/** Opt-in once, and a field without which nobody is taken. */
export const REQUIRED = 'ffeeddccbb';

const field = ( place, tag, name, type = 'text', required = false ) => ( {
	merge_id: place,
	tag,
	name,
	type,
	required,
	default_value: '',
	public: true,
	display_order: place,
	options: type === 'dropdown' ? { choices: [ 'A', 'B' ] } : { size: 25 },
	help_text: '',
} );

const category = ( id, title, type, interests ) => ( {
	id,
	title,
	display_order: 0,
	type,
	interests: interests.map( ( [ interest, name ], place ) => ( {
		category_id: id,
		id: interest,
		name,
		subscriber_count: '12',
		display_order: place + 1,
	} ) ),
} );

const audience = ( id, name, asksTwice, more = {} ) => ( {
	id,
	web_id: 4711,
	name,
	date_created: '2026-08-20T10:00:00+00:00',
	email_type_option: false,
	subscribe_url_short: `https://eepurl.test/${ id }`,
	subscribe_url_long: `https://example.us7.list-manage.test/subscribe?u=1&id=${ id }`,
	visibility: 'pub',
	double_optin: asksTwice,
	has_welcome: false,
	marketing_permissions: false,
	fields: [ field( 1, 'FNAME', 'First Name' ) ],
	categories: [],
	members: new Map(),
	/** Hashes of addresses that were deleted for good. */
	forgotten: new Set(),
	/** Hashes of addresses that Mailchimp itself keeps out: they bounced, or complained. */
	blocked: new Set(),
	webhooks: [],
	...more,
} );

export const audiences = () =>
	new Map(
		[
			audience( DOUBLE, 'Readers', true, {
				fields: [
					field( 1, 'FNAME', 'First Name' ),
					field( 2, 'SOURCE', 'Where they signed up' ),
					field( 3, 'AGE', 'Age', 'number' ),
				],
				categories: [
					category( 'a1e9f4b7f6', 'What do you like?', 'checkboxes', [
						[ '9143cf3bd1', 'News' ],
						[ '3a2a927344', 'Recipes & tips' ],
					] ),
					category( 'b2e9f4b7f6', 'Internal', 'hidden', [
						[ '7777777777', 'VIP' ],
					] ),
				],
			} ),
			audience( SINGLE, 'Friends & family', false, {
				fields: [
					field( 1, 'FNAME', 'First Name' ),
					field( 2, 'SOURCE', 'Where they signed up' ),
				],
			} ),
			audience( REQUIRED, 'Members', false, {
				fields: [ field( 1, 'FNAME', 'First Name', 'text', true ) ],
			} ),
			...Array.from( { length: 21 }, ( _, place ) =>
				audience(
					`00000000${ String( place ).padStart( 2, '0' ) }`,
					`More ${ place + 1 }`,
					false
				)
			),
		].map( ( one ) => [ one.id, one ] )
	);
