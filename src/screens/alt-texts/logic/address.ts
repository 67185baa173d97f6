import { STATES } from '@slipstream/ai-alt';
import type { AltState } from '@slipstream/ai-alt';
import { choiceField, createAddressView, numberField } from '@slipstream/ui';

/** What the screen shows. */
export interface View {
	group: AltState;
	page: number;
}

/** How a view stands in the address, such as '#/images?group=failed&page=2'. */
export const address = createAddressView< View >( {
	path: '/images',
	fields: { group: choiceField( STATES ), page: numberField( 1 ) },
} );
