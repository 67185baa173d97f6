/*
 * The hosted payment page of the stand-in for Stripe, the page of the payer's bank, and the page of an invoice.
 */
import { randomBytes } from 'node:crypto';
import { cardOf } from './cards.mjs';
import { complete, decline } from './checkout.mjs';
import {
	alert,
	amountOf,
	button,
	cardFields,
	field,
	link,
	redirect,
	sendPage,
} from './html.mjs';
import { format } from './money.mjs';
import { changeCard, payInvoice, subscriptionOf } from './subscriptions.mjs';

const SUBMIT = { donate: 'Donate', book: 'Book', subscribe: 'Subscribe' };
const PLACEHOLDER = '{CHECKOUT_SESSION_ID}';

const submitOf = ( { mode, submit_type: type } ) =>
	SUBMIT[ type ] ?? ( mode === 'subscription' ? 'Subscribe' : 'Pay' );

function methods( { payment_method_types: types } ) {
	const choices = { card: 'Card', sepa_debit: 'Bank debit' };
	return types.length < 2
		? ''
		: `<fieldset><legend>Payment method</legend>${ types
				.map(
					( type, at ) =>
						`<label><input type="radio" name="method" value="${ type }"${
							at ? '' : ' checked'
						}> ${ choices[ type ] }</label>`
				)
				.join( '' ) }</fieldset>`;
}

function emailField( world, session, typed ) {
	const customer =
		session.customer && world.all( 'customer' ).get( session.customer );
	return customer?.email
		? field( 'email', 'Email', {
				value: customer.email,
				type: 'email',
				more: 'readonly',
			} )
		: field( 'email', 'Email', {
				value: typed.email ?? session.customer_email ?? '',
				type: 'email',
				more: 'autocomplete="email"',
			} );
}

function showSession( world, session, response, { error, typed = {} } = {} ) {
	const { lines } = world.plans.get( session.id );
	sendPage(
		response,
		`${ submitOf( session ) } ${ lines.map( amountOf ).join( ' + ' ) }`,
		`${ alert( error ) }<p>${ world.mode === 'test' ? 'Test mode. ' : '' }${ lines
			.map(
				( { price } ) =>
					world.all( 'product' ).get( price.product )?.name ?? ''
			)
			.join(
				', '
			) }</p><form method="post" action="${ session.url }">${ emailField(
			world,
			session,
			typed
		) }${ methods( session ) }${ cardFields() }${ field(
			'name',
			'Name on card',
			{ value: typed.name, more: 'autocomplete="cc-name"' }
		) }${ button( submitOf( session ) ) }</form>${
			session.cancel_url ? link( session.cancel_url, 'Back' ) : ''
		}`
	);
}

/** What is wrong with what was typed into a form with a card. */
function problemOf(
	world,
	{ email, method, card_number: number, expiry, cvc }
) {
	if ( ! /^\S+@\S+\.\S+$/.test( email ?? '' ) ) {
		return 'Your email is incomplete.';
	}
	if ( method === 'sepa_debit' ) {
		return undefined;
	}
	const [ , month, year ] =
		/^(\d\d)\s*\/\s*(\d\d)$/.exec( expiry ?? '' ) ?? [];
	if ( ! number || ! month || ! /^\d{3,4}$/.test( cvc ?? '' ) ) {
		return 'Your card details are incomplete.';
	}
	return Date.UTC( 2000 + Number( year ), Number( month ) ) / 1000 <
		world.now()
		? 'Your card’s expiration date is in the past.'
		: undefined;
}

/** Leads back when the site has been told, or does not answer in time. */
async function finish( world, session, payer, response ) {
	const event = complete( world, session, payer );
	await world.stripe.webhooks.acknowledged(
		event,
		world.stripe.settings.holdSeconds * 1000
	);
	redirect(
		response,
		session.success_url.replaceAll( PLACEHOLDER, session.id )
	);
}

function closed( response, { status } ) {
	sendPage(
		response,
		status === 'complete'
			? 'You have already paid'
			: 'This page has expired',
		'<p>You can close this page.</p>'
	);
}

/** Has the payer's bank ask, and goes on with what it says. */
function askBank( world, response, next ) {
	const token = randomBytes( 12 ).toString( 'hex' );
	world.stripe.links.set( token, { next } );
	redirect( response, `${ world.stripe.base }/3ds/${ token }` );
}

async function paySession( world, session, typed, response ) {
	const email = session.customer
		? world.find( 'customer', session.customer ).email
		: null;
	const payer = {
		email: email ?? typed.email,
		name: typed.name,
		method: typed.method ?? 'card',
		card:
			typed.method === 'sepa_debit'
				? {}
				: cardOf( typed.card_number ?? '' ),
	};
	const error = problemOf( world, { ...typed, email: payer.email } );
	const pay = async ( answer ) => {
		if ( session.status !== 'open' ) {
			closed( answer, session );
		} else if ( payer.card.decline ) {
			decline( world, session, payer );
			showSession( world, session, answer, {
				error: payer.card.decline.message,
				typed,
			} );
		} else {
			await finish( world, session, payer, answer );
		}
	};
	if ( error ) {
		showSession( world, session, response, { error, typed } );
	} else if ( payer.card.asks ) {
		askBank( world, response, ( isAuthenticated, answer ) =>
			isAuthenticated
				? pay( answer )
				: showSession( world, session, answer, {
						error: 'Your bank could not authenticate you. Try another payment method.',
						typed,
					} )
		);
	} else {
		await pay( response );
	}
}

/** The payment page of a session. */
export async function sessionPage( stripe, { id, typed }, response ) {
	const world = stripe.findWorld( 'checkout.session', id );
	if ( ! world ) {
		sendPage( response, 'Page not found', '', 404 );
		return;
	}
	const session = world.find( 'checkout.session', id );
	if ( session.status !== 'open' ) {
		closed( response, session );
	} else if ( typed ) {
		await paySession( world, session, typed, response );
	} else {
		showSession( world, session, response );
	}
}

/** The page of the payer's bank. */
export async function bankPage( stripe, { id, typed }, response ) {
	const found = stripe.links.get( id );
	if ( ! found?.next ) {
		sendPage( response, 'Page not found', '', 404 );
	} else if ( typed ) {
		stripe.links.delete( id );
		await found.next( typed.action === 'complete', response );
	} else {
		sendPage(
			response,
			'3-D Secure',
			`<p>Your bank asks whether this is you.</p><form method="post">${ button(
				'Complete authentication',
				'action',
				'complete'
			) } ${ button( 'Fail authentication', 'action', 'fail' ) }</form>`
		);
	}
}

function showInvoice( invoice, response, error ) {
	sendPage(
		response,
		`Invoice ${ invoice.number }`,
		invoice.status === 'open'
			? `${ alert( error ) }<p>${ format(
					invoice.amount_due,
					invoice.currency
				) }</p><form method="post" action="${ invoice.hosted_invoice_url }">${ cardFields() }${ button(
					'Pay'
				) }</form>`
			: `<p>${ format( invoice.amount_paid, invoice.currency ) } paid.</p>`
	);
}

/** The page of an invoice, where a payer pays what could not be collected. */
export function invoicePage( stripe, { id, typed }, response ) {
	const world = stripe.findWorld( 'invoice', id );
	if ( ! world ) {
		sendPage( response, 'Page not found', '', 404 );
		return;
	}
	const invoice = world.find( 'invoice', id );
	if ( ! typed || invoice.status !== 'open' ) {
		showInvoice( invoice, response );
		return;
	}
	const card = cardOf( typed.card_number ?? '' );
	const error =
		problemOf( world, { ...typed, email: 'payer@example.test' } ) ??
		card.decline?.message;
	const pay = ( answer ) => {
		changeCard( world, subscriptionOf( world, invoice ).customer, card );
		payInvoice( world, invoice );
		redirect( answer, invoice.hosted_invoice_url );
	};
	if ( error ) {
		showInvoice( invoice, response, error );
	} else if ( card.asks ) {
		askBank( world, response, ( isAuthenticated, answer ) =>
			isAuthenticated
				? pay( answer )
				: showInvoice(
						invoice,
						answer,
						'Your bank could not authenticate you.'
					)
		);
	} else {
		pay( response );
	}
}
