import type { ReactNode } from 'react';

/**
 * A text in which the phone number, all from its first digit, is a link; a sign right before it belongs to it.
 *
 * @param text The text.
 */
export function linkPhone( text: string ): ReactNode {
	const [ , prefix = '', sign = '', number ] =
		/^(\D*?)([/+(]?)(\d.*)$/s.exec( text ) ?? [];
	if ( ! number ) {
		return text;
	}
	const digits = number.replace( /\D/g, '' );
	return [
		prefix.trim() && (
			<span key="prefix" className="phone-prefix">
				{ prefix }
			</span>
		),
		<a key="number" href={ `tel:${ sign === '+' ? '+' : '' }${ digits }` }>
			{ sign + number }
		</a>,
	];
}
