/** A refund that was asked for. */
interface Wish {
	/** As it was sent. */
	amount: string;
	/** Its ID, so that it is made once however often it is sent. */
	request: string;
}

const keyOf = ( order: number ) => `slipstream-refund-${ order }`;

function recall( order: number ): Partial< Wish > | null {
	try {
		return JSON.parse(
			window.sessionStorage.getItem( keyOf( order ) ) ?? 'null'
		) as Partial< Wish > | null;
	} catch {
		// Storage may be switched off, or hold what somebody else wrote.
		return null;
	}
}

/**
 * The wish to refund an amount of an order. Where the answer to it was lost, it is the same wish again, also after the
 * page was closed in between; another amount is another wish.
 *
 * @param order  The order's number.
 * @param amount The amount.
 */
export function refundWish( order: number, amount: string ): Wish {
	const last = recall( order );
	if ( last?.amount === amount && last.request ) {
		return { amount, request: last.request };
	}
	const wish = { amount, request: crypto.randomUUID() };
	try {
		window.sessionStorage.setItem( keyOf( order ), JSON.stringify( wish ) );
	} catch {
		// Without storage, a lost answer is asked for anew; the payment service refunds no more than was paid.
	}
	return wish;
}

/**
 * Forgets a wish that was granted, so that the same amount can be refunded again.
 *
 * @param order The order's number.
 */
export function forgetWish( order: number ): void {
	try {
		window.sessionStorage.removeItem( keyOf( order ) );
	} catch {
		// Then there was nothing to forget.
	}
}
