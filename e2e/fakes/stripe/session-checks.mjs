/*
 * What parameters of a session of the hosted payment page must be, beyond their types.
 */
import { rejected, unsupported } from './errors.mjs';

const MINUTE = 60;
const DAY = 86400;

/** Parameters that this stand-in takes; the others are refused, so that nothing is ignored without a word. */
export const PLAIN = [
	'billing_address_collection',
	'cancel_url',
	'client_reference_id',
	'customer',
	'customer_email',
	'locale',
	'metadata',
	'submit_type',
	'success_url',
	'integration_identifier',
];
const KNOWN = [
	...PLAIN,
	'adaptive_pricing',
	'automatic_tax',
	'customer_creation',
	'custom_text',
	'expand',
	'expires_at',
	'line_items',
	'mode',
	'payment_intent_data',
	'payment_method_types',
	'subscription_data',
	'tax_id_collection',
	'ui_mode',
];
const KNOWN_OF_PAYMENT = [
	'description',
	'metadata',
	'receipt_email',
	'setup_future_usage',
	'statement_descriptor_suffix',
];
const KNOWN_OF_SUBSCRIPTION = [
	'billing_mode',
	'description',
	'metadata',
	'trial_end',
	'trial_period_days',
];

function checkKnown( params, known, path = '' ) {
	const other = Object.keys( params ?? {} ).find(
		( name ) => ! known.includes( name )
	);
	if ( other ) {
		throw unsupported( path ? `${ path }[${ other }]` : other );
	}
}

const required = ( params, name ) => {
	if ( params[ name ] === undefined ) {
		throw rejected(
			'parameter_missing',
			`Missing required param: ${ name }.`,
			name
		);
	}
};

const excluded = ( params, name, reason ) => {
	if ( params[ name ] !== undefined ) {
		throw rejected( undefined, `${ name }: ${ reason }`, name );
	}
};

function checkUrl( params, name ) {
	if ( params[ name ] !== undefined && ! URL.canParse( params[ name ] ) ) {
		throw rejected( 'url_invalid', 'Not a valid URL', name );
	}
}

/** Refuses what cannot be a session. */
export function checkShape( world, params ) {
	checkKnown( params, KNOWN );
	checkKnown(
		params.payment_intent_data,
		KNOWN_OF_PAYMENT,
		'payment_intent_data'
	);
	checkKnown(
		params.subscription_data,
		KNOWN_OF_SUBSCRIPTION,
		'subscription_data'
	);
	[ 'mode', 'line_items', 'success_url' ].forEach( ( name ) =>
		required( params, name )
	);
	[ 'success_url', 'cancel_url' ].forEach( ( name ) =>
		checkUrl( params, name )
	);
	if ( ( params.ui_mode ?? 'hosted_page' ) !== 'hosted_page' ) {
		throw unsupported( `ui_mode ${ params.ui_mode }` );
	}
	if ( params.mode === 'setup' ) {
		throw unsupported( 'mode setup' );
	}
	if ( params.customer ) {
		excluded( params, 'customer_email', 'not together with customer' );
		excluded( params, 'customer_creation', 'not together with customer' );
	}
	if ( params.mode === 'subscription' ) {
		excluded( params, 'customer_creation', 'only for payments' );
		excluded( params, 'payment_intent_data', 'only for payments' );
	} else {
		excluded( params, 'subscription_data', 'only for subscriptions' );
	}
	checkExpiry( world, params.expires_at );
}

function checkExpiry( world, time ) {
	const ahead = time === undefined ? DAY : time - world.now();
	if ( ahead < 30 * MINUTE - 5 || ahead > DAY + 5 ) {
		throw rejected(
			undefined,
			'A session expires 30 minutes to 24 hours after it is made.',
			'expires_at'
		);
	}
}
