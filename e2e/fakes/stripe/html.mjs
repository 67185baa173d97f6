/*
 * The pages of the stand-in for Stripe, as a person sees them.
 */
import { format } from './money.mjs';

export const escape = ( text ) =>
	String( text )
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' )
		.replaceAll( '"', '&quot;' );

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:26rem;margin:2rem auto;padding:0 1rem;color:#1a1a1a;background:#fff}
label{display:block;margin:.75rem 0 .25rem}input:not([type=radio]){width:100%;box-sizing:border-box;font:inherit;padding:.5rem}
button{font:inherit;margin-top:1rem;padding:.5rem 1rem}[role=alert]{border:1px solid #b00020;padding:.5rem;color:#b00020}`;

export function sendPage( response, title, content, status = 200 ) {
	response.writeHead( status, {
		'content-type': 'text/html; charset=utf-8',
		'cache-control': 'no-store',
	} );
	response.end(
		`<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${ escape(
			title
		) }</title><style>${ STYLE }</style></head><body><main><h1>${ escape(
			title
		) }</h1>${ content }</main></body></html>`
	);
}

export function redirect( response, url ) {
	response.writeHead( 303, { location: url } ).end();
}

export const alert = ( message ) =>
	message ? `<p role="alert">${ escape( message ) }</p>` : '';

export const field = (
	name,
	label,
	{ value = '', type = 'text', more = '' } = {}
) =>
	`<label for="${ name }">${ escape(
		label
	) }</label><input id="${ name }" name="${ name }" type="${ type }" value="${ escape(
		value
	) }" ${ more }>`;

export const cardFields = () =>
	field( 'card_number', 'Card number', {
		more: 'inputmode="numeric" autocomplete="cc-number"',
	} ) +
	field( 'expiry', 'Expiration (MM/YY)', { more: 'autocomplete="cc-exp"' } ) +
	field( 'cvc', 'Security code', {
		more: 'inputmode="numeric" autocomplete="cc-csc"',
	} );

export const button = ( label, name = 'action', value = '' ) =>
	`<button name="${ name }" value="${ escape( value ) }">${ escape(
		label
	) }</button>`;

export const link = ( url, label ) =>
	`<p><a href="${ escape( url ) }">${ escape( label ) }</a></p>`;

const EVERY = { day: 'day', week: 'week', month: 'month', year: 'year' };

/** Such as "EUR 5.00 per month". */
export function amountOf( { price, quantity } ) {
	const amount = format( price.unit_amount * quantity, price.currency );
	if ( ! price.recurring ) {
		return amount;
	}
	const { interval, interval_count: count } = price.recurring;
	return count === 1
		? `${ amount } per ${ EVERY[ interval ] }`
		: `${ amount } every ${ count } ${ EVERY[ interval ] }s`;
}
