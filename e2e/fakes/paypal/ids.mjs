const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An ID as PayPal makes them, not the same twice. */
export function newId( world, length = 17 ) {
	let number = ++world.paypal.count * 7919;
	let id = '';
	while ( id.length < length ) {
		id = LETTERS[ number % LETTERS.length ] + id;
		number = Math.floor( number / LETTERS.length ) + id.length * 13;
	}
	return id;
}
