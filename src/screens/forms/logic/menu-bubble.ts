import { _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '@slipstream/ui';

/**
 * Keeps the number in the administration's menu true while responses are read.
 *
 * @param unread How many are unread on the whole site.
 */
export function showUnread( unread: number ): void {
	const bubble = document.querySelector( '.slipstream-forms-unread' );
	const [ number, text ] = bubble?.children ?? [];
	if ( ! bubble || ! number || ! text ) {
		return;
	}
	bubble.className = bubble.className.replace(
		/\bcount-\d+/,
		`count-${ unread }`
	);
	number.textContent = formatNumber( unread );
	text.textContent = sprintf(
		/* translators: %s: a number. */
		_n( '%s unread response', '%s unread responses', unread, 'slipstream' ),
		formatNumber( unread )
	);
}
