import { useState } from '@wordpress/element';
import type { FocusEvent } from 'react';

/**
 * Whether to say what is missing: at once in fields that were there, in new ones when the focus has left them.
 *
 * @param isNew Whether the fields were just added.
 */
export function useHasLeft( isNew: boolean ) {
	const [ hasLeft, setHasLeft ] = useState( ! isNew );
	const onBlur = ( { currentTarget, relatedTarget }: FocusEvent ) => {
		if ( ! currentTarget.contains( relatedTarget as Node | null ) ) {
			setHasLeft( true );
		}
	};
	return { hasLeft, onBlur };
}
