/** What a form says of its currency. */
interface Currency {
	code: string;
	/** Decimals that are shown. */
	digits: number;
	/** Decimals of the unit that amounts are counted in. */
	unit: number;
	decimal: string;
}

const currencyOf = ( { dataset }: HTMLFormElement ): Currency => ( {
	code: dataset.currency ?? '',
	digits: Number( dataset.digits ),
	unit: Number( dataset.unit ),
	decimal: dataset.decimal ?? '.',
} );

/**
 * An amount as the server writes it in sentences, such as "EUR 5" or "EUR 4,50".
 *
 * @param units    Units of the currency.
 * @param currency The currency.
 */
export function format( units: number, currency: Currency ): string {
	const all = String( units ).padStart( currency.unit + 1, '0' );
	const whole = all.slice( 0, all.length - currency.unit );
	const rest = all.slice( whole.length ).replace( /0+$/, '' );
	return `${ currency.code } ${ whole }${
		rest && currency.decimal + rest.padEnd( currency.digits, '0' )
	}`;
}

/**
 * A typed amount that means the same everywhere, in units; null for others, which the server reads.
 *
 * @param text What was typed.
 * @param unit Decimals of the unit.
 */
export function unitsOf( text: string, unit: number ): number | null {
	const found = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec( text.trim() );
	const rest = found?.[ 2 ] ?? '';
	return found && rest.length <= unit
		? Number( `${ found[ 1 ] }${ rest.padEnd( unit, '0' ) }` )
		: null;
}

function chosen( tab: Element, currency: Currency ): number | null {
	const amount = tab.querySelector< HTMLInputElement >(
		'.donations__amount input[type="radio"]:checked'
	)?.value;
	if ( amount !== 'own' ) {
		return amount ? Number( amount ) : null;
	}
	const text = tab.querySelector< HTMLInputElement >(
		'.donations__amount-value'
	);
	return text ? unitsOf( text.value, currency.unit ) : null;
}

/**
 * Says what is agreed to where it goes on: the amount with the fees, however it was chosen. Where the sum depends on
 * what only the server knows, its own sentence stays.
 *
 * @param form The form.
 */
export function showSentences( form: HTMLFormElement ) {
	const currency = currencyOf( form );
	const update = () =>
		form
			.querySelectorAll< HTMLElement >( '.donations__tab' )
			.forEach( ( tab ) => {
				const { sentence } = tab.dataset;
				const open = tab.querySelector(
					'.donations__sentence.is-open'
				);
				const box = open?.parentElement;
				if ( ! sentence || ! open || ! box ) {
					return;
				}
				open.setAttribute(
					'data-open',
					open.getAttribute( 'data-open' ) ?? open.textContent ?? ''
				);
				const units = chosen( tab, currency );
				const rate = tab.querySelector(
					'.slipstream-payment-fees :checked'
				)
					? Number( form.dataset.fee )
					: 0;
				const step = Number( form.dataset.step ) || 1;
				const extra =
					Math.ceil( ( ( units ?? 0 ) * rate ) / 10000 / step ) *
					step;
				open.textContent =
					units === null
						? open.getAttribute( 'data-open' )
						: sentence.replace(
								'%s',
								format( units + extra, currency )
							);
				box.classList.add( 'is-live' );
			} );
	form.addEventListener( 'change', update );
	form.addEventListener( 'input', update );
	window.addEventListener( 'pageshow', update );
	update();
}
