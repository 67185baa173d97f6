import { getSettings, joinRest } from '@slipstream/settings';
import { filtersOf, statusOf } from './address';
import type { View } from './address';

/**
 * Where the CSV of a list is.
 *
 * @param view The list.
 * @param ids  Only these of it.
 */
export function exportAddress(
	view: View,
	ids: readonly number[] = []
): string {
	return joinRest( getSettings().restRoot, 'slipstream/v1/forms/export', {
		...( ids.length > 0
			? { ids: ids.join( ',' ) }
			: {
					...filtersOf( view ),
					is_unread: view.unread ? true : undefined,
				} ),
		status: statusOf( view.tab ),
	} );
}
